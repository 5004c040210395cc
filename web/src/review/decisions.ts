/** What the page says about a decision that was reviewed. */
import { t, type Args } from "$/i18n/language.svelte";
import { cardForms, kindForms, knownCard } from "$/i18n/words";
import type { CardBelief, DecisionReview, Option, ShownCard, ShownGame, ShownQuestion, Summary } from "$/protocol";
import { read } from "$/table/choices";
import { answerText } from "$/table/questions";

/** A decision, and the table at it with all cards open. */
export interface Moment {
  decision: DecisionReview;
  game: ShownGame;
  names: readonly string[];
}

export interface Row {
  option: Option;
  is: "best" | "chosen" | "right" | "other"; // "right": it was chosen, and nothing was surely better
  lost: number;
}

/** The answers that are worth a row: the best, the chosen one, and the next best, the best first. */
export function rowsOf({ options, best, chosen, lost }: DecisionReview, most: number): Row[] {
  const sorted = [...options].sort((one, other) => other.chance - one.chance);
  const wanted = new Set([best, chosen]);
  for (const { action } of sorted) if (wanted.size < most) wanted.add(action);
  const is = (action: string): Row["is"] => (action === chosen ? (lost ? "chosen" : "right") : action === best ? "best" : "other");
  return sorted.filter(({ action }) => wanted.has(action)).map((option) => ({ option, is: is(option.action), lost: option.action === chosen ? lost : 0 }));
}

const knows = (seat: number) => (card: ShownCard): ShownCard => (card.hidden && card.family !== seat ? { ...card, kind: null } : card);

/** The table as the seat that decides could see it, as far as words need it. */
export function seenBy(seat: number, game: ShownGame): ShownGame {
  return { ...game, queue: game.queue.map((pile) => pile.map(knows(seat))) };
}

/** An answer as its player would say it. */
export function wordsOf({ decision, game, names }: Moment, action: string): string {
  const question: ShownQuestion = game.question ?? { seat: decision.seat, kind: decision.kind, text: "" };
  if (action === "wait" && question.card) return t("review-wait", kindForms("kind", question.card));
  return answerText(read(action), question, seenBy(decision.seat, game), { names, me: decision.seat }).long;
}

/** The hidden card of another family that an answer is about: the one that it hits, or else the neighbour that is surest to be something. */
export function cardInDoubt({ decision, game }: Moment): { pile: number; shown: ShownCard; belief: CardBelief } | null {
  const beliefs = new Map((decision.beliefs ?? []).map((belief) => [belief.card, belief]));
  const at = (pile: number) => {
    const shown = game.queue[pile - 1]?.[0];
    const belief = shown && shown.family !== decision.seat ? beliefs.get(shown.card) : undefined;
    return shown && belief ? { pile, shown, belief } : null;
  };
  for (const action of [decision.chosen, decision.best]) {
    const { spot, word } = read(action);
    const hit = spot?.at === "pile" && word === "target" ? at(spot.pile) : null;
    if (hit) return hit;
  }
  const here = game.question?.pile;
  if (decision.kind !== "reveal" || !here) return null;
  const near = [at(here - 1), at(here + 1)].filter((found) => found !== null);
  return near.sort((one, other) => likeliest(other.belief)[1] - likeliest(one.belief)[1])[0] ?? null;
}

export const likeliest = ({ kinds }: CardBelief): [string, number] => Object.entries(kinds)[0] ?? ["", 0];

/** What a decision cost, and what could have been known, in sentences. */
export function sentenceOf(moment: Moment): string {
  const { decision, names } = moment;
  if (decision.options.length < 2) return t("review-only");
  const args: Args = { points: Math.round(decision.lost), chosen: wordsOf(moment, decision.chosen), best: wordsOf(moment, decision.best) };
  const parts = [decision.lost ? t("review-lost", args) : t("review-right")];
  const doubt = cardInDoubt(moment);
  if (doubt) {
    const [kind, percent] = likeliest(doubt.belief);
    const card = cardForms("card", { ...knownCard(doubt.shown, doubt.pile), kind: null }, names, decision.seat);
    parts.push(t("review-doubt", { ...card, ...kindForms("kind", kind), ...kindForms("was", doubt.belief.was ?? kind), percent: Math.round(percent), same: doubt.belief.was === kind ? "yes" : "no" }));
  }
  return parts.join(" ");
}

/** What the lens shows on a card: its likeliest kinds, and always what it was. */
export function lensRows({ kinds, was = "" }: CardBelief, most = 3): { kind: string; percent: number; was: boolean }[] {
  const rows = Object.entries(kinds).map(([kind, percent]) => ({ kind, percent, was: kind === was }));
  const shown = rows.slice(0, most);
  if (was && !shown.some((row) => row.was)) shown.splice(most - 1, 1, rows.find((row) => row.was) ?? { kind: was, percent: 0, was: true });
  return shown;
}

/** The curve in words, for those who do not see it. */
export function curveText(curve: readonly (readonly number[])[], summary: Summary | null, decisions: readonly DecisionReview[], names: readonly string[]): string {
  const first = curve[0] ?? [];
  const last = curve.at(-1) ?? [];
  const seats = names.map((name, seat) =>
    t("review-curve-seat", { name, first: Math.round(first[seat] ?? 0), last: Math.round(last[seat] ?? 0), most: Math.round(Math.max(0, ...curve.map((chances) => chances[seat] ?? 0))) }),
  );
  const turns = (summary?.turning_points ?? []).map((number, index) => {
    const decision = decisions[number];
    return decision ? t("review-curve-turn", { number: index + 1, round: decision.round, name: names[decision.seat] ?? "", points: Math.round(decision.lost) }) : "";
  });
  return [t("review-chances") + ".", ...seats, ...turns].join(" ");
}
