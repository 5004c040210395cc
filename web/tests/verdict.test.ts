/** The end of a game in words: who won, a sentence for the viewer, and what broke a tie. */
import { beforeEach, describe, expect, test } from "vitest";
import { textOf } from "../build/texts";
import { bundleOf, speak } from "$/i18n/language.svelte";
import type { ShownStanding } from "$/protocol";
import { tieText, verdictOf } from "$/table/verdict";

const NAMES = ["Ann", "Bob", "Cid", "Dan"];
const nameOf = (seat: number): string => NAMES[seat] ?? "";
const standing = (rank: number, seat: number, stock: number, cards = 0, tie?: string): ShownStanding => ({ rank, seat, stock, cards, ...(tie ? { tie } : {}) });
const CLEAR = [standing(1, 1, 17), standing(2, 0, 15), standing(3, 2, 9)];
const PILES = [standing(1, 0, 16, 4, "piles"), standing(2, 1, 16, 2), standing(3, 2, 9)];
const SHARED = [standing(1, 0, 16, 3, "shared"), standing(1, 2, 16, 3), standing(3, 1, 9)];

describe("in English", () => {
  beforeEach(() => speak(bundleOf("en", textOf("en"))));
  const said = (places: ShownStanding[], winners: number[], me: number | null) => verdictOf(places, winners, me, nameOf, "en").sentence;

  test("the winner is told how far ahead", () => expect(said(CLEAR, [1], 1)).toBe("You win with 17 influence, 2 ahead of Ann."));
  test("the others are told how far behind", () => {
    expect(said(CLEAR, [1], 0)).toBe("You come second with 15 influence, 2 behind Bob.");
    expect(said(CLEAR, [1], 2)).toBe("You come third with 9 influence, 8 behind Bob.");
  });
  test("a spectator is told who won", () => {
    expect(said(CLEAR, [1], null)).toBe("Bob wins with 17 influence.");
    expect(said(SHARED, [0, 2], null)).toBe("Ann and Cid share the throne, with 16 influence each.");
  });
  test("who wins a tie is not told to be ahead", () => {
    expect(said(PILES, [0], 0)).toBe("You win with 16 influence.");
    expect(said(PILES, [0], 1)).toBe("You come second with 16 influence, as much as Ann.");
  });
  test("who shares the throne is told with whom", () => expect(said(SHARED, [0, 2], 2)).toBe("You share the throne with Ann: 16 influence each."));

  test("a tie for the throne is told with its reason", () => {
    expect(verdictOf(CLEAR, [1], 1, nameOf, "en").tie).toBeNull();
    expect(verdictOf(PILES, [0], 0, nameOf, "en").tie).toEqual({ head: "Tie at 16.", text: "The places in the queue decide: 4 against 2." });
    expect(verdictOf(SHARED, [0, 2], 0, nameOf, "en").tie?.text).toBe("In the queue they are level as well.");
  });
  test("a tie further down is told between its rows", () => {
    const places = [standing(1, 1, 17, 1), standing(2, 0, 15, 5, "cards"), standing(3, 2, 15, 3)];
    expect([0, 1, 2].map((index) => tieText(places, index, "row"))).toEqual([null, "tie · cards in the queue: 5 against 3", null]);
    expect(verdictOf(places, [1], 1, nameOf, "en").tie).toBeNull();
  });
});

test.each(["en", "fr", "uk", "ru", "it"])("every sentence has its words in %s", (language) => {
  speak(bundleOf(language, textOf(language)));
  for (const [places, winners] of [[CLEAR, [1]], [PILES, [0]], [SHARED, [0, 2]]] as const)
    for (const me of [null, 0, 1, 2]) {
      const { title, sentence, tie } = verdictOf(places, winners, me, nameOf, language);
      for (const text of [title, sentence, tie?.head ?? "", tie?.text ?? ""]) expect(text).not.toMatch(/end-|\{|\$/);
    }
});
