/** Why something was refused, in the language of the page where it has words for it. */
import type { Refusal } from "$/api";
import { has, t } from "$/i18n/language.svelte";
import type { Problem } from "$/protocol";

export function problemText(problem: Problem): string {
  const general = "problem-" + problem.code.replaceAll("_", "-");
  const id = [`${general}-${problem.variant ?? ""}`, general].find(has);
  return id ? t(id, problem.arguments) : problem.sentence || t("problem-unknown");
}

export function refusalText(refusal: Refusal | null): string {
  return refusal ? problemText(refusal.problem) : t("problem-unknown");
}
