/** The legal answers to a question, by where on the table they are given. It parses the actions and knows no rule. */
import type { Preview, ShownQuestion } from "$/protocol";
import type { IconName } from "$/ui/icons";

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

/** Wait, and wait by a standing order from then on. It is an answer of the page, not of the rules. */
export const WAIT_ON = "wait on";

export function choicesOf(question: ShownQuestion | null | undefined, mayWaitOn = false): Choice[] {
  return (question?.actions ?? []).flatMap((action) => (mayWaitOn && action === "wait" ? [read(action), { action: WAIT_ON, word: "order" }] : [read(action)]));
}

/** What the kinds that choose a card do to it, unless they eliminate it. */
const AIMS: Readonly<Record<string, IconName>> = {
  spy: "robber-hand",
  shapeshifter: "duality-mask",
  royal_decree: "move",
  bribery: "swap-bag",
  judge: "gavel",
  empress: "present",
  diplomat: "present",
};

/** The pictogram on a card that can be chosen: gift, copy, swords... */
export function aimOf(choice: Choice, question: ShownQuestion | null, preview?: Preview): IconName {
  if (choice.word === "activate") return "play-button";
  if (choice.word !== "target") return "check-mark";
  const outcomes = preview?.outcomes ?? [];
  if (outcomes.some(({ eliminated }) => eliminated?.length)) return "crossed-swords";
  return AIMS[question?.voice ?? question?.card ?? ""] ?? "crossed-swords";
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
