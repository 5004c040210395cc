/** Bots in words and pictures: a level, or a character with its level, as in "miser:club". */
import type { IconName } from "$/ui/icons";
import type { About, BotLevel, SeatNews } from "$/protocol";
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

const SLOW = 20; // milliseconds a move from which a server's bot is called slow; a device takes many times as long

/** A level in a list of bots, with the time that it takes if that is noticeable. */
export function optionText({ bot, milliseconds = 0 }: BotLevel): string {
  const text = { bot: t("bot-" + bot) };
  return milliseconds < SLOW ? t("seat-bot", text) : t("seat-bot-slow", { ...text, seconds: milliseconds / 1000 });
}

/** What can be chosen on a device, where bots that think for long on a server would think for minutes. */
export function quickOnly(about: About): About {
  const bots = about.bots.filter(({ milliseconds = 0 }) => milliseconds < SLOW);
  return { ...about, bots, character_levels: about.character_levels?.filter((level) => bots.some(({ bot }) => bot === level)) ?? [] };
}

/** Who plays a bot's seat, and who has helped out while the server was busy. */
export function seatText({ bot, helper }: SeatNews): string {
  const name = botText(bot ?? undefined);
  if (helper) return t("seat-bot-busy", { bot: name, helper: botText(helper) });
  return faceOf(bot) ? name : t("seat-bot", { bot: name });
}

/** The picture of a character; plain bots have none. */
export const faceOf = (bot: string | null | undefined): IconName | null => FACES[kindOf(bot)] ?? null;

/** What a character says about itself. */
export const lineOfBot = (bot: string | null | undefined): string | null => attribute("bot-" + kindOf(bot), "about");

/** Whether a bot imagines what may lie hidden, which takes a while. */
export const searches = (bot: string): boolean => ["club", "strong", "expert", "master"].includes(bot) || faceOf(bot) !== null;
