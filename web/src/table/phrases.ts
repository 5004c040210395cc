/** What can be said with one tap: phrases in words, emotes as faces. */
import { has, t } from "$/i18n/language.svelte";
import type { IconName } from "$/ui/icons";

const FACES: Readonly<Record<string, IconName>> = {
  "emote-cheerful": "cheerful",
  "emote-despair": "despair",
  "emote-surprised": "surprised",
  "emote-sly": "sly",
  "emote-think": "think",
  "emote-angry": "angry-eyes",
};

/** The face of an emote; undefined for a phrase. */
export const faceOf = (phrase: string | null | undefined): IconName | undefined => FACES[phrase ?? ""];

/** A phrase or an emote in words. */
export function wordsOf(phrase: string): string {
  const id = "phrase-" + phrase.replaceAll("_", "-");
  return has(id) ? t(id) : phrase;
}
