/** Why something was refused, in the language of the page where it has words for it. */
import type { Refusal } from "$/api";
import { has, t } from "$/i18n/language.svelte";

export function problemText(code: string, sentence: string): string {
  const id = "problem-" + code.replaceAll("_", "-");
  return has(id) ? t(id) : sentence || t("problem-unknown");
}

export function refusalText(refusal: Refusal | null): string {
  return refusal ? problemText(refusal.code, refusal.message) : t("problem-unknown");
}
