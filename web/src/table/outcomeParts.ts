/** One outcome of an answer in words, part by part. It is made from the preview and knows no rule. */
import type { Outcome, PotChange, ShownCard, ShownGame, ShownQuestion } from "$/protocol";
import { lookOf } from "$/card/kinds";
import { attribute, t, type Args } from "$/i18n/language.svelte";
import { cardForms, kindForms, knownCard } from "$/i18n/words";
import type { IconName } from "$/ui/icons";
import type { Choice } from "./choices";
import { findCard } from "./scene";
import type { Listener } from "./story";

export type Tone = "up" | "down" | "fact";

/** One thing that an answer does: a coin or a pictogram, and words. */
export interface Part {
  about: string; // parts of two outcomes that are about the same, in the same words, are the same
  tone: Tone;
  text: string; // beside the coin
  long: string; // needs no coin
  coin?: { amount: number; signed?: boolean; struck?: boolean; from?: number };
  icon?: IconName;
}

/** The table at which an answer is given. */
export interface Moment {
  question: ShownQuestion;
  scene: ShownGame;
  listener: Listener;
  lastRound: boolean;
}

const NEXT = new Set(["target", "gap", "mode", "swap", "twin", "activate", "spend"]);
const MOST_NAMED = 3;

export const part = (about: string, tone: Tone, id: string, args: Args = {}, more: Partial<Part> = {}): Part => {
  const text = t(id, args);
  return { about, tone, text, long: attribute(id, "long", args) ?? text, ...more };
};

/** Puts one outcome into words. */
class Account {
  readonly parts: Part[] = [];
  readonly #pots: Map<number, PotChange>;
  readonly #target: ShownCard | undefined; // the card that the answer chooses
  readonly #acting: ShownCard | undefined;
  readonly #gone: Set<number>;
  readonly #eliminated: Set<number>;

  constructor(
    readonly outcome: Outcome,
    readonly choice: Choice,
    readonly moment: Moment,
  ) {
    const { question, scene } = moment;
    this.#pots = new Map((outcome.pots ?? []).map((pot) => [pot.card, pot]));
    this.#gone = new Set(outcome.gone ?? []);
    this.#eliminated = new Set(outcome.eliminated ?? []);
    const chosen = choice.word === "target" && choice.spot?.at === "pile" ? choice.spot.pile : 0;
    this.#target = scene.queue[chosen - 1]?.[0];
    const top = scene.queue[(question.pile ?? 0) - 1]?.[0];
    this.#acting = top && top.kind === question.card && top.family === question.seat ? top : undefined; // of a Plot it has left
    this.#ownPot();
    this.#influence();
    this.#leaving();
    this.#otherPots();
    this.#changes();
    this.#next();
    if (!this.parts.some(({ about }) => about !== "leaves")) this.parts.unshift(this.#nothing());
  }

  get #me(): number {
    return this.moment.question.seat;
  }

  #add(about: string, tone: Tone, id: string, args: Args = {}, more: Partial<Part> = {}): void {
    this.parts.push(part(about, tone, id, args, more));
  }

  #name(number: number): Args {
    const { scene, listener } = this.moment;
    const found = findCard(scene, number);
    if (!found) return { card: "" };
    const acting = found.shown === this.#acting; // it is open by then, and needs no number
    return cardForms("card", knownCard(acting ? { ...found.shown, hidden: false } : found.shown, acting ? 0 : found.pile + 1), listener.names, listener.me);
  }

  #player(seat: number): string {
    return this.moment.listener.names[seat] ?? "";
  }

  #shown(number: number): ShownCard | undefined {
    return findCard(this.moment.scene, number)?.shown;
  }

  #nothing(): Part {
    return part("nothing", "fact", this.choice.word === "reveal" ? "ahead-nothing-reveal" : "ahead-nothing");
  }

  /** The pot of the card that acts, or of a Plot that is being spent. */
  #ownPot(): void {
    const pot = this.#pots.get(this.#acting?.card ?? -1) ?? this.#pots.get(0);
    if (!pot) return;
    const { before, after = 0, taken = 0, lost = 0 } = pot;
    const { lastRound } = this.moment;
    if (this.choice.word === "wait") {
      const args = { before, after };
      if (lastRound) this.#add("pot", "down", "ahead-wait-last", args, { coin: { amount: after, struck: true, from: before } });
      else this.#add("pot", "up", "ahead-wait", args, { coin: { amount: after, from: before } });
      return;
    }
    if (taken && pot.card === 0) this.#add("gain", "up", "ahead-gain", { amount: taken }, { coin: { amount: taken, signed: true } });
    else if (taken) this.#add("pot-taken", "up", taken > before ? "ahead-pot-twice" : "ahead-pot-taken", { amount: taken }, { coin: { amount: taken, signed: true } });
    if (lost) this.#add("pot-lost", "down", lost < before ? "ahead-pot-lost-part" : "ahead-pot-lost", { amount: lost }, { coin: { amount: lost, struck: true } });
  }

  /** What stocks gain and lose besides pots, and who gives whom. */
  #influence(): void {
    const { outcome } = this;
    const rest = [...outcome.gains];
    const move = (seat: number, amount: number) => (rest[seat] = (rest[seat] ?? 0) + amount);
    for (const { card, taken = 0 } of outcome.pots ?? []) if (taken) move(card === 0 ? this.#me : (this.#shown(card)?.family ?? this.#me), -taken);
    for (const { seat, to, amount } of outcome.paid ?? []) {
      move(seat, amount);
      move(to, -amount);
    }
    const own = rest[this.#me] ?? 0;
    const lost = this.#pots.get(this.#acting?.card ?? -1)?.lost ?? 0;
    const only = lost > 0 && this.choice.word === "reveal" && this.#eliminated.size === 0;
    if (own > 0) this.#add("gain", "up", only ? "ahead-gain-only" : "ahead-gain", { amount: own }, { coin: { amount: own, signed: true } });
    if (own < 0) this.#add("gain", "down", "ahead-lose", { amount: -own }, { coin: { amount: own, signed: true } });
    for (const { seat, to, amount } of outcome.paid ?? []) {
      if (to === this.#me) this.#add(`paid-${seat}`, "up", "ahead-paid-you", { name: this.#player(seat), amount }, { coin: { amount, signed: true } });
      else if (seat === this.#me) this.#add(`paid-to-${to}`, "down", "ahead-you-pay", { name: this.#player(to), amount }, { coin: { amount: -amount, signed: true } });
      else this.#add(`paid-${seat}-${to}`, "fact", "ahead-paid-other", { name: this.#player(seat), to: this.#player(to), amount });
    }
    rest.forEach((amount, seat) => {
      if (!amount || seat === this.#me) return;
      const args = { name: this.#player(seat), amount: Math.abs(amount) };
      this.#add(`gain-${seat}`, amount > 0 ? "down" : "fact", amount > 0 ? "ahead-other-gains" : "ahead-other-loses", args, { coin: { amount, signed: true } });
    });
  }

  /** The cards that leave the queue, and what is lost with them. */
  #leaving(): void {
    const { outcome } = this;
    const mine = (number: number) => this.#shown(number)?.family === this.#me;
    const target = this.#target?.card;
    const others = [...this.#eliminated].filter((card) => card !== target);
    if (target !== undefined && this.#eliminated.has(target)) {
      this.#add("target", mine(target) ? "down" : "fact", this.#target?.kind ? "ahead-leaves" : "ahead-opened", {}, { icon: "card-discard" });
      this.#lostPot(target);
    }
    if (others.length > MOST_NAMED) this.#add("others", "fact", "ahead-many-leave", { amount: others.length }, { icon: "card-discard" });
    for (const card of others) {
      const tone = mine(card) ? "down" : "fact";
      if (others.length <= MOST_NAMED) this.#add(`gone-${card}`, tone, this.#shown(card)?.kind ? "ahead-card-leaves" : "ahead-card-opened", this.#name(card), { icon: "card-discard" });
      this.#lostPot(card);
    }
    const exchanged = new Set((outcome.exchanged ?? []).map(({ card }) => card));
    const kept = new Set(outcome.kept ?? []);
    for (const card of this.#gone) {
      if (this.#eliminated.has(card) || exchanged.has(card)) continue;
      const shown = this.#shown(card);
      const stays = (shown?.pot ?? 0) > 0 && !this.#pots.has(card);
      if (kept.has(card)) this.#add("kept", "fact", stays ? "ahead-kept-pot" : "ahead-kept", { amount: shown?.pot ?? 0 });
      else if (card === this.#acting?.card && !lookOf(shown?.kind ?? "").character) continue; // it is used up; that comes last
      else this.#add(`gone-${card}`, mine(card) ? "down" : "fact", "ahead-card-leaves", this.#name(card), { icon: "card-discard" });
      if (!kept.has(card) && card !== this.#acting?.card) this.#lostPot(card);
    }
  }

  #lostPot(card: number): void {
    const lost = this.#pots.get(card)?.lost ?? 0;
    if (lost && card !== this.#acting?.card) this.#add(`lost-${card}`, "down", "ahead-its-lost", { amount: lost }, { coin: { amount: lost, struck: true } });
  }

  /** Pots of cards that stay: fed, or made smaller. */
  #otherPots(): void {
    const stay = [...this.#pots.values()].filter(({ card }) => card !== 0 && card !== this.#acting?.card && !this.#gone.has(card));
    for (const pot of stay.filter(({ taken = 0 }) => taken > 0)) {
      this.#add(`taken-${pot.card}`, "up", "ahead-pot-of-taken", { ...this.#name(pot.card), amount: pot.taken ?? 0 }, { coin: { amount: pot.taken ?? 0, signed: true } });
    }
    const changed = stay.filter(({ taken = 0 }) => !taken);
    const only = changed.length === 1 ? changed[0] : undefined;
    if (only) {
      const { card, before, after = 0 } = only;
      const tone = (after > before) === (this.#shown(card)?.family === this.#me) ? "up" : "down";
      const id = card === this.#target?.card ? "ahead-pot-it" : "ahead-pot-of";
      this.#add(`pot-${card}`, tone, id, { ...this.#name(card), before, after }, { coin: { amount: after, from: before } });
      return;
    }
    const totals = new Map<number, { amount: number; cards: number }>();
    for (const { card, before, after = 0 } of changed) {
      const seat = this.#shown(card)?.family ?? 0;
      const total = totals.get(seat) ?? { amount: 0, cards: 0 };
      totals.set(seat, { amount: total.amount + after - before, cards: total.cards + 1 });
    }
    for (const [seat, { amount, cards }] of totals) {
      const whose = seat === this.#me ? "you" : "other";
      const args = { amount: Math.abs(amount), cards, name: this.#player(seat) };
      this.#add(`pots-${seat}`, (amount > 0) === (seat === this.#me) ? "up" : "down", `ahead-pots-${amount > 0 ? "more" : "less"}-${whose}`, args, { coin: { amount, signed: true } });
    }
  }

  /** Everything else that becomes of cards. */
  #changes(): void {
    const { outcome } = this;
    for (const { card, start, end } of outcome.moved ?? []) this.#add("moved", "fact", "ahead-moved", { ...this.#name(card), from: start, pile: end });
    for (const { card, kind, pile, covers } of outcome.entered ?? []) this.#add(`entered-${card}`, "up", covers ? "ahead-entered-on" : "ahead-entered", { ...kindForms("kind", kind), pile });
    for (const { kind } of outcome.exchanged ?? []) {
      this.#add("exchanged", "fact", "ahead-exchanged", { ...kindForms("kind", kind), ...kindForms("gone", this.moment.question.card ?? kind) });
    }
    const which = (card: number) => (card === this.#target?.card ? "" : "-card");
    for (const { card, seat } of outcome.bribed ?? []) this.#add(`bribed-${card}`, seat === this.#me ? "up" : "down", `ahead-bribed${which(card)}`, this.#name(card), { icon: "swap-bag" });
    for (const card of outcome.marked ?? []) this.#add(`marked-${card}`, "fact", `ahead-marked${which(card)}`, this.#name(card), { icon: "gavel" });
    for (const card of outcome.turned_down ?? []) this.#add(`turned-${card}`, "fact", "ahead-turned", kindForms("kind", this.#shown(card)?.kind ?? ""));
    const acting = this.#acting;
    const isUsed = acting && this.#gone.has(acting.card) && !this.#eliminated.has(acting.card) && !outcome.kept?.includes(acting.card) && !lookOf(acting.kind ?? "").character;
    if (isUsed) this.#add("leaves", "fact", this.choice.word === "reveal" && this.#eliminated.size === 0 ? "ahead-used" : "ahead-used-card", kindForms("kind", acting.kind ?? ""));
  }

  #next(): void {
    const { asks, to_spend: left } = this.outcome;
    if (left) this.#add("to-spend", "fact", "ahead-to-spend", { amount: left });
    if (asks && NEXT.has(asks)) this.#add("asks", "fact", `ahead-asks-${asks}`);
  }
}

/** The parts of an outcome, in the order in which they happen. */
export const partsOf = (outcome: Outcome, choice: Choice, moment: Moment): Part[] => new Account(outcome, choice, moment).parts;
