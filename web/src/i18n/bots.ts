/** Bots in words and pictures: a level, or a character with its level, as in "miser:club". */
import type { IconName } from "$/ui/icons";
import { attribute, t } from "./language.svelte";

const FACES: Readonly<Record<string, IconName>> = {
  miser: "coins",
  hothead: "flame",
  avenger: "evil-eyes",
  architect: "castle",
  gambler: "card-joker",
  herald: "hunting-horn",
  executioner: "executioner-hood",
  peacemaker: "dove",
};

export const CHARACTER_LEVEL = "club"; // of a character without a level

const kindOf = (bot: string | null | undefined): string => (bot ?? "").split(":")[0] ?? "";

/** What a bot is called: “club”, or “the Miser, club”. */
export function botText(bot = "casual"): string {
  const [kind = "", level] = bot.split(":");
  return kind in FACES ? `${t("bot-" + kind)}, ${t("bot-" + (level ?? CHARACTER_LEVEL))}` : t("bot-" + kind);
}

/** The picture of a character; plain bots have none. */
export const faceOf = (bot: string | null | undefined): IconName | null => FACES[kindOf(bot)] ?? null;

/** What a character says about itself. */
export const lineOfBot = (bot: string | null | undefined): string | null => attribute("bot-" + kindOf(bot), "about");

/** Whether a bot imagines what may lie hidden, which takes a while. */
export const searches = (bot: string): boolean => bot === "club" || bot === "strong" || faceOf(bot) !== null;
