/** The text of a refusal comes from its variant, else from its code, else from the server's sentence. */
import { beforeAll, expect, test, vi } from "vitest";
import { textOf } from "../build/texts";
import type { Problem } from "$/protocol";

let problemText: (problem: Problem) => string;

beforeAll(async () => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("addEventListener", () => undefined);
  const { bundleOf, speak } = await import("$/i18n/language.svelte");
  speak(bundleOf("fr", textOf("fr")));
  ({ problemText } = await import("$/ui/problems"));
});

const CASES: [string, Problem, string][] = [
  ["its variant", { code: "wrong_password", sentence: "…", variant: "own" }, "Ce n’est pas votre mot de passe."],
  ["its arguments", { code: "banned", sentence: "…", variant: "until", arguments: { day: "2031-05-17" } }, "Ce compte est exclu jusqu’au 2031-05-17."],
  ["its code", { code: "not_asked", sentence: "…" }, "Ce n’est pas votre tour."],
  ["its code, if the variant is new", { code: "not_asked", sentence: "…", variant: "new" }, "Ce n’est pas votre tour."],
  ["the server's sentence, if there is no message", { code: "illegal", sentence: "wait is not legal" }, "wait is not legal"],
  ["a general sentence, if there is nothing else", { code: "illegal", sentence: "" }, "Quelque chose s’est mal passé. Veuillez réessayer."],
];

test.each(CASES)("the text of a problem comes from %s", (_, problem, text) => {
  expect(problemText(problem)).toBe(text);
});
