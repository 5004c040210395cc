/** Kinds, cards and sentences in words, as texts/en/cards.ftl describes. */
import { attribute, attributesOf, t, type Args } from "./language.svelte";
import { FAMILIES } from "$/card/families";
import type { ShownCard } from "$/protocol";

const NO_FORM = /^(short|text|tip|ruling-\d+|about|crest|long|long-.*)$/;

/** The id of the message for a kind. */
function kindId(kind: string): string {
  return "kind-" + kind.replaceAll("_", "-");
}

/** A message and all forms of it, as arguments for a sentence: `name`, `name-accusative` and so on. */
export function forms(name: string, id: string, args: Args = {}): Args {
  const made: Args = { [name]: t(id, args) };
  for (const form of attributesOf(id)) {
    if (!NO_FORM.test(form)) made[`${name}-${form}`] = attribute(id, form, args) ?? "";
  }
  return made;
}

export const kindForms = (name: string, kind: string) => forms(name, kindId(kind));
export const kindName = (kind: string) => t(kindId(kind));
export const kindShort = (kind: string) => attribute(kindId(kind), "short") ?? "";
export const kindText = (kind: string) => attribute(kindId(kind), "text") ?? "";
export const kindTip = (kind: string) => attribute(kindId(kind), "tip") ?? "";

/** The rulings of a kind. */
export function rulingsOf(kind: string): string[] {
  const id = kindId(kind);
  return attributesOf(id)
    .filter((name) => name.startsWith("ruling-"))
    .map((name) => attribute(id, name) ?? "");
}

/** A card of the queue as a listener knows it. */
export interface KnownCard {
  family: number;
  kind: string | null;
  hidden: boolean;
  pile: number; // counted from 1; 0 if a sentence should not say it
}

/** A card on the table as a listener knows it. */
export function knownCard({ family, kind, hidden }: ShownCard, pile = 0): KnownCard {
  return { family, kind: kind ?? null, hidden: hidden ?? false, pile };
}

/** A card in a sentence, with all its forms. */
export function cardForms(name: string, card: KnownCard, names: readonly string[], me: number | null): Args {
  const args: Args = { name: names[card.family] ?? "", pile: card.pile, ...(card.kind ? kindForms("kind", card.kind) : {}) };
  const mine = card.family === me;
  if (!card.kind) return forms(name, mine ? "card-your-hidden" : "card-their-unknown", args);
  return forms(name, `card-${mine ? "your" : "their"}${card.hidden ? "-hidden" : ""}`, args);
}

/** A card in words. */
export function cardName(card: KnownCard, names: readonly string[], me: number | null): string {
  return capital(String(cardForms("card", card, names, me).card));
}

/** The text with a capital letter at the beginning. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

export const crestName = (seat: number) => attribute("family-" + (FAMILIES[seat]?.colour ?? "red"), "crest") ?? "";
