/** Friends, recovery and the first page: what the page decides by itself. */
import { beforeAll, describe, expect, test, vi } from "vitest";
import { textOf } from "../build/texts";
import { problemIn } from "$/account/passwordProblem";
import { nextGame } from "$/home/nextGame";
import { bundleOf, has, speak } from "$/i18n/language.svelte";
import { standingOf } from "$/people/standing";
import type { Friends, MyGame, RatingChanges } from "$/protocol";
import type { HeldSeat } from "$/seats.svelte";
import { nameOf } from "$/table/boardView";
import { whenRated } from "$/table/ratingChanges";

const friend = (account: string) => ({ account, name: account, since: 1 });

test("how somebody stands to one", () => {
  const lists: Friends = { friends: [friend("a")], asks: [friend("b")], asked: [friend("c")], invitations: [], recent: [] };
  expect(["a", "b", "c", "d"].map((account) => standingOf(lists, account))).toEqual(["friend", "asks", "asked", "none"]);
});

describe("what is wrong with a form", () => {
  beforeAll(() => speak(bundleOf("en", textOf("en"))));
  test.each([
    [{ name: " ", old: "x" }, "account-name-missing"],
    [{ name: "Ann", old: "" }, "password-missing"],
    [{ name: "Ann", fresh: "" }, "password-missing"],
    [{ name: "Ann", fresh: "seven77" }, "problem-short-password"],
    [{ name: "Ann", fresh: "🦁🦁🦁🦁" }, "problem-short-password"], // characters, not units
    [{ name: "Ann", code: "", fresh: "long enough" }, "recovery-code-missing"],
    [{ name: "Ann", code: "x", fresh: "long enough" }, null],
    [{ old: "x", fresh: "eight888" }, null],
    [{ old: "short" }, null], // an old password may be anything
  ])("%o: %s", (fields, problem) => {
    expect(problemIn(fields)).toBe(problem);
    if (problem) expect(has(problem)).toBe(true);
  });
});

describe("the game to go on with", () => {
  const game = (table: string, is_asked: boolean): MyGame => ({ table, phase: "playing", settings: {}, names: ["Ann", "Bob", "", "Dan"], seat: 0, is_asked });
  const held = { table: "held", seat: 1, name: "Ann", people: ["Eve", "Ann", "Bob", "Cid", "Dan"] } as HeldSeat;
  test("is the one that waits", () => expect(nextGame([game("no", false), game("yes", true)], [held], "Ann")).toEqual({ table: "yes", asked: true, names: "Bob, Dan", others: [1, 3] }));
  test("is else the last of this browser", () => expect(nextGame([game("no", false)], [held], "Ann")).toEqual({ table: "held", asked: false, names: "Eve, Bob, Cid", others: [0, 2, 3] }));
  test("is none for a newcomer", () => expect(nextGame([], [], "")).toBeNull());
});

describe("the names of bots", () => {
  test.each([["en", "Heloise"], ["fr", "Héloïse"], ["uk", "Елоїза"], ["ru", "Элоиза"], ["it", "Eloisa"]])("%s", (language, name) => {
    speak(bundleOf(language, textOf(language)));
    expect(nameOf({ kind: "bot", name: "Heloise" })).toBe(name);
    expect(nameOf({ kind: "person", name: "Heloise" })).toBe("Heloise"); // a person is called as they wish
    expect(nameOf({ kind: "bot", name: "Tomas" })).toBe("Tomas");
  });
});

test("the rating is asked for until the server has counted the game", async () => {
  vi.useFakeTimers();
  const answers: RatingChanges[] = [{ ladder: "", changes: [] }, { ladder: "base-4", changes: [{ seat: 0, before: 1000, after: 1014 }] }];
  const get = vi.fn(() => Promise.resolve(answers.shift() ?? { ladder: "", changes: [] }));
  const call = vi.fn();
  whenRated("t", call, get);
  await vi.runAllTimersAsync();
  expect(call).toHaveBeenCalledExactlyOnceWith([{ seat: 0, before: 1000, after: 1014 }]);
  expect(get).toHaveBeenCalledTimes(2);
  const never = vi.fn(() => Promise.reject(new Error("away")));
  const stop = whenRated("t", call, never);
  await vi.advanceTimersByTimeAsync(500);
  stop();
  const asked = never.mock.calls.length;
  await vi.runAllTimersAsync();
  expect(never.mock.calls.length).toBe(asked);
  vi.useRealTimers();
});
