/** The legal answers to a question, by where on the table they are given. It parses the actions and knows no rule. */
import type { ShownQuestion } from "$/protocol";

export type Spot =
  | { at: "first" | "last" }
  | { at: "pile"; pile: number } // counted from 1
  | { at: "gap"; before: number }; // how many piles lie before it

export interface Choice {
  action: string;
  word: string; // the first word: place, wait, target...
  kind?: string; // the card of the hand
  spot?: Spot;
  mode?: number;
}

const PLACE = /^(place|twin)(?: ([a-z_]+))? (first|last|on (\d+))$/;
const PILE = /^(target|activate) (\d+)$/;
const GAP = /^gap (\d+)$/;
const MODE = /^mode (\d+)$/;
const SWAP = /^swap ([a-z_]+)$/;

/** Parses an action. */
export function read(action: string): Choice {
  const place = PLACE.exec(action);
  if (place) {
    const [, word = "place", kind = "twin", where, pile] = place;
    const spot: Spot = pile ? { at: "pile", pile: Number(pile) } : { at: where === "last" ? "last" : "first" };
    return { action, word, kind, spot };
  }
  const pile = PILE.exec(action);
  if (pile) return { action, word: pile[1] ?? "target", spot: { at: "pile", pile: Number(pile[2]) } };
  const gap = GAP.exec(action);
  if (gap) return { action, word: "gap", spot: { at: "gap", before: Number(gap[1]) } };
  const mode = MODE.exec(action);
  if (mode) return { action, word: "mode", mode: Number(mode[1]) };
  const swap = SWAP.exec(action);
  if (swap) return { action, word: "swap", kind: swap[1] ?? "" };
  return { action, word: action };
}

export function choicesOf(question: ShownQuestion | null | undefined): Choice[] {
  return (question?.actions ?? []).map(read);
}

/** The cards of the hand that can be played. */
export function kindsToPlay(choices: readonly Choice[]): string[] {
  return [...new Set(choices.filter(({ word }) => word === "place" || word === "swap").map(({ kind }) => kind ?? ""))];
}

/** The choices that can be made now: while a card is placed, only those of the card in the hand that is held. */
export function openChoices(choices: readonly Choice[], held: string | null): Choice[] {
  return choices.filter((choice) => choice.word !== "place" || choice.kind === held);
}

export function atPile(choices: readonly Choice[], pile: number): Choice | undefined {
  return choices.find(({ spot }) => spot?.at === "pile" && spot.pile === pile);
}

export function atEnd(choices: readonly Choice[], end: "first" | "last"): Choice | undefined {
  return choices.find(({ spot }) => spot?.at === end);
}

export function atGap(choices: readonly Choice[], before: number): Choice | undefined {
  return choices.find(({ spot }) => spot?.at === "gap" && spot.before === before);
}
