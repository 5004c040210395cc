/** The check of the fair deal, in this browser; src/oriflamme/fair_deal.py describes how a deal is drawn. */
import { BOXES, deckKindsOf } from "$/card/kinds";

export type Deck = string | readonly string[];
export type Decks = Record<string, string[]>;

interface DealtSeat {
  hand: string[];
  aside: string[];
}

export interface Deal {
  kinds: readonly string[];
  first: number;
  seats: DealtSeat[];
}

export interface DealRecord {
  deck: string | string[];
  first: number;
  players: string[];
  deal: DealtSeat[];
  fair?: { table?: string; commitment: string; server_seed: string; seat_seeds: string[]; deck: string | string[] };
}

const WORD = 4;
const HAND = 7;
const DECK = 10;
const LINES = 10;

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

const ascii = (text: string) => new TextEncoder().encode(text);
const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

class FairDice {
  #words: number[] = [];
  #blocks = 0;

  private constructor(readonly key: Uint8Array<ArrayBuffer>) {}

  static async of(serverSeed: string, seatSeeds: readonly string[]): Promise<FairDice> {
    return new FairDice(await sha256(ascii(JSON.stringify([serverSeed, ...seatSeeds]))));
  }

  async below(limit: number): Promise<number> {
    for (;;) {
      const word = await this.#next();
      if (word < Math.floor(2 ** 32 / limit) * limit) return word % limit;
    }
  }

  async shuffled(cards: readonly string[]): Promise<string[]> {
    const order = [...cards];
    for (let place = order.length - 1; place > 0; place--) {
      const other = await this.below(place + 1);
      [order[place], order[other]] = [order[other] ?? "", order[place] ?? ""];
    }
    return order;
  }

  async #next(): Promise<number> {
    if (this.#words.length === 0) {
      const input = new Uint8Array(this.key.length + WORD);
      input.set(this.key);
      new DataView(input.buffer).setUint32(this.key.length, this.#blocks++);
      const view = new DataView((await sha256(input)).buffer);
      for (let start = 0; start < view.byteLength; start += WORD) this.#words.push(view.getUint32(start));
    }
    return this.#words.shift() ?? 0;
  }
}

const inBox = (box: number, line: number) => deckKindsOf(BOXES[box] ?? "base")[line] ?? "";

async function drawDeck(deck: Deck, decks: Decks, dice: FairDice): Promise<readonly string[]> {
  if (typeof deck !== "string") return deck;
  const drawn: string[] = [];
  if (deck === "random") for (let line = 0; line < LINES; line++) drawn.push(inBox(await dice.below(BOXES.length), line));
  else if (deck === "any") {
    while (drawn.length < DECK) {
      const number = await dice.below(BOXES.length * LINES);
      const kind = inBox(Math.floor(number / LINES), number % LINES);
      if (!drawn.includes(kind)) drawn.push(kind);
    }
  } else return decks[deck] ?? [];
  return drawn;
}

export const same = (one: readonly string[], other: readonly string[]) => one.toSorted().join() === other.toSorted().join();

/** Whether a revealed seed is the one that a commitment belongs to. A seed has no colon: it could hide a second one. */
export async function isCommitted(commitment: string, serverSeed: string, table: string, deck: Deck): Promise<boolean> {
  const parts = table ? [table, typeof deck === "string" ? deck : deck.join(","), serverSeed] : [serverSeed];
  return !serverSeed.includes(":") && hex(await sha256(ascii(parts.join(":")))) === commitment;
}

/** The deal that the seeds decide. */
export async function dealOf(serverSeed: string, seatSeeds: readonly string[], deck: Deck, decks: Decks): Promise<Deal> {
  const dice = await FairDice.of(serverSeed, seatSeeds);
  const kinds = await drawDeck(deck, decks, dice);
  const first = await dice.below(seatSeeds.length);
  const seats: DealtSeat[] = [];
  for (let seat = 0; seat < seatSeeds.length; seat++) {
    const order = await dice.shuffled(kinds);
    seats.push({ hand: order.slice(0, HAND), aside: order.slice(HAND) });
  }
  return { kinds, first, seats };
}

/** Whether the seeds of a record lead to its deal. The record alone proves nothing against the server that wrote it. */
export async function isFair(record: DealRecord, commitment: string, decks: Decks): Promise<boolean> {
  const fair = record.fair;
  if (!fair || fair.commitment !== commitment || !(await isCommitted(commitment, fair.server_seed, fair.table ?? "", fair.deck))) return false;
  if (fair.seat_seeds.length !== record.players.length) return false;
  const { kinds, first, seats } = await dealOf(fair.server_seed, fair.seat_seeds, fair.deck, decks);
  const played = Array.isArray(record.deck) ? record.deck : (decks[record.deck] ?? []);
  return same(kinds, played) && first === record.first && seats.every(({ hand, aside }, seat) => same(hand, record.deal[seat]?.hand ?? []) && same(aside, record.deal[seat]?.aside ?? []));
}
