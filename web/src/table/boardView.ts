/** What a board shows and offers: a live table, a replay or a lesson. */
import { has, t } from "$/i18n/language.svelte";
import type { OrderName, Preview, SeatNews } from "$/protocol";
import type { Playback } from "./playback.svelte";
import type { Heard, Running } from "./session.svelte";

export interface BoardView {
  playback: Playback;
  people: readonly SeatNews[];
  me: number | null; // the seat of the viewer; null for a spectator
  answer?: ((action: string) => void) | undefined;
  busy?: boolean;
  orders?: Readonly<Record<string, OrderName>>;
  order?: ((card: number, order: OrderName) => void) | undefined;
  undo?: (() => void) | undefined;
  previews?: readonly Preview[]; // what each answer would do
  clock?: Running | null;
  talk?: readonly Heard[];
  paused?: boolean;
  past?: boolean; // a replay
  only?: ((action: string) => boolean) | undefined; // a lesson offers some of the answers
}

/** The name on a seat, in the letters of the language for the server's bots; a deleted account has no name. */
export function nameOf(person: SeatNews | undefined): string {
  if (!person?.name) return person && person.kind !== "empty" ? t("seat-nameless") : "";
  const known = "bot-name-" + person.name.toLowerCase();
  return person.kind === "bot" && has(known) ? t(known) : person.name;
}

export const namesOf = (people: readonly SeatNews[]): string[] => people.map(nameOf);
