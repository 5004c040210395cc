/** Which game to go on with: the most urgent that waits for the player, or else the last one of this browser. */
import type { MyGame } from "$/protocol";
import type { HeldSeat } from "$/seats.svelte";

export interface NextGame {
  table: string;
  asked: boolean;
  names: string;
  others: number[]; // seats, at most three
}

const MOST = 3;

function others(names: readonly string[], mine: number): { names: string; others: number[] } {
  const seats = names.flatMap((name, seat) => (seat !== mine && name ? [seat] : [])).slice(0, MOST);
  return { names: seats.map((seat) => names[seat]).join(", "), others: seats };
}

export function nextGame(games: readonly MyGame[], running: readonly HeldSeat[], name: string): NextGame | null {
  const asked = games.find((game) => game.is_asked);
  if (asked) return { table: asked.table, asked: true, ...others(asked.names, asked.seat) };
  const [last] = running;
  if (!last) return null;
  const found = others(last.people ?? [], last.seat);
  return { table: last.table, asked: false, names: found.names || last.name || name, others: found.others };
}
