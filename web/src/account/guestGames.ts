/** The games that were played in this browser as a guest. */
import type { GuestGame, MyGame } from "$/protocol";
import type { HeldSeat } from "$/seats.svelte";

const MOST = 200; // that the server accepts at once
const LONGEST = { table: 16, token: 64 };

/** The tables and tokens that prove to the server that these seats are this browser's; invalid ones are left out. */
export function guestGames(held: readonly HeldSeat[], own: readonly MyGame[] = []): GuestGame[] {
  const known = new Set(own.map(({ table, seat }) => `${table} ${seat}`));
  return held
    .filter(({ table, seat }) => !known.has(`${table} ${seat}`))
    .filter(({ table, token }) => isText(table, LONGEST.table) && isText(token, LONGEST.token))
    .map(({ table, token }) => ({ table, token }))
    .slice(0, MOST);
}

/** The tables whose seats both this browser and the account hold; the account needs no token for them. */
export function seatsOf(held: readonly HeldSeat[], own: readonly MyGame[]): string[] {
  return held.filter((one) => own.some(({ table, seat }) => table === one.table && seat === one.seat)).map(({ table }) => table);
}

const isText = (value: unknown, longest: number): boolean => typeof value === "string" && value.length > 0 && value.length <= longest;
