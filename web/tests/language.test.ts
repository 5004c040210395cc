/** The first language of the page: the chosen one, or the first of the browser's languages that it knows. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const CASES: [string, string, string[], string][] = [
  ["the browser's", "", ["fr-CA", "en"], "fr"],
  ["the browser's second one, if the page does not have the first", "", ["de", "uk"], "uk"],
  ["the chosen one", "it", ["ru"], "it"],
  ["English, if no other is known", "", ["de", "ja"], "en"],
  ["the browser's, if the page no longer has the chosen one", "xx", ["ru-RU"], "ru"],
];

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("fetch", (address: string) => Promise.resolve(new Response(`round-of = ${address}`)));
  vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });
  vi.stubGlobal("addEventListener", () => undefined);
});

afterEach(() => vi.unstubAllGlobals());

test.each(CASES)("%s", async (_, chosen, languages, expected) => {
  vi.stubGlobal("localStorage", { getItem: () => JSON.stringify({ language: chosen }), setItem: () => undefined });
  vi.stubGlobal("navigator", { languages });
  const { begin, language, t } = await import("$/i18n/language.svelte");
  await begin();
  expect(language()).toBe(expected);
  expect(document.documentElement.lang).toBe(expected);
  expect(t("round-of")).toContain(`texts-of-${expected}`);
});
