/** The seats that this browser holds. Anyone who has a token can play its seat, so tokens stay here and never go into an address. */
import type { Seated, TableSettings } from "./protocol";
import { recall, remember } from "./storage";
import { keepSeated } from "./table/keptDeals";

/** A seat of one of several people at one screen. */
export interface FamilySeat {
  seat: number;
  token: string;
  name: string;
}

export interface HeldSeat {
  table: string;
  code: string;
  seat: number;
  token: string;
  name: string;
  seed: string; // what this browser adds to the seed of the deal
  since: number; // when it was taken
  quick?: boolean; // deal as soon as the table has loaded
  over?: boolean;
  settings?: TableSettings;
  people?: string[];
  family?: FamilySeat[]; // everyone who plays at this screen, if several do
  aliases?: string[]; // a game that was played on: who played each seat before, known to this browser only
}

const KEPT = 60;

let held: HeldSeat[] = $state(recall<HeldSeat[]>("seats", []));

function keep(): void {
  held = held.slice(0, KEPT);
  remember("seats", held);
}

/** Every seat this browser has held, the newest first. */
export function heldSeats(): readonly HeldSeat[] {
  return held;
}

export function seatAt(table: string): HeldSeat | undefined {
  return held.find((seat) => seat.table === table);
}

/** What this browser adds to the seed of a deal. */
export function randomSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Keeps a seat that was just taken. */
export function hold(seated: Seated, name: string, quick = false, aliases?: string[]): HeldSeat {
  const { table, code, seat, token } = seated;
  keepSeated(seated);
  const kept: HeldSeat = { table, code, seat, token, name, seed: randomSeed(), since: Date.now(), quick, ...(aliases ? { aliases } : {}) };
  held = [kept, ...held.filter((other) => other.table !== table)];
  keep();
  return kept;
}

/** Notes something about a held seat, for the list of games. */
export function note(table: string, changes: Partial<HeldSeat>): void {
  const seat = held.find((other) => other.table === table);
  if (!seat) return;
  Object.assign(seat, changes);
  keep();
}

export function forget(table: string): void {
  held = held.filter((seat) => seat.table !== table);
  keep();
}
