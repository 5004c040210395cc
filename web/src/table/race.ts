/** The influence of every seat after each round, from the events of the game. */
import type { AnyEvent } from "$/protocol";

/** The changes of the seats' stocks by an event. */
function changes(event: AnyEvent): [number, number][] {
  if (event.type === "TookPot" || event.type === "Gained") return [[event.seat, event.amount]];
  if (event.type === "Lost") return [[event.seat, -event.amount]];
  if (event.type === "Paid") return [[event.seat, -event.amount], [event.to, event.amount]];
  return [];
}

/** For each seat its stock when a round began, round by round, and its stock now; counted back from now. */
export function raceOf(events: readonly AnyEvent[], stocks: readonly number[]): number[][] {
  const now = [...stocks];
  const found = now.map((stock) => [stock]);
  for (const event of events.toReversed()) {
    if (event.type === "RoundBegan") for (const [seat, line] of found.entries()) line.unshift(now[seat] ?? 0);
    else for (const [seat, amount] of changes(event)) now[seat] = (now[seat] ?? 0) - amount;
  }
  return found;
}
