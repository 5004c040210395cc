/**
 * The table between two positions: the last position, changed by each event since then, so that events can be shown one after
 * the other. The position that the server sends comes last and is the truth.
 */
import type { AnyEvent, ShownCard, ShownGame, ShownSeat } from "$/protocol";
import { knownCard, type KnownCard } from "$/i18n/words";

const ON = 2; // a place of an event is 0 first, 1 last, or ON + the index of a pile

/** An event with what a listener knew of its cards before it happened. */
export interface Told {
  event: AnyEvent;
  card?: KnownCard;
  actor?: KnownCard;
  under?: KnownCard;
  place?: "first" | "last" | "on" | "at";
  pile?: number;
  pot?: number; // what lies on the card afterwards, if the event puts influence on it
  round: number;
}

/** A table with an empty queue, to tell the events of a game from its beginning. Its stocks and hands mean nothing. */
export function emptyTable(game: ShownGame): ShownGame {
  return { round: 0, first: 0, deck: game.deck, queue: [], seats: game.seats.map(() => ({ stock: 0, hand_size: 0 })), verdicts: 0 };
}

export function findCard(scene: ShownGame, card: number): { pile: number; depth: number; shown: ShownCard } | null {
  for (const [pile, cards] of scene.queue.entries()) {
    const depth = cards.findIndex((shown) => shown.card === card);
    const shown = cards[depth];
    if (shown) return { pile, depth, shown };
  }
  return null;
}

function known(scene: ShownGame, card: number): KnownCard | undefined {
  const found = findCard(scene, card);
  return found ? knownCard(found.shown, found.pile + 1) : undefined;
}

/** An event and the cards it speaks of, as they are before it happens. */
export function tell(scene: ShownGame, event: AnyEvent): Told {
  const told: Told = { event, round: scene.round };
  if ("card" in event) {
    const card = known(scene, event.card);
    if (card) told.card = card;
  }
  if (event.type === "Waited" || event.type === "PotGrew") told.pot = (findCard(scene, event.card)?.shown.pot ?? 0) + (event.amount ?? 0);
  if (event.type === "Eliminated") {
    const actor = known(scene, event.actor);
    if (actor) told.actor = actor;
  }
  if (event.type === "Placed" || event.type === "Entered") {
    told.place = event.place === 0 ? "first" : event.place === 1 ? "last" : opensPile(event) ? "at" : "on";
    told.pile = event.place >= ON ? event.place - ON + 1 : 0;
    const under = told.place === "on" ? scene.queue[event.place - ON]?.[0] : undefined;
    if (under) {
      const covered = known(scene, under.card);
      if (covered) told.under = covered;
    }
  }
  if (event.type === "Entered") told.card = { family: event.seat, kind: event.kind, hidden: false, pile: 0 };
  return told;
}

const opensPile = (event: AnyEvent): boolean => event.type === "Entered" && event.opens_pile === true;

/** Lets an event happen to a scene. It changes the scene. */
export function follow(scene: ShownGame, event: AnyEvent): void {
  const seat = (number: number): ShownSeat => scene.seats[number] ?? { stock: 0, hand_size: 0 };
  switch (event.type) {
    case "RoundBegan":
      scene.round = event.round;
      scene.first = event.first;
      break;
    case "Placed":
      put(scene, { card: event.card, owner: event.seat, family: event.seat, kind: event.kind, hidden: true }, event.place, false);
      takeFromHand(seat(event.seat), event.kind);
      break;
    case "Entered":
      put(scene, { card: event.card, owner: event.seat, family: event.seat, kind: event.kind }, event.place, opensPile(event));
      leaveSeat(seat(event.seat), event.kind);
      break;
    case "Waited":
      change(scene, event.card, (card) => (card.pot = (card.pot ?? 0) + (event.amount ?? 0)));
      break;
    case "Revealed":
      open(scene, event.card, event.kind);
      break;
    case "TookPot":
      change(scene, event.card, (card) => (card.pot = 0));
      seat(event.seat).stock += event.amount;
      break;
    case "LostPot":
      change(scene, event.card, (card) => (card.pot = Math.max(0, (card.pot ?? 0) - event.amount)));
      break;
    case "PotGrew":
      change(scene, event.card, (card) => (card.pot = (card.pot ?? 0) + event.amount));
      break;
    case "Gained":
      seat(event.seat).stock += event.amount;
      break;
    case "Paid":
      seat(event.seat).stock -= event.amount;
      seat(event.to).stock += event.amount;
      break;
    case "Lost":
      seat(event.seat).stock -= event.amount;
      break;
    case "Eliminated":
    case "Discarded": {
      const gone = lift(scene, event.card);
      if (gone) seat(gone.owner).discards = [...(seat(gone.owner).discards ?? []), event.kind];
      break;
    }
    case "CardKept":
      lift(scene, event.card);
      seat(event.seat).kept = [...(seat(event.seat).kept ?? []), { kind: event.kind, pot: event.pot }];
      break;
    case "Moved": {
      const moved = lift(scene, event.card, false);
      if (moved) scene.queue.splice(event.pile, 0, [moved]);
      break;
    }
    case "Exchanged":
      exchange(scene, event);
      break;
    case "Bribed":
      change(scene, event.card, (card) => (card.family = event.seat));
      break;
    case "Marked":
      change(scene, event.card, (card) => (card.verdicts = (card.verdicts ?? 0) + 1));
      scene.verdicts -= 1;
      break;
    case "TurnedDown":
      change(scene, event.card, (card) => (card.hidden = true));
      break;
    case "GameOver":
      scene.winners = event.winners;
      break;
    case "Acted":
    case "NotFound":
      break;
  }
}

/** The first half of an event that has two: a card is revealed before it leaves, influence leaves before it arrives. */
export function begin(scene: ShownGame, event: AnyEvent): boolean {
  if (event.type === "Eliminated") {
    const shown = findCard(scene, event.card)?.shown;
    const changes = shown?.hidden === true || (shown?.pot ?? 0) > 0;
    open(scene, event.card, event.kind);
    change(scene, event.card, (card) => (card.pot = 0));
    return changes;
  }
  if (event.type === "TookPot") {
    change(scene, event.card, (card) => (card.pot = 0));
    return true;
  }
  return false;
}

/** A position that reuses the objects of unchanged cards, so that only changed cards are drawn again. */
export function sharing(last: ShownGame, next: ShownGame): ShownGame {
  const old = new Map(last.queue.flat().map((card) => [card.card, card]));
  const kept = (card: ShownCard): ShownCard => {
    const before = old.get(card.card);
    return before && looksLike(before, card) ? before : card;
  };
  return { ...next, queue: next.queue.map((pile) => pile.map(kept)) };
}

function looksLike(one: ShownCard, other: ShownCard): boolean {
  return (
    one.owner === other.owner &&
    one.family === other.family &&
    (one.kind ?? null) === (other.kind ?? null) &&
    (one.hidden ?? false) === (other.hidden ?? false) &&
    (one.pot ?? 0) === (other.pot ?? 0) &&
    (one.verdicts ?? 0) === (other.verdicts ?? 0) &&
    (one.rests ?? false) === (other.rests ?? false)
  );
}

function change(scene: ShownGame, card: number, make: (card: ShownCard) => unknown): void {
  const found = findCard(scene, card);
  if (found) make(found.shown);
}

function open(scene: ShownGame, card: number, kind: string): void {
  change(scene, card, (shown) => {
    shown.kind = kind;
    shown.hidden = false;
  });
}

function put(scene: ShownGame, card: ShownCard, place: number, opensPile: boolean): void {
  const pile = scene.queue[place - ON];
  if (place === 0) scene.queue.unshift([card]);
  else if (place === 1 || (!pile && !opensPile)) scene.queue.push([card]);
  else if (opensPile || !pile) scene.queue.splice(place - ON, 0, [card]);
  else pile.unshift(card);
}

function lift(scene: ShownGame, card: number, forGood = true): ShownCard | null {
  const found = findCard(scene, card);
  if (!found) return null;
  scene.queue[found.pile]?.splice(found.depth, 1);
  scene.queue = scene.queue.filter((pile) => pile.length > 0);
  if (forGood) scene.verdicts += found.shown.verdicts ?? 0;
  return found.shown;
}

function takeFromHand(seat: ShownSeat, kind: string | null): void {
  seat.hand_size -= 1;
  if (seat.hand && kind) seat.hand = seat.hand.filter((held) => held !== kind);
}

/** Takes a card that enters the queue from what lies before its player. */
function leaveSeat(seat: ShownSeat, kind: string): void {
  seat.discards = (seat.discards ?? []).filter((one) => one !== kind);
  if (kind === "twin") seat.twin = false;
}

function exchange(scene: ShownGame, event: Extract<AnyEvent, { type: "Exchanged" }>): void {
  const found = findCard(scene, event.gone);
  const pile = found ? scene.queue[found.pile] : undefined;
  if (!found || !pile) return;
  pile[found.depth] = { card: event.card, owner: event.seat, family: event.seat, kind: event.kind, hidden: true };
  const seat = scene.seats[event.seat];
  if (seat?.hand) seat.hand = [...seat.hand.filter((held) => held !== event.kind), event.gone_kind];
}
