/** What stands under a card says as much as there is room for, and never more. */
import { beforeAll, expect, test, vi } from "vitest";
import { textOf } from "../build/texts";

vi.stubGlobal("document", { documentElement: { lang: "en" } });
vi.stubGlobal("navigator", { languages: ["en"] });
let labels: typeof import("$/table/cardLabels");

beforeAll(async () => {
  const words = await import("$/i18n/language.svelte");
  words.speak(words.bundleOf("en", textOf("en")));
  labels = await import("$/table/cardLabels");
});

test("the ends of the queue are named where their names fit", () => {
  expect(labels.numberOf(1, 10, 110, false)).toEqual({ number: "1 · first", yours: "" });
  expect(labels.numberOf(10, 10, 110, true)).toEqual({ number: "10 · last", yours: "yours" });
  expect(labels.numberOf(10, 10, 50, true)).toEqual({ number: "10", yours: "" });
  expect(labels.numberOf(1, 1, 110, false).number).toBe("1");
});

test("a pennant says the longest that fits, and stays on the cloth", () => {
  const room = { width: 600, height: 200, mode: "ph", bare: false, still: false } as const;
  expect(labels.pennantOf(["your choice", "acts"], 250, 100, room)).toEqual({ words: "your choice", shift: 0 });
  expect(labels.pennantOf(["a question that is far too long", "acts"], 250, 60, room).words).toBe("acts");
  expect(labels.pennantOf(["your choice"], 0, 80, room).shift).toBeGreaterThan(0);
  expect(labels.pennantOf(["your choice"], 520, 80, room).shift).toBeLessThan(0);
});
