/** The check of the fair deal, in this browser; src/oriflamme/fair_deal.py describes how a deal is drawn. */
import { BOXES, deckKindsOf } from "$/card/kinds";

export interface DealRecord {
  deck: string | string[];
  first: number;
  players: string[];
  deal: { hand: string[]; aside: string[] }[];
  fair?: { commitment: string; server_seed: string; seat_seeds: string[]; deck: string | string[] };
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

async function drawDeck(deck: string | string[], decks: Record<string, string[]>, dice: FairDice): Promise<string[]> {
  if (Array.isArray(deck)) return deck;
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

const same = (one: readonly string[], other: readonly string[]) => one.toSorted().join() === other.toSorted().join();

/** Whether the server's seed is the one it committed to, and the deal the one that all seeds decide. */
export async function isFair(record: DealRecord, commitment: string, decks: Record<string, string[]>): Promise<boolean> {
  const fair = record.fair;
  if (!fair || fair.commitment !== commitment || hex(await sha256(ascii(fair.server_seed))) !== commitment) return false;
  if (fair.seat_seeds.length !== record.players.length) return false;
  const dice = await FairDice.of(fair.server_seed, fair.seat_seeds);
  const kinds = await drawDeck(fair.deck, decks, dice);
  const dealt = Array.isArray(record.deck) ? record.deck : (decks[record.deck] ?? []);
  if (!same(kinds, dealt) || (await dice.below(record.players.length)) !== record.first) return false;
  for (const { hand, aside } of record.deal) {
    const order = await dice.shuffled(kinds);
    if (!same(order.slice(0, HAND), hand) || !same(order.slice(HAND), aside)) return false;
  }
  return true;
}
