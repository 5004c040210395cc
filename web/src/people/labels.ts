/** Boxes and ladders in words. */
import { t } from "$/i18n/language.svelte";

export const BOX_ORDER = ["base", "ablaze", "alliance", "mixed"] as const;

export const boxText = (box: string): string => t(box === "mixed" ? "box-mixed" : "deck-" + box);
export const ladderText = (box: string, players: number): string => `${boxText(box)} · ${t("count-players", { amount: players })}`;
export const personLink = (nameOrId: string): string => `/people/${encodeURIComponent(nameOrId)}`;
