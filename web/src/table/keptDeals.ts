/**
 * What this browser keeps of a deal from the moment of sitting down: the server's commitment, the seed that it sent and
 * its first hand. The server cannot change them afterwards, so they show whether it exchanged anything.
 */
import type { Seated, ShownGame, TableNews } from "$/protocol";
import { dealOf, isCommitted, isFair, same, type DealRecord, type Deck, type Decks } from "$/replay/fairDeal";
import { recall, remember } from "$/storage";

export interface KeptDeal {
  commitment: string;
  before: boolean; // kept before the start, so before the server knew all seeds
  deck?: Deck | undefined; // as the settings of the table named it
  seat: number;
  seed: string; // what this browser added, once the server has confirmed it
  hand: readonly string[]; // as first seen
  first: number; // the seat that placed first; -1 if that was not seen
  at: number;
}

/** A promise of the server that was broken. */
export type Breach = "commitment_changed" | "seed_withheld" | "server_seed_changed" | "own_seed_changed" | "another_deal";

/** What the check of a finished game has shown. */
export type Verdict = Breach | "proved" | "seen" | "alone" | "none" | "unable";

const BREACHES: readonly string[] = ["commitment_changed", "seed_withheld", "server_seed_changed", "own_seed_changed", "another_deal"];
const KEPT = 200;
const FULL_HAND = 7;

export const isBreach = (verdict: Verdict | null): verdict is Breach => verdict !== null && BREACHES.includes(verdict);

const all = () => recall<Record<string, KeptDeal>>("deals", {});

export function keptDeal(table: string): KeptDeal | undefined {
  return all()[table];
}

function keep(table: string, deal: KeptDeal): KeptDeal {
  const newest = Object.entries({ ...all(), [table]: deal }).sort(([, one], [, other]) => other.at - one.at);
  remember("deals", Object.fromEntries(newest.slice(0, KEPT)));
  return deal;
}

const fresh = (commitment: string, before: boolean): KeptDeal => ({ commitment, before, seat: -1, seed: "", hand: [], first: -1, at: Date.now() });

/** Keeps what the server promised when it gave this browser a seat. A commitment that was kept before stays. */
export function keepSeated({ table, commitment }: Seated): void {
  if (commitment && !keptDeal(table)) keep(table, fresh(commitment, true));
}

/** Watches the promises of a server about the deal of one table. */
export class DealWatch {
  #kept: KeptDeal | undefined;

  constructor(readonly table: string) {
    this.#kept = keptDeal(table);
  }

  get kept(): KeptDeal | undefined {
    return this.#kept;
  }

  /** Compares what the server says about the table with what was kept. */
  hear(news: TableNews): Breach | null {
    const known = this.#kept ?? keptDeal(this.table);
    if (known && known.commitment !== news.commitment) return "commitment_changed";
    this.#kept = known ?? fresh(news.commitment, news.phase === "gathering");
    if (this.#kept.deck === undefined) this.#change({ deck: news.settings.deck ?? "base" });
    return null;
  }

  /** Notes that the server has confirmed a seed of this browser. */
  seeded(seat: number, seed: string): void {
    this.#change({ seat, seed });
  }

  /** Keeps the first hand, and who placed first. */
  see(game: ShownGame, me: number | null): void {
    if (!this.#kept || this.#kept.first >= 0 || game.round !== 1) return;
    const hand = me === null ? [] : (game.seats[me]?.hand ?? []);
    this.#change({ first: game.first, hand: hand.length === FULL_HAND ? hand : [], seat: me ?? -1 });
  }

  /** Checks a finished game. */
  async check(news: TableNews, game: ShownGame, decks: Decks): Promise<Verdict> {
    return this.#kept ? checkEnd(this.#kept, this.table, news, game, decks) : "alone";
  }

  #change(changes: Partial<KeptDeal>): void {
    if (this.#kept) this.#kept = keep(this.table, { ...this.#kept, ...changes });
  }
}

const strength = (kept: KeptDeal): Verdict => (!kept.before ? "alone" : kept.seed ? "proved" : "seen");

async function committed(kept: KeptDeal, serverSeed: string, table: string, deck: Deck): Promise<boolean> {
  return (await isCommitted(kept.commitment, serverSeed, table, deck)) || (await isCommitted(kept.commitment, serverSeed, "", deck)); // older tables
}

/** Checks a finished game, as the table shows it, against what was kept. */
export async function checkEnd(kept: KeptDeal, table: string, news: TableNews, game: ShownGame, decks: Decks): Promise<Verdict> {
  const fairness = news.fairness;
  if (!fairness) return news.source && !kept.before ? "none" : "seed_withheld";
  if (!globalThis.crypto?.subtle) return "unable";
  const deck = kept.deck ?? news.settings.deck ?? "base";
  if (!(await committed(kept, fairness.server_seed, table, deck))) return "server_seed_changed";
  if (kept.seed && fairness.seat_seeds[kept.seat] !== kept.seed) return "own_seed_changed";
  const deal = await dealOf(fairness.server_seed, fairness.seat_seeds, deck, decks);
  const fits =
    deal.seats.length === game.seats.length &&
    same(deal.kinds, game.deck) &&
    (kept.first < 0 || kept.first === deal.first) &&
    (kept.hand.length === 0 || same(kept.hand, deal.seats[kept.seat]?.hand ?? [])) &&
    game.seats.every(({ aside }, seat) => (aside ?? []).every((kind) => deal.seats[seat]?.aside.includes(kind))); // Impersonation may fetch one
  return fits ? strength(kept) : "another_deal";
}

/** Checks a record against what was kept of its table; without that, only against itself. */
export async function checkRecord(kept: KeptDeal | undefined, table: string, record: DealRecord, decks: Decks): Promise<Verdict> {
  const fair = record.fair;
  if (!fair) return kept?.before ? "seed_withheld" : "none";
  if (!globalThis.crypto?.subtle) return "unable";
  if (kept && fair.commitment !== kept.commitment) return "commitment_changed";
  if (kept && !(await committed(kept, fair.server_seed, table, kept.deck ?? fair.deck))) return "server_seed_changed";
  if (kept?.seed && fair.seat_seeds[kept.seat] !== kept.seed) return "own_seed_changed";
  if (!(await isFair(record, fair.commitment, decks))) return "another_deal";
  if (kept?.hand.length && !same(kept.hand, record.deal[kept.seat]?.hand ?? [])) return "another_deal";
  return kept ? strength(kept) : "alone";
}
