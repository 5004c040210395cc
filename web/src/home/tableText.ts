/** A table's settings in a few words. */
import { t } from "$/i18n/language.svelte";
import { paceSpan } from "$/i18n/times";
import type { TableSettings } from "$/protocol";

export const DECKS = ["base", "ablaze", "alliance", "court", "tribunal", "blood", "masks"] as const;

export function deckTitle(deck: TableSettings["deck"]): string {
  if (Array.isArray(deck)) return t("deck-mix");
  return t("deck-" + (deck ?? "base"));
}

export function paceText(settings: TableSettings): string {
  const pace = settings.pace;
  if (pace?.kind === "turns") {
    const { unit, amount } = paceSpan(pace.seconds ?? 0);
    return t("each-" + unit, { amount });
  }
  return pace?.kind === "live" ? t("pace-live-detail", { seconds: pace.seconds ?? 30 }) : t("pace-relaxed");
}

/** Whether players may ask the coach, for those who come to the table. */
export const coachText = (settings: TableSettings): string[] => (settings.coach ? [t("coach-with")] : []);

export function tableText(settings: TableSettings): string {
  return [deckTitle(settings.deck), paceText(settings), t("count-players", { amount: settings.players ?? 4 }), ...coachText(settings)].join(" · ");
}
