/** The log in words, and how each point was earned. */
import type { AnyEvent } from "$/protocol";
import { t, type Args } from "$/i18n/language.svelte";
import { capital, cardForms, kindForms, type KnownCard } from "$/i18n/words";
import type { Told } from "./scene";

export interface Listener {
  names: readonly string[];
  me: number | null;
}

type Type = AnyEvent["type"];

const IDS: Partial<Record<Type, string>> = {
  Waited: "event-waited",
  LostPot: "event-lost-pot",
  PotGrew: "event-pot-grew",
  Acted: "event-acted",
  Discarded: "event-discarded",
  Moved: "event-moved",
  Entered: "event-entered",
  TurnedDown: "event-turned-down",
};

function hyphens(type: string): string {
  return type.replace(/([a-z])([A-Z])/g, "$1-$2").toLowerCase();
}

function idOf({ event, card, actor }: Told, me: number | null): string {
  const whose = (seat: number) => (seat === me ? "you" : "other");
  switch (event.type) {
    case "RoundBegan":
      return `event-round-began-${whose(event.first)}`;
    case "Placed":
    case "Exchanged":
      return `event-${hyphens(event.type)}-${event.seat !== me && event.kind ? "seen" : whose(event.seat)}`;
    case "LostPot":
      return event.card === 0 ? `event-lost-pot-plot-${whose(event.seat)}` : "event-lost-pot";
    case "Paid":
      return event.to === me ? "event-paid-to-you" : `event-paid-${whose(event.seat)}`;
    case "Eliminated":
      if (event.actor === event.card) return "event-eliminated-itself";
      return card && card.kind === null && actor ? "event-eliminated-unknown" : "event-eliminated";
    case "Bribed":
      return `event-bribed-${card?.family === event.seat ? "still-" : ""}${whose(event.seat)}`;
    case "GameOver": {
      const shared = event.winners.length > 1 ? "shared-" : "";
      return `event-game-over-${shared}${me !== null && event.winners.includes(me) ? "you" : "other"}`;
    }
    default:
      return IDS[event.type] ?? `event-${hyphens(event.type)}-${"seat" in event ? whose(event.seat) : "other"}`;
  }
}

function list(names: string[]): string {
  return new Intl.ListFormat(document.documentElement.lang || "en").format(names);
}

/** An event in words, for a listener. */
export function lineOf(told: Told, { names, me }: Listener): string {
  const { event } = told;
  const args: Args = { place: told.place ?? "first", pile: told.pile ?? told.card?.pile ?? 0 };
  const add = (more: Args) => Object.assign(args, more);
  const addCard = (name: string, card: KnownCard | undefined) => card && add(cardForms(name, card, names, me));
  const seat = event.type === "RoundBegan" ? event.first : "seat" in event ? event.seat : (event.type === "GameOver" ? event.winners[0] : 0) ?? 0;
  if ("kind" in event && event.kind) add(kindForms("kind", event.kind));
  if ("by" in event) add(kindForms("by", event.by));
  if (event.type === "Exchanged") add(kindForms("gone", event.gone_kind));
  if (event.type === "Moved") add({ pile: event.pile + 1 });
  if ("pot" in event) add({ pot: event.pot });
  if (told.pot !== undefined) add({ pot: told.pot });
  if (event.type === "RoundBegan") add({ round: event.round });
  if (event.type === "Paid") add({ to: names[event.to] ?? "" });
  if (event.type === "GameOver") add({ names: list(event.winners.filter((winner) => winner !== me).map((winner) => names[winner] ?? "")) });
  if ("amount" in event) add({ amount: event.amount ?? 0 });
  addCard("card", told.card);
  addCard("under", told.under);
  addCard("actor", told.actor ?? told.card);
  add({ name: names[seat] ?? "" });
  if (event.type === "Moved") add({ pile: event.pile + 1 });
  return capital(t(idOf(told, me), args).trim());
}

/** The seat that an event belongs to. */
export function seatOf(event: AnyEvent): number | null {
  if (event.type === "RoundBegan") return event.first;
  if (event.type === "GameOver") return event.winners[0] ?? null;
  return event.seat;
}

/** What an event changes, beside its line: in the stock of its seat or, if it is paid to the listener, in theirs. */
export function changeOf(event: AnyEvent, me: number | null): number {
  switch (event.type) {
    case "Gained":
    case "TookPot":
      return event.amount;
    case "Paid":
      return event.to === me ? event.amount : event.seat === me ? -event.amount : 0; // among others it is a gain and a loss
    case "Lost":
      return -event.amount;
    default:
      return 0;
  }
}

interface Earned {
  kind: string;
  amount: number;
}

export interface Account {
  start: number; // what the seat had before the first event
  gains: Earned[];
  losses: Earned[];
}

export const total = (parts: readonly Earned[]): number => parts.reduce((sum, { amount }) => sum + amount, 0);

/** How each seat came to its stock, by the kind of card. */
export function accountsOf(events: readonly AnyEvent[], stocks: readonly number[]): Account[] {
  const gains = stocks.map(() => new Map<string, number>());
  const losses = stocks.map(() => new Map<string, number>());
  const book = (into: Map<string, number>[], seat: number, kind: string, amount: number) =>
    into[seat]?.set(kind, (into[seat].get(kind) ?? 0) + amount);
  for (const event of events) {
    if (event.type === "TookPot") book(gains, event.seat, event.kind, event.amount);
    if (event.type === "Gained") book(gains, event.seat, event.by, event.amount);
    if (event.type === "Lost") book(losses, event.seat, event.by, event.amount);
    if (event.type === "Paid") {
      book(losses, event.seat, event.by, event.amount);
      book(gains, event.to, event.by, event.amount);
    }
  }
  const sorted = (sums: Map<string, number> | undefined): Earned[] =>
    [...(sums ?? [])].map(([kind, amount]) => ({ kind, amount })).sort((a, b) => b.amount - a.amount);
  return stocks.map((stock, seat) => {
    const account = { gains: sorted(gains[seat]), losses: sorted(losses[seat]) };
    return { start: stock - total(account.gains) + total(account.losses), ...account };
  });
}
