import { expect, test } from "vitest";
import { summaryOf } from "$/table/previews";

test("a certain outcome has no risk", () => {
  expect(summaryOf({ action: "wait", outcomes: [{ gains: [0, 0] }] })).toEqual({ changes: [], gone: [], risks: [] });
});

test("the outcome of most kinds comes first, the others are risks", () => {
  const seen = summaryOf({
    action: "target 4",
    outcomes: [
      { gains: [1, 4, 0], gone: [7, 9], kinds: ["ambush"] },
      { gains: [1, 0, 0], gone: [7], kinds: ["heir", "lord", "spy"] },
    ],
  });
  expect(seen).toEqual({
    changes: [{ seat: 0, amount: 1 }],
    gone: [7],
    risks: [{ kinds: ["ambush"], changes: [{ seat: 0, amount: 1 }, { seat: 1, amount: 4 }], gone: [9] }],
  });
});

test("an answer without a preview has no summary", () => {
  expect(summaryOf(undefined)).toBeNull();
});
