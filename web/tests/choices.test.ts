import { describe, expect, test } from "vitest";
import { atEnd, atGap, atPile, choicesOf, kindsToPlay, openChoices, read } from "$/table/choices";

const question = (actions: string[]) => ({ seat: 0, kind: "place", text: "", actions });

describe("answers by position", () => {
  test.each([
    ["place soldier first", { word: "place", kind: "soldier", spot: { at: "first" } }],
    ["place royal_decree last", { word: "place", kind: "royal_decree", spot: { at: "last" } }],
    ["place spy on 12", { word: "place", kind: "spy", spot: { at: "pile", pile: 12 } }],
    ["twin on 3", { word: "twin", kind: "twin", spot: { at: "pile", pile: 3 } }],
    ["target 4", { word: "target", spot: { at: "pile", pile: 4 } }],
    ["activate 2", { word: "activate", spot: { at: "pile", pile: 2 } }],
    ["gap 0", { word: "gap", spot: { at: "gap", before: 0 } }],
    ["mode 2", { word: "mode", mode: 2 }],
    ["swap spy", { word: "swap", kind: "spy" }],
    ["wait", { word: "wait" }],
    ["repeat", { word: "repeat" }],
  ])("%s", (action, expected) => {
    expect(read(action)).toEqual({ action, ...expected });
  });

  test("an unknown action is offered unchanged", () => {
    expect(read("something new")).toEqual({ action: "something new", word: "something new" });
  });

  test("a card must be picked up before its position can be chosen", () => {
    const choices = choicesOf(question(["place spy first", "place spy last", "place lord first", "place lord on 2"]));
    expect(kindsToPlay(choices)).toEqual(["spy", "lord"]);
    expect(openChoices(choices, null)).toEqual([]);
    const open = openChoices(choices, "lord");
    expect(atEnd(open, "first")?.action).toBe("place lord first");
    expect(atEnd(open, "last")).toBeUndefined();
    expect(atPile(open, 2)?.action).toBe("place lord on 2");
    expect(atPile(open, 1)).toBeUndefined();
  });

  test("a gap is found by the count of piles before it", () => {
    const choices = choicesOf(question(["gap 0", "gap 4"]));
    expect(atGap(choices, 4)?.action).toBe("gap 4");
    expect(atGap(choices, 1)).toBeUndefined();
  });
});
