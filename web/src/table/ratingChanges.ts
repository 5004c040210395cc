/** What a rated game did to the ratings. The server counts it a moment after its end, so it is asked until it has. */
import { ask, part } from "$/api";
import type { RatingChange, RatingChanges } from "$/protocol";

const PAUSES = [400, 1000, 2000, 4000, 8000, 15000]; // milliseconds

/** Calls back once the changes are known; returns a function that stops asking. */
export function whenRated(table: string, call: (changes: RatingChange[]) => void, get = (id: string) => ask<RatingChanges>(`/tables/${part(id)}/ratings`)): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  async function look(attempt: number): Promise<void> {
    const { changes } = await get(table).catch(() => ({ changes: [] }));
    if (stopped) return;
    if (changes.length) call(changes);
    else if (attempt < PAUSES.length) timer = setTimeout(() => void look(attempt + 1), PAUSES[attempt]);
  }
  void look(0);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
