/** What a board shows, and what can be done at it: a live table, a replay or a lesson. */
import type { OrderName, Preview, SeatNews } from "$/protocol";
import type { Playback } from "./playback.svelte";
import type { Heard, Running } from "./session.svelte";

export interface BoardView {
  playback: Playback;
  people: readonly SeatNews[];
  me: number | null; // whose eyes: a seat, or nobody's
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

export const namesOf = (people: readonly SeatNews[]): string[] => people.map((person) => person.name ?? "");
