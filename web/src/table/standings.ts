/** Everyone's place at the end: winners first, then by influence, then by piles in the queue. */
import type { ShownGame } from "$/protocol";

export interface Standing {
  seat: number;
  stock: number;
  piles: number;
  rank: number;
}

export function standingsOf(game: ShownGame): Standing[] {
  const winners = new Set(game.winners ?? []);
  const piles = (seat: number) => game.queue.filter((pile) => pile[0]?.family === seat).length;
  const all = game.seats.map(({ stock }, seat) => ({ seat, stock, piles: piles(seat), rank: 0 }));
  all.sort((a, b) => Number(winners.has(b.seat)) - Number(winners.has(a.seat)) || b.stock - a.stock || b.piles - a.piles || a.seat - b.seat);
  const ranked: Standing[] = [];
  for (const [place, one] of all.entries()) {
    const last = ranked.at(-1);
    const equal = last && (winners.has(one.seat) ? winners.has(last.seat) : !winners.has(last.seat) && last.stock === one.stock && last.piles === one.piles);
    ranked.push({ ...one, rank: equal ? last.rank : place + 1 });
  }
  return ranked;
}
