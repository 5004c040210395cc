/** Why a request failed, in the language of the page if it has words for it. */
import { Refusal } from "$/api";
import { has, t } from "$/i18n/language.svelte";

export function problemText(code: string, sentence: string): string {
  const id = "problem-" + code.replaceAll("_", "-");
  return has(id) ? t(id) : sentence || t("problem-unknown");
}

/** The text for what a request has thrown. */
export function refusalText(error: unknown): string {
  return error instanceof Refusal ? problemText(error.code, error.message) : t("problem-unknown");
}
