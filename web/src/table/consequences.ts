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
