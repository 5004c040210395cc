/** What a board shows and offers: a live table, a replay or a lesson. */
import type { Snippet } from "svelte";
import { has, t } from "$/i18n/language.svelte";
import { knownCard, type KnownCard } from "$/i18n/words";
import type { OrderName, Preview, SeatNews, ShownCard } from "$/protocol";
import { WAIT_ON } from "./choices";
import { consequenceOf, orderConsequence, type Consequence } from "./consequences";
import type { Playback } from "./playback.svelte";
import { findCard } from "./scene";
import type { Running } from "./session.svelte";
import type { Heard } from "./talk";

export interface BoardView {
  playback: Playback;
  people: readonly SeatNews[];
  me: number | null; // the seat of the viewer; null for a spectator
  answer?: ((action: string) => void) | undefined;
  waitOn?: (() => void) | undefined; // wait, and don't ask again for this card
  standIn?: ((seat: number) => void) | undefined; // let a bot play for someone who is away
  heardAt?: number; // when `people` was heard, by this browser's clock
  busy?: boolean;
  ordered?: string | null; // a standing order is about to answer
  answerMyself?: (() => void) | undefined; // instead of the standing order
  orders?: Readonly<Record<string, OrderName>>;
  order?: ((card: number, order: OrderName) => void) | undefined;
  undo?: (() => void) | undefined;
  previews?: readonly Preview[]; // what each answer would do
  clock?: Running | null;
  talk?: readonly Heard[];
  paused?: boolean;
  past?: boolean; // a replay
  overlay?: Snippet<[ShownCard, number]> | undefined; // lies on each card of the queue, of this width: the belief lens
  about?: ((card: ShownCard) => string) | undefined; // the same in words
  only?: ((action: string) => boolean) | undefined; // a lesson offers some of the answers
}

/** The name on a seat, in the letters of the language for the server's bots; a deleted account has no name. */
export function nameOf(person: SeatNews | undefined): string {
  if (!person?.name) return person && person.kind !== "empty" ? t("seat-nameless") : "";
  const known = "bot-name-" + person.name.toLowerCase();
  return person.kind === "bot" && has(known) ? t(known) : person.name;
}

export const namesOf = (people: readonly SeatNews[]): string[] => people.map(nameOf);

/** Whether this is the last round, after which influence on cards of the queue is lost. */
export const isLastRound = ({ playback: { scene } }: BoardView): boolean => scene.rounds !== undefined && scene.round === scene.rounds;

/** Whether a card may be told to wait until the last round: not in the last two, where that is one time at most. */
export function mayWaitOn(view: BoardView): boolean {
  const { scene, question } = view.playback;
  return view.waitOn !== undefined && question?.kind === "reveal" && scene.round < (scene.rounds ?? 0) - 1;
}

/** The card for which a Royal Decree asks a place. */
export function movedCard({ playback: { scene, question }, previews = [] }: BoardView): KnownCard | undefined {
  const card = question?.kind === "gap" ? previews[0]?.outcomes[0]?.moved?.[0]?.card : undefined;
  const found = card === undefined ? null : findCard(scene, card);
  return found ? knownCard(found.shown) : undefined;
}

/** What each answer to the open question does, by action. */
export function consequencesOf(view: BoardView): Map<string, Consequence> {
  const { scene, question } = view.playback;
  const found = new Map<string, Consequence>();
  if (!question || question.seat !== view.me) return found;
  const moment = { question, scene, listener: { names: namesOf(view.people), me: view.me }, lastRound: isLastRound(view) };
  for (const preview of view.previews ?? []) {
    found.set(preview.action, consequenceOf(preview, moment));
    if (preview.action === "wait" && mayWaitOn(view)) found.set(WAIT_ON, orderConsequence(preview, (scene.rounds ?? 0) - scene.round));
  }
  return found;
}
