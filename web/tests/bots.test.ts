/** Bots in words: what takes long says so, and is not offered on a device. */
import { expect, test } from "vitest";
import { optionText, quickOnly, seatText } from "$/i18n/bots";
import type { About, SeatNews } from "$/protocol";

const about = {
  bots: [{ bot: "casual", text: "" }, { bot: "strong", text: "", milliseconds: 5 }, { bot: "master", text: "", milliseconds: 500 }],
  character_levels: ["casual", "strong", "master"],
} as unknown as About;

test("only a bot that takes a while says how long", () => {
  expect(about.bots.map(optionText).map((text) => text.includes("slow"))).toEqual([false, false, true]);
});

test("a device offers only quick bots, and characters of quick levels", () => {
  const quick = quickOnly(about);
  expect(quick.bots.map(({ bot }) => bot)).toEqual(["casual", "strong"]);
  expect(quick.character_levels).toEqual(["casual", "strong"]);
});

test("a seat names the bot that has helped out", () => {
  const seat = { kind: "bot", bot: "master" } as SeatNews;
  expect(seatText(seat)).not.toContain("busy");
  expect(seatText({ ...seat, helper: "strong" })).toContain("busy");
});
