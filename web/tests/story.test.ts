import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { LANGUAGES, textOf } from "../build/texts";
import type { GameNews } from "$/protocol";

vi.stubGlobal("document", { documentElement: { lang: "en" } });
vi.stubGlobal("navigator", { languages: ["en"] });

const folder = join(import.meta.dirname, "games");
const games = readdirSync(folder).map((name) => (JSON.parse(readFileSync(join(folder, name), "utf8")) as { news: GameNews }).news);
const names = ["Ann", "Tomas", "Hedwig", "Piero"];

describe.each(LANGUAGES)("the log in words: %s", (language) => {
  let words: typeof import("$/i18n/language.svelte");
  let story: typeof import("$/table/story");
  let scenes: typeof import("$/table/scene");

  beforeAll(async () => {
    words = await import("$/i18n/language.svelte");
    story = await import("$/table/story");
    scenes = await import("$/table/scene");
    words.speak(words.bundleOf(language, textOf(language)));
  });

  test.each([0, null])("every event of whole games becomes a complete sentence for seat %s", (me) => {
    for (const news of games) {
      const scene = scenes.emptyTable(news.game);
      for (const event of news.events) {
        const line = story.lineOf(scenes.tell(scene, event), { names, me });
        expect(line, JSON.stringify(event)).not.toMatch(/[{}$]|undefined|event-|card-/);
        expect(line.length).toBeGreaterThan(5);
        scenes.follow(scene, event);
      }
    }
  });
});

test("a sentence says who did what to which card", async () => {
  const { bundleOf, speak } = await import("$/i18n/language.svelte");
  const { lineOf } = await import("$/table/story");
  speak(bundleOf("en", textOf("en")));
  const told = { event: { type: "Waited" as const, seat: 1, card: 4 }, card: { family: 1, kind: null, hidden: true, pile: 3 }, pot: 2, round: 2 };
  expect(lineOf(told, { names, me: 0 })).toBe("Tomas’s card 3 waits: 2 on it.");
});
