/** The place in a replay that an address names: the position and through whose eyes. */
import { FAMILIES } from "$/card/families";

const LETTERS = FAMILIES.map(({ letter }) => letter as string);

export interface Place {
  at: number | null;
  viewer: string | null; // "all", "spectator" or the number of a seat
}

/** Reads a place: `?at=37&seat=B`. What makes no sense is left out. */
export function readPlace(search: string): Place {
  const query = new URLSearchParams(search);
  const at = query.get("at") ?? "";
  const seat = query.get("seat") ?? "";
  const index = seat.length === 1 ? LETTERS.indexOf(seat.toUpperCase()) : -1;
  return {
    at: /^\d{1,5}$/.test(at) ? Number(at) : null,
    viewer: seat === "all" || seat === "spectator" ? seat : index >= 0 ? String(index) : null,
  };
}

/** Writes a place, always with the eyes: another browser holds another seat. */
export function placeQuery(at: number, viewer: string): string {
  return `?at=${at}&seat=${/^\d$/.test(viewer) ? (LETTERS[Number(viewer)] ?? "all") : viewer}`;
}
