import { describe, expect, test } from "vitest";
import { nextOf, streakOf, weekOf, withAnswer, type Diary } from "$/puzzles/diary";

const EMPTY: Diary = { tried: [], solved: [], days: [] };

describe("the diary of puzzles", () => {
  test("a streak counts the days up to today, or to yesterday while today's puzzle is open", () => {
    const days = ["2031-02-26", "2031-02-27", "2031-02-28"];
    expect(streakOf(days, "2031-02-28")).toBe(3);
    expect(streakOf(days, "2031-03-01")).toBe(3);
    expect(streakOf(days, "2031-03-02")).toBe(0);
    expect(streakOf([...days, "2031-03-01"], "2031-03-01")).toBe(4);
    expect(streakOf([], "2031-03-01")).toBe(0);
  });

  test("a week is seven days, across months and years", () => {
    const week = weekOf(["2030-12-31", "2031-01-02"], "2031-01-02");
    expect(week.map(({ day }) => day)).toEqual(["2030-12-27", "2030-12-28", "2030-12-29", "2030-12-30", "2030-12-31", "2031-01-01", "2031-01-02"]);
    expect(week.map(({ solved }) => solved)).toEqual([false, false, false, false, true, false, true]);
  });

  test("a wrong answer is a try, a right one solves the puzzle and its day once", () => {
    const wrong = withAnswer(EMPTY, 5, false, "2031-01-02");
    expect(wrong).toEqual({ tried: [5], solved: [], days: [] });
    const right = withAnswer(wrong, 5, true, "2031-01-02");
    expect(withAnswer(right, 5, true, "2031-01-02")).toEqual({ tried: [5], solved: [5], days: ["2031-01-02"] });
    expect(withAnswer(EMPTY, 6, true, null).days).toEqual([]);
  });

  test("the next puzzle is the next one that is not solved, in a circle", () => {
    expect(nextOf([1, 2, 3, 4], 2, [3])).toBe(4);
    expect(nextOf([1, 2, 3, 4], 4, [1])).toBe(2);
    expect(nextOf([1, 2], 1, [1, 2])).toBe(2);
    expect(nextOf([3], 3, [])).toBe(null);
  });
});
