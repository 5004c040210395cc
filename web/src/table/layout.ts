/**
 * The layout of a table: one of five modes, and what gives way when the queue is long. The free area comes first, the card second:
 * what the other parts need is taken from the window, and the queue is folded into the rest. docs/page.md tells it in words.
 */
import { fold, type Room } from "./queueLayout";

export type Mode = "wide" | "rail" | "tab" | "ph" | "land";

/** The mode for a window of this size, in CSS pixels. */
export function modeOf(width: number, height: number): Mode {
  if (width >= height && (height < 480 || (height < 600 && width < 1000))) return "land";
  if (width < 700) return "ph";
  if (width < 1000 || (width < 1200 && height > width)) return "tab";
  return height < 800 ? "rail" : "wide";
}

/** What a table shows now. */
export interface Shown {
  mode: Mode;
  width: number; // of the board: the window without its head
  height: number;
  places: number; // piles, and the ends where a card can be placed
  placing: boolean; // no card acts: the piles stand closer
  hand: number; // cards
  watching: boolean; // no hand and no question: a spectator
  drawer: boolean; // a drawer is open beside the queue
  past?: boolean; // a replay: nobody is asked
  asking?: number; // the height of the question, once it is known
  panel?: number; // the height of what a review says, which takes the place of the chronicle and the sheets
}

export interface Layout {
  lines: number; // of the chronicle; 0: it is a button
  status: boolean; // the opponents' second line
  discards: boolean; // the opponents' discard counts
  low: boolean; // the lower row is low; under a replay it has only the chronicle
  numbers: boolean; // under the piles
  tiles: boolean; // hand cards are always tiles
  hand: number; // the width of a hand card
  tilesHigh: number; // the height of all tiles of the hand
  opponents: number; // heights: of the opponents' row,
  dock: number; // of the lower row, where it is fixed
  sheets: number; // of a spectator's sheets
}

/** Under this width a card shows no name, so something gives way. */
export const NAMED = 64;
const DRAWER = 716;
const RATIO = 1.4;

const clamp = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/** The width of the drawer beside the queue. */
export const drawerWidth = (width: number) => Math.round(Math.min(DRAWER, width * 0.56));

/** How high the question is as a rule, where it lies under the queue. If it is higher, more gives way. */
const ASK: Record<Mode, number> = { wide: 68, rail: 0, tab: 150, ph: 150, land: 0 };
const asksOf = ({ mode, asking = 0 }: Shown) => Math.max(ASK[mode], { wide: asking - 52 - 26, rail: 0, tab: asking - 18, ph: asking + 2, land: 0 }[mode]);
const LINE: Record<Mode, number> = { wide: 0, rail: 0, tab: 26, ph: 38, land: 0 };

/** The steps of giving way, in their order; each keeps the ones before it, and is taken while a card is narrower than its limit. */
const STEPS: Record<Mode, readonly (Partial<Layout> & { limit?: number })[]> = {
  wide: [{ status: false }, { numbers: false, limit: 44 }],
  rail: [{ numbers: false, limit: 44 }],
  tab: [{ lines: 2 }, { lines: 1 }, { lines: 0 }, { status: false }, { discards: false }, { low: true }, { numbers: false, limit: 44 }],
  ph: [{ lines: 0 }, { discards: false }, { low: true }, { numbers: false, limit: 50 }],
  land: [{ low: true, numbers: false, limit: 50 }], // the consequences of the answers need the high row
};
const ONLY_CHRONICLE = { low: true, limit: 90 }; // under a replay on a laptop, beside a long queue
const LINES: Record<Mode, number> = { wide: 3, rail: 3, tab: 3, ph: 1, land: 0 };

function measured(shown: Shown, given: Pick<Layout, "lines" | "status" | "discards" | "low" | "numbers">): Layout {
  const { mode, height, hand, watching } = shown;
  const full = height + headOf(mode);
  const card = { wide: clamp(108, full * 0.12, 190), rail: shown.past ? NAMED : clamp(84, full * 0.134, 104), tab: given.low ? 76 : 102, ph: 0, land: given.low ? 74 : 105 }[mode];
  const row = {
    wide: given.status ? 92 : 54,
    rail: 44,
    tab: given.status ? 54 : 44,
    ph: given.discards ? 52 : 44,
    land: 34,
  }[mode];
  const dock = { wide: Math.max(248, card * RATIO + 84), rail: card * RATIO + (shown.past ? 18 : 24), tab: card * RATIO + 24, ph: phoneHand(hand, given.low) + 16, land: given.low ? 122 : 186 }[mode];
  return {
    ...given,
    tiles: mode === "ph",
    hand: Math.floor(card),
    tilesHigh: Math.floor(mode === "ph" ? phoneHand(hand, given.low) : mode === "land" ? dock - 16 : card * RATIO),
    opponents: mode !== "wide" ? row : shown.drawer ? 54 : watching ? 60 : row,
    dock: Math.round(watching ? 0 : dock),
    sheets: shown.panel !== undefined ? beneath(mode, shown.panel) : watching ? { wide: clamp(200, full * 0.34, 316), rail: given.low ? 86 : clamp(128, full * 0.2, 200), tab: 190, ph: 0, land: 0 }[mode] : 0,
  };
}

/** How much of the height the panel of a review takes: in `rail` and `land` it lies beside the queue. */
const beneath = (mode: Mode, panel: number) => (mode === "rail" || mode === "land" ? 0 : Math.max(0, panel - (mode === "wide" ? 56 : 36)));

/** How high the tiles of a phone's hand are, with the own seat as the first of them. */
export function phoneHand(hand: number, low: boolean): number {
  const rows = Math.max(1, Math.ceil((hand + 1) / 4));
  return rows * tileHeight(hand, low) + (rows - 1) * 6;
}
export const tileHeight = (hand: number, low: boolean) => (low ? 46 : hand <= 3 ? 72 : 62);

export const headOf = (mode: Mode) => ({ wide: 52, rail: 42, tab: 50, ph: 44, land: 44 })[mode];

/** The area that is left for the queue, as the style sheet of Board.svelte leaves it. */
export function areaOf(shown: Shown, layout: Layout): Room {
  const { mode, watching } = shown;
  const width = shown.width - (shown.drawer ? drawerWidth(shown.width) : 0);
  const asks = watching || (shown.past && mode === "wide") ? 0 : asksOf(shown);
  const chronicle = layout.lines ? layout.lines * LINE[mode] + (mode === "tab" ? 46 : 0) : 0;
  const bottom = watching ? layout.sheets + (mode === "ph" ? chronicle + 8 : mode === "land" ? 0 : mode === "rail" ? 20 : 36) : layout.dock + asks + chronicle;
  const free = {
    wide: { width: width - 60, height: shown.height - layout.opponents * (shown.drawer ? 2 : 1) - 30 - bottom - (watching || shown.past ? 56 : 136) },
    rail: { width: width - (shown.panel !== undefined ? 420 : watching || shown.drawer || shown.past ? 44 : 420), height: shown.height - layout.opponents - 17 - bottom - 32 },
    tab: { width: width - 52, height: shown.height - layout.opponents - 18 - bottom - 50 },
    ph: { width: width - 30, height: shown.height - layout.opponents - 12 - bottom - 24 },
    land: { width: width - (shown.panel === undefined ? 20 : 304), height: shown.height - bottom - 15 },
  }[mode];
  return { ...free, mode, bare: !layout.numbers, still: shown.placing };
}

/** The layout of a table: as much as there is room for, step by step less, until a card has room for its name. */
export function layoutOf(shown: Shown): Layout {
  const given = { lines: LINES[shown.mode], status: true, discards: true, low: false, numbers: true };
  let layout = measured(shown, given);
  for (const { limit = NAMED, ...step } of shown.watching && shown.past && shown.mode === "rail" && shown.panel === undefined ? [ONLY_CHRONICLE, ...STEPS.rail] : STEPS[shown.mode]) {
    if (fold(shown.places, areaOf(shown, layout)).card >= limit) break;
    Object.assign(given, step);
    layout = measured(shown, given);
  }
  return layout;
}

/** How high the panel of a review is at most, where it lies under the queue. */
const panelOf = ({ mode, height }: Shown) => ({ wide: 252, rail: 0, tab: 300, ph: height < 560 ? 190 : 290, land: 0 })[mode];

/** Whether the panel of a review leaves the queue cards with names, as far as they have them without it. */
export function panelFits(shown: Shown): boolean {
  const panel = { ...shown, watching: true, hand: 0, panel: panelOf(shown) };
  const { mode, places } = shown;
  const wanted = mode === "rail" ? 90 : mode !== "ph" ? NAMED : places <= 3 ? NAMED : places <= 10 ? 52 : places <= 12 ? 46 : places <= 17 ? 42 : 34;
  return fold(shown.places, areaOf(panel, layoutOf(panel))).card >= wanted;
}

/** Whether a question leaves the queue enough for cards that can be read, or at least told apart. */
export function leavesEnough(shown: Shown): boolean {
  const { mode, places } = shown;
  if (mode === "rail" || mode === "land") return true; // it lies beside the queue
  const wanted = places > 20 ? 32 : mode !== "ph" || places <= 5 ? NAMED : places <= 12 ? 50 : 40;
  return fold(places, areaOf(shown, layoutOf(shown))).card >= wanted;
}
