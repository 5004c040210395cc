import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { entriesOf, TEXTS, textOf } from "../build/texts";
import { bundleOf, speak } from "$/i18n/language.svelte";
import { leftText, paceSpan, spanOf, spanText } from "$/i18n/times";
import { mergeGames } from "$/people/gameList";
import { kindsOf, meanOf } from "$/people/insights";
import { sparkArea, sparkLine, sparkPoints } from "$/people/sparkline";
import type { MyGame } from "$/protocol";
import type { HeldSeat } from "$/seats.svelte";
import { clockText, timeText } from "$/table/clock.svelte";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe("time in words", () => {
  beforeAll(() => speak(bundleOf("en", textOf("en"))));

  test.each([
    [2 * DAY, "2 days left"],
    [2 * DAY - 30_000, "2 days left"], // has just started
    [7 * DAY - MINUTE, "7 days left"],
    [6 * DAY + 20 * HOUR, "6 days left"], // never more than is left
    [47 * HOUR, "47 hours left"],
    [DAY, "24 hours left"],
    [90 * MINUTE, "1 hour left"],
    [HOUR - 10_000, "1 hour left"],
    [50 * MINUTE, "50 minutes left"],
    [MINUTE, "1 minute left"],
    [20_000, "less than a minute left"],
    [0, "time is up"],
    [-5 * DAY, "time is up"],
  ])("%d milliseconds: %s", (left, words) => expect(leftText(left)).toBe(words));

  test("the time left never grows, and is at most one percent too high", () => {
    let before = Number.POSITIVE_INFINITY;
    const size = { days: DAY, hours: HOUR, minutes: MINUTE };
    for (let left = 15 * DAY; left >= 0; left -= 7 * MINUTE) {
      const { unit, amount } = spanOf(left);
      const shown = amount * size[unit];
      expect(shown).toBeLessThanOrEqual(before);
      expect(shown).toBeLessThanOrEqual(left * 1.01 + 1);
      before = shown;
    }
  });

  test("a pace of whole days is shown in days", () => {
    expect(paceSpan(3600)).toEqual({ unit: "hours", amount: 1 });
    expect(paceSpan(8 * 3600)).toEqual({ unit: "hours", amount: 8 });
    expect(paceSpan(24 * 3600)).toEqual({ unit: "days", amount: 1 });
    expect(paceSpan(7 * 24 * 3600)).toEqual({ unit: "days", amount: 7 });
  });

  test("a clock is in words at a turn-based table, and to the second elsewhere", () => {
    const clock = { type: "clock" as const, number: 1, seat: 0, left: 3 * DAY, reserves: [0, 0, 0], since: 0 };
    expect(timeText({ ...clock, until: 3 * DAY }, 3 * DAY)).toBe("3 days");
    expect(timeText({ ...clock, until: 3 * DAY }, 40 * MINUTE)).toBe("40 minutes");
    expect(timeText(clock, 75_000)).toBe(clockText(75_000));
    expect(clockText(75_000)).toBe("1:15");
  });

  test.each(["uk", "ru"])("%s has all its plural forms", (language) => {
    speak(bundleOf(language, textOf(language)));
    const said = [1, 2, 5, 21, 22].map((hours) => spanText(hours * HOUR));
    expect(new Set(said.map((words) => words.replace(/\d+/, ""))).size).toBe(3);
    speak(bundleOf("en", textOf("en")));
  });
});

const game = (table: string, more: Partial<MyGame> = {}): MyGame => ({ table, phase: "playing", settings: {}, names: ["Ann", "Ben", ""], seat: 0, ...more });
const seat = (table: string, more: Partial<HeldSeat> = {}): HeldSeat => ({ table, code: "CODE", seat: 1, token: "t", name: "Ann", seed: "s", since: 5, ...more });
const order = (games: { table: string }[]) => games.map(({ table }) => table).join(" ");

describe("the list of games", () => {
  test("my turns come first, the most urgent on top; then other games, gathering tables, this browser's games and finished ones", () => {
    const account = [
      game("over-old", { phase: "over", finished: 10 }),
      game("others"),
      game("gathers", { phase: "gathering" }),
      game("asked-late", { is_asked: true, until: 900 }),
      game("asked-untimed", { is_asked: true }),
      game("asked-soon", { is_asked: true, until: 100 }),
      game("over-new", { phase: "over", finished: 90 }),
    ];
    const held = [seat("here"), seat("here-over", { over: true, since: 50 })];
    expect(order(mergeGames(account, held))).toBe("asked-soon asked-late asked-untimed others gathers here over-new here-over over-old");
  });

  test("a table is listed once, with the facts of the account", () => {
    const merged = mergeGames([game("both", { is_asked: true })], [seat("both"), seat("mine")]);
    expect(order(merged)).toBe("both mine");
    expect(merged.map(({ group, isHere }) => [group, isHere])).toEqual([["asked", false], ["here", true]]);
  });

  test("a closed table is not listed, even if this browser remembers it", () => {
    expect(mergeGames([game("closed", { phase: "closed" })], [seat("closed")])).toEqual([]);
  });

  test("a guest sees the games of this browser, with the names it remembers", () => {
    const merged = mergeGames([], [seat("a", { people: ["Ann", "", "Cid"] }), seat("b")]);
    expect(merged.map(({ names }) => names)).toEqual([["Ann", "Cid"], ["Ann"]]);
  });
});

describe("the sparkline of a rating", () => {
  test("lies within its box, from left to right, the best at the top", () => {
    const points = sparkPoints([10, 30, 20, 40], 100, 40, 4);
    expect(points.map(({ x }) => x)).toEqual([4, 34.7, 65.3, 96]);
    expect(points[0]?.y).toBe(36);
    expect(points[3]?.y).toBe(4);
    for (const { x, y } of points) expect(x >= 4 && x <= 96 && y >= 4 && y <= 36).toBe(true);
  });

  test("equal values run along the middle", () => {
    expect(sparkPoints([25], 100, 40, 4)).toEqual([{ x: 96, y: 20 }]);
    expect(sparkPoints([25, 25, 25], 100, 40, 4).every(({ y }) => y === 20)).toBe(true);
    expect(sparkPoints([], 100, 40)).toEqual([]);
  });

  test("is drawn as a line, and filled down to the bottom", () => {
    const points = [{ x: 1, y: 2 }, { x: 3, y: 4 }];
    expect(sparkLine(points)).toBe("M1 2L3 4");
    expect(sparkArea(points, 9)).toBe("M1 2L3 4L3 9L1 9Z");
    expect(sparkArea([], 9)).toBe("");
  });
});

test("every message about people is used", () => {
  const folder = join(import.meta.dirname, "../src");
  const names = readdirSync(folder, { recursive: true }).map(String).filter((name) => /\.(svelte|ts)$/.test(name));
  const code = names.map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
  const own = ["turns.ftl", "people.ftl"].flatMap((name) => [...entriesOf(readFileSync(join(TEXTS, "en", name), "utf8")).keys()]);
  const made = /^(problem|left|span|each|games|admin-until|admin-action|confirm|reason)-/; // these ids are composed in the code
  expect(own.filter((id) => !made.test(id) && !code.includes(`"${id}"`) && !code.includes(`'${id}'`))).toEqual([]);
});

describe("insights", () => {
  const marks = [10, 20, 90].map((mark, at) => ({ at, mark }));
  const kinds = ["spy", "lord", "heir", "soldier", "archer"].map((kind, lost) => ({ kind, choices: 9, lost }));

  test("the average counts the latest marks", () => {
    expect(meanOf(marks)).toBe(40);
    expect(meanOf(marks, 2)).toBe(55);
    expect(meanOf([])).toBeNull();
  });

  test("no card is among the best and the worst", () => {
    const { best, worst } = kindsOf({ games: 3, marks, kinds });
    expect(best.map(({ kind }) => kind)).toEqual(["spy", "lord"]);
    expect(worst.map(({ kind }) => kind)).toEqual(["archer", "soldier"]);
    expect(kindsOf({ games: 3, marks })).toEqual({ best: [], worst: [] });
  });
});
