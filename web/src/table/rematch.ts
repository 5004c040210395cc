/** The way from a game that is over to its rematch. */
import { noteHere } from "$/offline/carrier";
import { hold, note, seatAt } from "$/seats.svelte";
import type { Session } from "./session.svelte";

/** Takes over the seat at the rematch table and returns the table. */
export function holdRematch({ news, held, here }: Session): string | null {
  const table = news?.rematch;
  if (!table) return null;
  if (held && !seatAt(table)) {
    const { seat, token, name, family } = held;
    if (here) noteHere(table);
    hold({ table, code: "", seat, token, commitment: "" }, name, here);
    note(table, family ? { family } : {});
  }
  return table;
}
