/** What an answer does, in words: made from its preview, which comes from the rules. It knows no rule itself. */
import type { Outcome, Preview } from "$/protocol";
import { language, t } from "$/i18n/language.svelte";
import { capital, kindForms } from "$/i18n/words";
import { read, type Choice } from "./choices";
import { part, partsOf, type Moment, type Part } from "./outcomeParts";
import { findCard } from "./scene";

/** What happens only if hidden cards are of some kinds. */
export interface Case {
  when: string;
  parts: Part[];
}

export interface Consequence {
  parts: Part[]; // certain
  cases: Case[];
  spoken: string; // all of it
}

const list = (names: string[], type: "conjunction" | "disjunction") => new Intl.ListFormat(language(), { type }).format(names);

const same = (one: Part, other: Part) => one.about === other.about && one.long === other.long;

function whenOf(outcome: Outcome, choice: Choice, { scene }: Moment): string {
  const target = choice.word === "target" && choice.spot?.at === "pile" ? scene.queue[choice.spot.pile - 1]?.[0]?.card : undefined;
  const conditions = [{ card: outcome.card ?? 0, kinds: outcome.kinds ?? [] }, ...(outcome.also ?? [])];
  const words = conditions.map(({ card, kinds }) => {
    const named = list(kinds.map((kind) => String(kindForms("kind", kind)["kind-a"] ?? kindForms("kind", kind).kind)), "disjunction");
    return card === target ? t("ahead-it-is", { kinds: named }) : t("ahead-place-is", { pile: (findCard(scene, card)?.pile ?? 0) + 1, kinds: named });
  });
  return t("ahead-if", { conditions: list(words, "conjunction") });
}

/**
 * What an answer does: what usually happens, and what else if hidden cards are of certain kinds, which says something else about the same
 * things. If the usual outcome has something that another has not, only what is common to all comes first, and the rest last: “otherwise”.
 */
export function consequenceOf(preview: Preview, moment: Moment): Consequence {
  const choice = read(preview.action);
  const accounts = preview.outcomes.map((outcome) => ({ outcome, parts: partsOf(outcome, choice, moment) }));
  const [usual, ...others] = accounts;
  const all = usual?.parts ?? [];
  const isReplaced = others.every(({ parts }) => all.every((one) => parts.some((other) => one.about === other.about)));
  const first = isReplaced ? all : all.filter((one) => others.every(({ parts }) => parts.some((other) => same(one, other))));
  const left = (parts: Part[]) => parts.filter((one) => !first.some((other) => same(one, other)));
  const cases = others.map(({ outcome, parts }) => ({ when: whenOf(outcome, choice, moment), parts: left(parts) })).filter(({ parts }) => parts.length);
  const otherwise = left(all);
  if (otherwise.length) cases.push({ when: t("ahead-otherwise"), parts: otherwise });
  return { parts: first, cases, spoken: spokenOf(first, cases) };
}

/** What waiting does, if the card waits so many times. */
export function orderConsequence(wait: Preview, times: number): Consequence {
  const pot = wait.outcomes[0]?.pots?.[0];
  const before = pot?.before ?? 0;
  const after = before + ((pot?.after ?? 0) - before) * times;
  const parts = pot ? [part("pot", "up", "ahead-order", { before, after }, { coin: { amount: after, from: before } })] : [];
  return { parts, cases: [], spoken: spokenOf(parts, []) };
}

/** How much of a consequence is folded away: nothing; cases beyond a few; all but coins, pictograms and the count of cases. */
export type Fold = 0 | 1 | 2;
export const MOST_FOLDED: Fold = 2;
const MOST_CASES = 3;

/** What is shown of a consequence, and how many cases are not. */
export function folded({ parts, cases }: Consequence, fold: Fold): { parts: Part[]; cases: Case[]; more: number } {
  if (fold === 0 || (fold === 1 && cases.length <= MOST_CASES + 1)) return { parts, cases, more: 0 };
  if (fold === 1) return { parts, cases: cases.slice(0, MOST_CASES), more: cases.length - MOST_CASES };
  return { parts: joined(parts.filter(({ coin, icon }) => coin ?? icon)), cases: [], more: cases.length };
}

/** Parts that look alike are one: what is lost with two cards, two cards that leave. */
function joined(parts: readonly Part[]): Part[] {
  const found: Part[] = [];
  for (const one of parts) {
    const index = found.findIndex((other) => (one.coin ? other.coin?.struck && one.coin.struck && other.text === one.text : !other.coin && other.icon === one.icon));
    const other = found[index];
    if (!other) found.push(one);
    else if (one.coin && other.coin) found[index] = { ...other, coin: { ...other.coin, amount: other.coin.amount + one.coin.amount } };
  }
  return found;
}

/** Whether a coin says all of a part: one's own gain or loss, and pots. */
export const saysIt = ({ about, coin }: Part): boolean => coin !== undefined && /^(gain|pot|pot-lost|pot-taken|lost-\d+)$/.test(about);

/** Whether anything of a consequence is not shown in words. */
export function isFolded(consequence: Consequence, fold: Fold): boolean {
  const { more } = folded(consequence, fold);
  return more > 0 || (fold === 2 && consequence.parts.some(({ coin }) => !coin));
}

export const longOf = (parts: readonly Part[]): string => parts.map(({ long }) => long).join(", ");

function spokenOf(parts: readonly Part[], cases: readonly Case[]): string {
  const sentences = [...(parts.length ? [longOf(parts)] : []), ...cases.map((one) => `${one.when} ${longOf(one.parts)}`)];
  return sentences.map((sentence) => `${capital(sentence)}.`).join(" ");
}

/** Whether an answer is only the first step of one, which can be taken back: nothing has happened, and something else is asked. */
export function isStep(preview: Preview | undefined): boolean {
  return (preview?.outcomes ?? []).length > 0 && (preview?.outcomes ?? []).every((outcome) => {
    const { gains, asks, gone, pots, paid, entered, bribed, marked, moved, exchanged, turned_down: turned } = outcome;
    return asks !== undefined && gains.every((gain) => gain === 0) && ![gone, pots, paid, entered, bribed, marked, moved, exchanged, turned].some((one) => one?.length);
  });
}
