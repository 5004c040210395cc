/** The influence that moves in an event: from where, to where, how much. */
import type { AnyEvent } from "$/protocol";
import { cardAnchor, seatAnchor, stockAnchor, SUPPLY } from "./anchors";

interface Journey {
  from: string[];
  to: string[];
  amount: number;
}

const stock = (seat: number) => [stockAnchor(seat), seatAnchor(seat)];
const pot = (card: number) => [`pot-${card}`, cardAnchor(card)];

export function journeyOf(event: AnyEvent): Journey | null {
  switch (event.type) {
    case "Waited":
    case "PotGrew":
      return { from: [SUPPLY], to: pot(event.card), amount: event.amount ?? 0 };
    case "TookPot":
      return { from: pot(event.card), to: stock(event.seat), amount: event.amount };
    case "LostPot":
      return event.card ? { from: pot(event.card), to: [SUPPLY], amount: event.amount } : null;
    case "Gained":
      return { from: [SUPPLY], to: stock(event.seat), amount: event.amount };
    case "Paid":
      return { from: stock(event.seat), to: stock(event.to), amount: event.amount };
    case "Lost":
      return { from: stock(event.seat), to: [SUPPLY], amount: event.amount };
    case "Eliminated":
      return event.pot ? { from: pot(event.card), to: [SUPPLY], amount: event.pot } : null;
    default:
      return null;
  }
}
