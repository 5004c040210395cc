/** What stands under a card of the queue: its number, or the pennant of the card that acts. It says as much as there is room for. */
import { t } from "$/i18n/language.svelte";
import type { Room } from "./queueLayout";

const LETTER = 6.5; // the width of a letter
const BESIDE = { wide: 24, rail: 16, tab: 18, ph: 9, land: 7 } as const; // how far a pennant may reach beyond its card

const wide = (text: string) => text.length * LETTER;

/** The words of the pennant that leave the cards beside it free, and how far it is moved to stay on the cloth. */
export function pennantOf(texts: readonly string[], x: number, width: number, room: Room): { words: string; shift: number } {
  const most = width + 2 * BESIDE[room.mode] + (width < 64 ? 0 : width * 0.4);
  const words = texts.find((text) => wide(text) + 34 <= most) ?? "";
  const half = (wide(words) + 34) / 2;
  const middle = x + width / 2;
  return { words, shift: Math.max(0, half - middle - 8) - Math.max(0, middle + half - room.width - 8) };
}

/** The number of a pile, at the ends of the queue with their names; and “yours”. */
export function numberOf(pile: number, last: number, width: number, mine: boolean): { number: string; yours: string } {
  const end = last === 1 ? "" : pile === 1 ? t("table-first-short") : pile === last ? t("table-last-short") : "";
  const named = `${pile} · ${end}`;
  const number = end && wide(named) <= width ? named : String(pile);
  const yours = t("table-yours");
  return { number, yours: mine && wide(number + yours) + 8 < width ? yours : "" };
}
