import { describe, expect, test } from "vitest";
import { guestGames, seatsOf } from "$/account/guestGames";
import { browserName } from "$/account/browserName";
import { keyBytes, channelOf } from "$/account/push";
import { agoText, daysLeft, dayValue, endOfDay } from "$/account/dates";
import { DAY } from "$/i18n/times";
import { addressText } from "$/account/channels";
import type { MyGame } from "$/protocol";
import type { HeldSeat } from "$/seats.svelte";

const held = (table: string, seat = 0, token = "token-" + table): HeldSeat => ({ table, code: "", seat, token, name: "Ann", seed: "", since: 0 });
const game = (table: string, seat: number): MyGame => ({ table, seat, phase: "playing", settings: {}, names: [] });

describe("games played as a guest", () => {
  test("are claimed with their tokens, except those that the account has", () => {
    const games = guestGames([held("a"), held("b", 2), held("c", 1)], [game("b", 2), game("c", 3)]);
    expect(games).toEqual([{ table: "a", token: "token-a" }, { table: "c", token: "token-c" }]);
  });

  test("are left out if the server cannot read them, and limited to 200", () => {
    const broken = [held("x".repeat(17)), held("a", 0, ""), held("b", 0, "t".repeat(65)), { ...held("c"), token: 7 as unknown as string }];
    expect(guestGames(broken)).toEqual([]);
    expect(guestGames(Array.from({ length: 300 }, (_, index) => held("t" + index)))).toHaveLength(200);
  });

  test("are forgotten by a browser that signs out, if the account has them", () => {
    expect(seatsOf([held("a"), held("b", 2)], [game("a", 1), game("b", 2), game("z", 0)])).toEqual(["b"]);
  });
});

test.each([
  ["(X11; Linux x86_64; rv:142.0) Firefox/142.0", "Firefox · Linux"],
  ["(Windows NT 10.0; Win64; x64) Chrome/141.0.0.0 Safari/537.36", "Chrome · Windows"],
  ["(Windows NT 10.0; Win64; x64) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0", "Edge · Windows"],
  ["(iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Mobile/15E148 Safari/604", "Safari · iOS"],
  ["(Linux; Android 10; K) Chrome/141.0.0.0 Mobile Safari/537.36", "Chrome · Android"],
  ["(Macintosh; Intel Mac OS X 10_15_7) Version/18.6 Safari/605.1.15", "Safari · macOS"],
  ["python-httpx/0.28.1", "python-httpx/0.28.1"],
  ["", ""],
])("a browser is recognised by its user agent: %s", (label, name) => expect(browserName(label)).toBe(name));

test("a past time is shown in its largest unit", () => {
  const now = Date.UTC(2026, 10, 16, 12);
  expect(agoText(now - 3 * DAY - 5000, now, "en")).toBe("3 days ago");
  expect(agoText(now - DAY, now, "en")).toBe("yesterday");
  expect(agoText(now - 2 * 3_600_000, now, "fr")).toBe("il y a 2 heures");
  expect(agoText(now + 9000, now, "en")).toBe("this minute");
});

test("a chosen day lasts to its end, and the days left are rounded down", () => {
  expect(dayValue(endOfDay("2026-12-31") ?? 0)).toBe("2026-12-31");
  expect(endOfDay("2026-03-01") ?? 0).toBeGreaterThan(new Date(2026, 2, 1, 23).getTime());
  expect(endOfDay("")).toBeNull();
  expect([daysLeft(30 * DAY), daysLeft(DAY - 1), daysLeft(-5)]).toEqual([30, 0, 0]);
});

test("a push key is decoded as browsers expect it", () => {
  expect([...keyBytes("-_8A")]).toEqual([251, 255, 0]);
});

test("a subscription without its keys is not a channel", () => {
  const endpoint = "https://push.example.org/abc";
  expect(channelOf({ endpoint, keys: { p256dh: "p", auth: "a" } }, "uk")).toEqual({ kind: "push", address: endpoint, keys: { p256dh: "p", auth: "a" }, language: "uk" });
  expect(channelOf({ endpoint }, "uk")).toBeNull();
});

test("only the ends of a secret address are shown", () => {
  expect(addressText({ kind: "discord", address: "https://discord.com/api/webhooks/123/very-secret" })).toBe("discord.com …secret");
  expect(addressText({ kind: "email", address: "ann@example.org" })).toBe("ann@example.org");
  expect(addressText({ kind: "matrix", address: "nonsense" })).toBe("nonsense");
});
