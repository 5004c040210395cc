/** Why a request failed, in the language of the page if it has words for it. */
import { Refusal } from "$/api";
import { has, t } from "$/i18n/language.svelte";
import type { Problem } from "$/protocol";

export function problemText(problem: Problem): string {
  const general = "problem-" + problem.code.replaceAll("_", "-");
  const id = [`${general}-${problem.variant ?? ""}`, general].find(has);
  return id ? t(id, problem.arguments) : problem.sentence || t("problem-unknown");
}

/** The text for what a request has thrown. */
export function refusalText(error: unknown): string {
  return error instanceof Refusal ? problemText(error.problem) : t("problem-unknown");
}
