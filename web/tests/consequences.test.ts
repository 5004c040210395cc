import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { LANGUAGES, textOf } from "../build/texts";
import type { Outcome, Preview, ShownGame, ShownQuestion } from "$/protocol";
import type { Consequence } from "$/table/consequences";
import type { Part } from "$/table/outcomeParts";

vi.stubGlobal("document", { documentElement: { lang: "en" } });
vi.stubGlobal("navigator", { languages: ["en"] });

interface Row {
  name: string; // kind that asks, kind whose text it applies: question
  game: ShownGame & { question: ShownQuestion };
  previews: Preview[];
}
const rows = JSON.parse(readFileSync(join(import.meta.dirname, "previews.json"), "utf8")) as Row[];
const names = ["Ann", "Tomas", "Hedwig", "Piero", "Ioana"];

let words: typeof import("$/i18n/language.svelte");
let consequences: typeof import("$/table/consequences");
let forms: typeof import("$/i18n/words");

beforeAll(async () => {
  words = await import("$/i18n/language.svelte");
  consequences = await import("$/table/consequences");
  forms = await import("$/i18n/words");
});

function speak(language: string): void {
  words.speak(words.bundleOf(language, textOf(language)));
}

const momentOf = ({ game }: Row) => ({ question: game.question, scene: game, listener: { names, me: game.question.seat }, lastRound: game.round === game.rounds });
const tell = (row: Row, preview: Preview) => consequences.consequenceOf(preview, momentOf(row));

/** Everything that is said for one outcome: what is certain, and what its conditions lead to. */
function partsOf(row: Row, preview: Preview, outcome: Outcome): Part[] {
  return tell(row, { ...preview, outcomes: [outcome] }).parts;
}

const amountOf = (parts: Part[], wanted: (part: Part) => boolean) => parts.filter(wanted).reduce((sum, { coin }) => sum + (coin?.amount ?? 0), 0);

describe("what is said is what the preview says", () => {
  beforeAll(() => speak("en"));
  const outcomes = rows.flatMap((row) => row.previews.flatMap((preview) => preview.outcomes.map((outcome, number) => [`${row.name}, ${preview.action}, ${number}`, row, preview, outcome] as const)));

  test.each(outcomes)("%s", (_, row, preview, outcome) => {
    const me = row.game.question.seat;
    const parts = partsOf(row, preview, outcome);
    const acting = row.game.queue[(row.game.question.pile ?? 0) - 1]?.[0];
    const own = outcome.pots?.find(({ card }) => card === acting?.card || card === 0);
    // One's own gain is in the coins: a pot that is taken, a gain, a payment; a coin that is struck is lost.
    const mine = (part: Part) => /^(gain|pot-taken|taken-\d+|paid-(to-)?\d+)$/.test(part.about);
    expect(amountOf(parts, mine)).toBe(outcome.gains[me]);
    for (const [seat, gain] of outcome.gains.entries()) {
      if (seat === me) continue;
      const paid = (outcome.paid ?? []).reduce((sum, { seat: from, to, amount }) => sum + (to === seat ? amount : 0) - (from === seat ? amount : 0), 0);
      expect(amountOf(parts, ({ about }) => about === `gain-${seat}`), `seat ${seat}`).toBe(gain - paid);
      if (gain !== paid) expect(parts.some(({ long }) => long.includes(names[seat] ?? "?") && long.includes(String(Math.abs(gain - paid))))).toBe(true);
    }
    for (const { card, lost = 0 } of outcome.pots ?? []) {
      const about = card === acting?.card || card === 0 ? "pot-lost" : `lost-${card}`;
      const stays = !outcome.gone?.includes(card) && about !== "pot-lost";
      if (lost && !stays) expect(amountOf(parts, (part) => part.about === about && part.coin?.struck === true)).toBe(lost);
    }
    if (preview.action === "wait") {
      expect(parts).toHaveLength(1);
      expect(parts[0]?.coin).toMatchObject({ from: own?.before, amount: own?.after });
    }
    const gone = (outcome.gone ?? []).filter((card) => !outcome.exchanged?.some((one) => one.card === card));
    const told = parts.filter(({ about }) => /^(target|leaves|kept|gone-\d+)$/.test(about)).length;
    const many = parts.some(({ about }) => about === "others");
    if (many) expect(gone.length).toBeGreaterThan(told);
    else expect(told).toBe(gone.length);
    const counts = { "moved": outcome.moved, "entered": outcome.entered, "exchanged": outcome.exchanged, "bribed": outcome.bribed, "marked": outcome.marked, "turned": outcome.turned_down };
    for (const [word, list] of Object.entries(counts)) expect(parts.filter(({ about }) => about.startsWith(word)).length, word).toBe(list?.length ?? 0);
    expect(parts.some(({ about }) => about === "asks")).toBe(Boolean(outcome.asks));
    expect(parts.some(({ about }) => about === "to-spend")).toBe(Boolean(outcome.to_spend));
    expect(parts.length).toBeGreaterThan(0);
  });

  test("hidden cards that decide are named with all their kinds, and nothing of an outcome is left out", () => {
    const long = (parts: Part[]) => parts.map((part) => part.long).sort();
    for (const row of rows) {
      for (const preview of row.previews.filter(({ outcomes }) => outcomes.length > 1)) {
        const { cases, parts } = tell(row, preview);
        expect(cases.length, row.name).toBeGreaterThanOrEqual(1);
        const whole = cases.map((one) => ({ when: one.when, parts: long([...parts.filter(({ about }) => !one.parts.some((other) => other.about === about)), ...one.parts]) }));
        for (const [place, outcome] of preview.outcomes.entries()) {
          const all = long(partsOf(row, preview, outcome));
          const said = [{ when: "", parts: long(parts) }, ...whole].filter((one) => one.parts.join() === all.join());
          expect(said.some(({ when }) => (place === 0 ? true : namesKinds(when, outcome) || when === "")), `${row.name} ${preview.action} ${JSON.stringify(outcome)}`).toBe(true);
        }
      }
    }
  });

  const namesKinds = (when: string, outcome: Outcome) => (outcome.kinds ?? []).every((kind) => when.includes(forms.kindName(kind)));
});

describe.each(LANGUAGES)("in words: %s", (language) => {
  beforeAll(() => speak(language));

  test("every answer to every sort of question is a whole sentence, without gaps", () => {
    for (const row of rows) {
      for (const preview of row.previews) {
        const found: Consequence = tell(row, preview);
        const all = [found.spoken, ...found.parts.map(({ text }) => text), ...found.cases.map(({ when }) => when)];
        for (const text of all) expect(text, `${row.name} ${preview.action}`).not.toMatch(/[{}$]|undefined|ahead-|card-|kind-|,\s*,|\s\s/);
        expect(found.spoken).toMatch(/^\P{Ll}.*\.$/u);
      }
    }
  });
});

describe("examples", () => {
  beforeAll(() => speak("en"));
  const card = (number: number, family: number, more = {}) => ({ card: number, owner: family, family, ...more });
  const game = (queue: ShownGame["queue"], round = 4): ShownGame => ({ round, rounds: 6, first: 0, deck: [], queue, verdicts: 5, seats: [0, 1, 2].map(() => ({ stock: 3, hand_size: 3 })) });
  const said = (scene: ShownGame, kind: string, asked: string, pile: number, preview: Preview) =>
    consequences.consequenceOf(preview, { question: { seat: 0, kind: asked, text: "", pile, card: kind, actions: [] }, scene, listener: { names, me: 0 }, lastRound: scene.round === scene.rounds }).spoken;
  const hidden = game([[card(12, 1, { hidden: true, pot: 4 })], [card(1, 0, { kind: "soldier" })]]);
  const ambush = game([[card(1, 0, { kind: "ambush", hidden: true, pot: 2 })]]);

  test("waiting", () => {
    const wait = { action: "wait", outcomes: [{ gains: [0, 0, 0], pots: [{ card: 1, before: 2, after: 3 }] }] };
    expect(said(ambush, "ambush", "reveal", 1, wait)).toBe("Its pot grows from 2 to 3, and it stays hidden.");
    expect(said({ ...ambush, round: 6 }, "ambush", "reveal", 1, wait)).toBe("The 3 influence on it is lost when the round ends.");
    expect(consequences.orderConsequence(wait, 2).parts[0]?.coin).toEqual({ from: 2, amount: 4 });
  });

  test("an Ambush gains only 1 and loses its pot", () => {
    const reveal = { action: "reveal", outcomes: [{ gains: [1, 0, 0], gone: [1], pots: [{ card: 1, before: 2, lost: 2 }] }] };
    expect(said(ambush, "ambush", "reveal", 1, reveal)).toBe("Its pot of 2 is lost, you gain only 1, then it is discarded.");
  });

  test("a Conspiracy takes twice its pot, and nothing if it is empty", () => {
    const scene = game([[card(1, 0, { kind: "conspiracy", hidden: true, pot: 3 })]]);
    expect(said(scene, "conspiracy", "reveal", 1, { action: "reveal", outcomes: [{ gains: [6, 0, 0], gone: [1], pots: [{ card: 1, before: 3, taken: 6 }] }] })).toBe("You take 6, twice its pot, then it is discarded.");
    expect(said(scene, "conspiracy", "reveal", 1, { action: "reveal", outcomes: [{ gains: [0, 0, 0], gone: [1] }] })).toBe("You gain nothing now, then it is discarded.");
  });

  test("a hidden target, and what if it is an Ambush", () => {
    const pots = [{ card: 12, before: 4, lost: 4 }];
    const preview = {
      action: "target 1",
      outcomes: [
        { gains: [1, 0, 0], gone: [12], eliminated: [12], pots, card: 12, kinds: ["spy", "lord"] },
        { gains: [1, 4, 0], gone: [1, 12], eliminated: [12], pots, card: 12, kinds: ["ambush"] },
      ],
    };
    expect(said(hidden, "soldier", "target", 2, preview)).toBe("You gain 1, the card is opened and leaves, its 4 are lost. If it is an Ambush: Tomas gains 4, your Soldier leaves.");
  });

  test("nobody is told that nobody gains or loses", () => {
    for (const language of LANGUAGES) expect(textOf(language)).not.toMatch(/preview-nothing|Nobody gains or loses/);
  });
});

test("only the first step of an answer can be taken back", () => {
  const { isStep } = consequences;
  expect(isStep({ action: "target 2", outcomes: [{ gains: [0, 0], asks: "gap" }] })).toBe(true);
  expect(isStep({ action: "reveal", outcomes: [{ gains: [1, 0], asks: "target", pots: [{ card: 1, before: 1, taken: 1 }] }] })).toBe(false);
  expect(isStep({ action: "target 2", outcomes: [{ gains: [1, 0], gone: [3] }] })).toBe(false);
  expect(isStep(undefined)).toBe(false);
});

describe("an Uprising between two hidden cards", () => {
  beforeAll(() => speak("en"));
  const part = (about: string, more: Partial<Part> = {}): Part => ({ about, tone: "fact", text: about, long: about, ...more });
  const lost = (card: number) => part(`lost-${card}`, { text: "lost with it", coin: { amount: 2, struck: true } });
  const cases = Array.from({ length: 8 }, (_, number) => ({ when: `If ${number}:`, parts: [part("gain")] }));
  const whole: Consequence = { parts: [part("gain", { coin: { amount: 2, signed: true } }), lost(4), lost(6), part("turned-1")], cases, spoken: "" };

  test("is shown in full where it fits, then without some cases, then as coins", () => {
    const { folded, isFolded } = consequences;
    expect(folded(whole, 0)).toEqual({ parts: whole.parts, cases, more: 0 });
    expect(folded(whole, 1)).toEqual({ parts: whole.parts, cases: cases.slice(0, 3), more: 5 });
    const brief = folded(whole, 2);
    expect(brief.more).toBe(8);
    expect(brief.parts.map(({ about, coin }) => [about, coin?.amount])).toEqual([["gain", 2], ["lost-4", 4]]);
    expect([0, 1, 2].map((fold) => isFolded(whole, fold as 0 | 1 | 2))).toEqual([false, true, true]);
  });

  test("four cases are not folded into three and one more", () => {
    expect(consequences.folded({ ...whole, cases: cases.slice(0, 4) }, 1).more).toBe(0);
  });
});
