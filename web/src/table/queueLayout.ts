/**
 * The layout of the queue, which always fits: cards shrink, then the queue folds into lines like a snake. The line count with
 * the widest card wins; one more line must gain a few pixels.
 */
import type { Mode } from "./layout";

export interface Room {
  width: number;
  height: number;
  mode: Mode;
  bare: boolean; // no numbers under the piles
  still: boolean; // no card acts, so none pushes its neighbours
}

interface Fold {
  lines: number;
  columns: number;
  card: number; // the width of a card
}

export interface Place {
  x: number;
  y: number;
  line: number;
  towards: 1 | -1; // the direction of the queue on this line
}

interface Measures {
  gap: number; // the least between two cards, and the most
  wide: number;
  push: number; // how far the acting pile pushes its neighbours
  above: number; // what a line needs besides its cards: the edge of a stack and the pot above,
  below: number; // the number and the mark of the acting card below;
  alone: number; // more of it above a single line
  most: number; // the widest card
}

export const RATIO = 1.4;
const MOST_LINES = 7;
const WORTH = 4;
const SMALLEST = 24;
const LARGEST = 240; // on a very large screen, where cards grow with the window

const MEASURES: Record<Mode, Measures> = {
  wide: { gap: 10, wide: 16, push: 14, above: 16, below: 26, alone: 24, most: 140 },
  rail: { gap: 9, wide: 18, push: 7, above: 14, below: 26, alone: 12, most: 124 },
  tab: { gap: 12, wide: 20, push: 6, above: 14, below: 26, alone: 12, most: 124 },
  ph: { gap: 10, wide: 18, push: 0, above: 11, below: 20, alone: 3, most: 112 },
  land: { gap: 4, wide: 9, push: 3, above: 6, below: 18, alone: 6, most: 84 },
};

function measuresOf(room: Room): Measures {
  const all = MEASURES[room.mode];
  const most = room.mode === "wide" ? Math.max(all.most, Math.min(LARGEST, room.height * 0.3)) : all.most;
  const tight = room.bare || room.still;
  const across = { most, gap: tight ? Math.min(all.gap, 5) : all.gap, push: room.still ? 0 : room.bare ? Math.min(all.push, 3) : all.push };
  return { ...all, ...across, ...(room.bare ? { above: 5, below: 5, alone: 4 } : {}) };
}

/** What a line needs besides its cards. */
export function extraOf(room: Room, lines: number): number {
  const { above, below, alone } = measuresOf(room);
  return above + below + (lines > 1 ? 0 : alone);
}

export function fold(count: number, room: Room): Fold {
  let best: Fold = { lines: 1, columns: Math.max(1, count), card: 0 };
  const { gap, push, most } = measuresOf(room);
  for (let lines = 1; lines <= Math.min(Math.max(1, count), MOST_LINES); lines++) {
    const columns = Math.max(1, Math.ceil(count / lines));
    if (Math.ceil(count / columns) !== lines && count > 0) continue;
    const across = (room.width - 2 * push - gap * (columns - 1)) / columns;
    const down = (room.height / lines - extraOf(room, lines)) / RATIO;
    const card = Math.floor(Math.min(most, across, down));
    if (lines === 1 || card > best.card + WORTH) best = { lines, columns, card };
  }
  return { ...best, card: Math.max(SMALLEST, best.card) };
}

/** The upper left corner of a pile. The acting pile pushes its neighbours away if there is room. */
export function placeOf(index: number, count: number, folded: Fold, room: Room, rightToLeft: boolean, acting = -1): Place {
  const { lines, columns, card } = folded;
  const { push: side, wide, above, alone } = measuresOf(room);
  const line = Math.floor(index / columns);
  const turned = line % 2 === 1 !== rightToLeft;
  const column = (place: number) => (turned ? columns - 1 - (place % columns) : place % columns);
  const spare = columns > 1 ? (room.width - columns * card - 2 * side) / (columns - 1) : 0;
  const gap = Math.min(spare, wide);
  const only = lines === 1 ? Math.max(0, columns - count) : 0;
  const total = (columns - only) * card + (columns - only - 1) * gap;
  const left = (room.width - total) / 2;
  const sameLine = acting >= 0 && Math.floor(acting / columns) === line;
  const push = sameLine ? Math.sign(column(index) - column(acting)) * side : 0;
  const extra = extraOf(room, lines);
  const cell = card * RATIO + extra;
  const between = Math.max(0, Math.min((room.height - lines * cell) / (lines + 1), 26));
  const top = (room.height - lines * cell - (lines - 1) * between) / 2;
  return {
    x: left + column(index) * (card + gap) + push,
    y: top + line * (cell + between) + above + (lines > 1 ? 0 : alone / 2),
    line,
    towards: turned ? -1 : 1,
  };
}
