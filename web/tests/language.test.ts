/** The first language of the page: the chosen one, or the first of the browser's languages that it knows. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const CASES: [string, string, string[], string][] = [
  ["the browser's", "", ["fr-CA", "en"], "fr"],
  ["its second one, if the first is not spoken here", "", ["de", "uk"], "uk"],
  ["the one that was chosen", "it", ["ru"], "it"],
  ["English, if no other is known", "", ["de", "ja"], "en"],
  ["the browser's, if what was chosen is not spoken any more", "xx", ["ru-RU"], "ru"],
];

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("fetch", (address: string) => Promise.resolve(new Response(`round-of = ${address}`)));
  vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });
  vi.stubGlobal("addEventListener", () => undefined);
});

afterEach(() => vi.unstubAllGlobals());

test.each(CASES)("%s", async (_, chosen, languages, spoken) => {
  vi.stubGlobal("localStorage", { getItem: () => JSON.stringify({ language: chosen }), setItem: () => undefined });
  vi.stubGlobal("navigator", { languages });
  const { begin, language, t } = await import("$/i18n/language.svelte");
  await begin();
  expect(language()).toBe(spoken);
  expect(document.documentElement.lang).toBe(spoken);
  expect(t("round-of")).toContain(`texts-of-${spoken}`);
});
