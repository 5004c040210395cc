import { describe, expect, test } from "vitest";
import { areaOf, headOf, layoutOf, leavesEnough, modeOf, NAMED, panelFits, type Layout, type Mode, type Shown } from "$/table/layout";
import { fold } from "$/table/queueLayout";

const SIZES: [number, number, string][] = [
  [360, 640, "ph"],
  [390, 844, "ph"],
  [844, 390, "land"],
  [667, 375, "land"],
  [768, 1024, "tab"],
  [820, 1180, "tab"],
  [1024, 768, "rail"],
  [1280, 650, "rail"],
  [1366, 625, "rail"],
  [1366, 768, "rail"],
  [1440, 900, "wide"],
  [1536, 730, "rail"],
  [1920, 969, "wide"],
  [3840, 2160, "wide"],
];
const ZOOMED = SIZES.map(([width, height]) => [width / 2, height / 2] as const).filter(([width, height]) => Math.max(width, height) > 500);

function shownAt(width: number, height: number, more: Partial<Shown> = {}): Shown {
  const mode = modeOf(width, height);
  return { mode, width, height: height - headOf(mode), places: 10, placing: false, hand: 3, watching: false, drawer: false, ...more };
}
const cardAt = (width: number, height: number, places: number, more: Partial<Shown> = {}): number => {
  const shown = shownAt(width, height, { places, ...more });
  return fold(places, areaOf(shown, layoutOf(shown))).card;
};
const given = (layout: Layout) => [layout.lines, layout.status, layout.discards, layout.low, layout.numbers];

describe("the layout of a table", () => {
  test.each(SIZES)("%i x %i is %s", (width, height, mode) => expect(modeOf(width, height)).toBe(mode));

  test("the modes leave no window out: a window zoomed to 200 % has one as well", () => {
    expect(ZOOMED.map(([width, height]) => modeOf(width, height))).not.toContain(undefined);
    expect(modeOf(683, 312)).toBe("land");
    expect(modeOf(384, 512)).toBe("ph");
    expect(modeOf(1024, 1366)).toBe("tab");
  });

  test("17 piles on the commonest laptop are at least 90 wide, 12 on a phone that lies at least 60", () => {
    expect(cardAt(1366, 625, 17)).toBeGreaterThanOrEqual(90);
    expect(cardAt(1366, 625, 17 + 2, { placing: true })).toBeGreaterThanOrEqual(90); // and the two ends
    expect(cardAt(844, 390, 12)).toBeGreaterThanOrEqual(60);
  });

  test.each(SIZES)("%i x %i: up to 10 piles have their names, and 35 can be touched", (width, height) => {
    expect(cardAt(width, height, 3)).toBeGreaterThanOrEqual(NAMED);
    expect(cardAt(width, height, 10)).toBeGreaterThanOrEqual(width === 667 || width === 360 ? 56 : NAMED);
    expect(cardAt(width, height, 35)).toBeGreaterThanOrEqual(30);
  });

  test.each(SIZES)("%i x %i: nothing gives way while every card has room for its name", (width, height) => {
    const whole = layoutOf(shownAt(width, height, { places: 1 }));
    for (let places = 2; places <= 37; places++) {
      const shown = shownAt(width, height, { places });
      const gaveWay = given(layoutOf(shown)).join() !== given(whole).join();
      const least = { rail: 44, land: 50 }[shown.mode as string] ?? NAMED; // there only numbers go, or the answers need their row
      expect(gaveWay, `${places} places`).toBe(fold(places, areaOf(shown, whole)).card < least);
    }
  });

  test("nothing gives way without need", () => {
    expect(given(layoutOf(shownAt(820, 1180, { places: 11 })))).toEqual([3, true, true, false, true]);
    expect(given(layoutOf(shownAt(844, 390, { places: 12 })))).toEqual([0, true, true, false, true]);
  });

  test("the chronicle is the first to give way on a tablet: three lines, two, one, a button", () => {
    const seen = new Set<number>();
    for (let places = 3; places <= 37; places++) seen.add(layoutOf(shownAt(768, 700, { places })).lines);
    expect([...seen].every((lines, index, all) => index === 0 || lines <= (all[index - 1] ?? 3))).toBe(true);
    expect(seen.has(0)).toBe(true);
  });

  test("a drawer takes its width from the queue", () => {
    expect(cardAt(1366, 768, 11, { drawer: true })).toBeLessThan(cardAt(1366, 768, 11));
    expect(cardAt(1366, 768, 11, { drawer: true })).toBeGreaterThanOrEqual(80);
  });

  test("a spectator has no question and no hand, so the queue has more room on a phone", () => {
    expect(cardAt(390, 844, 17, { watching: true, hand: 0 })).toBeGreaterThan(cardAt(390, 844, 17));
  });

  test("17 piles of a replay on the commonest laptop are as large as at the table, all-seeing and from a seat", () => {
    const controls = 45;
    for (const watching of [true, false]) expect(cardAt(1366, 625 - controls, 17, { past: true, watching, hand: watching ? 0 : 3 })).toBeGreaterThanOrEqual(90);
    expect(cardAt(1366, 625, 17, { watching: true, hand: 0 })).toBeGreaterThanOrEqual(90);
  });

  test("more gives way to a question that is higher than usual, and then what answers do is folded", () => {
    const usual = shownAt(360, 640, { places: 3, hand: 5 });
    expect(given(layoutOf({ ...usual, asking: 270 }))).not.toEqual(given(layoutOf(usual)));
    expect(leavesEnough({ ...usual, asking: 270 })).toBe(true);
    expect(leavesEnough({ ...usual, asking: 400 })).toBe(false);
    expect(leavesEnough({ ...shownAt(844, 390, { places: 15 }), asking: 400 })).toBe(true); // it lies beside the queue
  });
});

describe("the panel of a review", () => {
  const shown = (mode: Mode, width: number, height: number, places: number) => ({ mode, width, height, places, placing: false, hand: 0, watching: true, drawer: false, past: true });

  test("is there while cards keep their names, and gives way to a long queue", () => {
    expect(panelFits(shown("wide", 1440, 700, 11))).toBe(true);
    expect(panelFits(shown("rail", 1366, 490, 11))).toBe(true);
    expect(panelFits(shown("ph", 390, 640, 9))).toBe(true);
    expect(panelFits(shown("rail", 1366, 490, 35))).toBe(false);
    expect(panelFits(shown("ph", 360, 440, 35))).toBe(false);
  });

  test("takes height under the queue, and width beside it", () => {
    const under = shown("wide", 1440, 700, 11);
    expect(areaOf({ ...under, panel: 240 }, layoutOf({ ...under, panel: 240 })).height).toBeLessThan(areaOf({ ...under, panel: 200 }, layoutOf({ ...under, panel: 200 })).height);
    const beside = shown("rail", 1366, 490, 11);
    expect(areaOf({ ...beside, panel: 300 }, layoutOf({ ...beside, panel: 300 })).width).toBeLessThan(areaOf(beside, layoutOf(beside)).width - 300);
  });
});
