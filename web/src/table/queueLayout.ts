/**
 * The layout of the queue, which always fits: cards shrink, then the queue folds into lines like a snake. The line count with
 * the widest card wins; one more line must gain a few pixels.
 */

export interface Room {
  width: number;
  height: number;
  phone: boolean;
  dense: boolean; // a phone with many piles: no numbers and words
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

export const RATIO = 1.4;
const DENSE_FROM = 20;
const MOST_LINES = 7;
const WORTH = 4;
const SMALLEST = 40;

/** Whether a phone has to leave out numbers and words. */
export function isDense(count: number, phone: boolean): boolean {
  return phone && count > DENSE_FROM;
}

function gapOf(room: Room): number {
  return room.dense ? 4 : room.phone ? 9 : 10;
}

/** What a line needs besides its cards: the number, the edge of a stack, the mark of the card that acts. */
export function extraOf(room: Room, lines: number): number {
  if (room.dense) return 8;
  if (room.phone) return 31;
  return lines > 1 ? 40 : 72;
}

function sideOf(room: Room): number {
  return room.phone ? 0 : 14;
}

export function fold(count: number, room: Room): Fold {
  let best: Fold = { lines: 1, columns: Math.max(1, count), card: 0 };
  const most = room.phone ? 100 : 140;
  for (let lines = 1; lines <= Math.min(Math.max(1, count), MOST_LINES); lines++) {
    const columns = Math.max(1, Math.ceil(count / lines));
    if (Math.ceil(count / columns) !== lines && count > 0) continue;
    const across = (room.width - 2 * sideOf(room) - gapOf(room) * (columns - 1)) / columns;
    const down = (room.height / lines - extraOf(room, lines)) / RATIO;
    const card = Math.floor(Math.min(most, across, down));
    if (lines === 1 || card > best.card + WORTH) best = { lines, columns, card };
  }
  return { ...best, card: Math.max(SMALLEST, best.card) };
}

/** The upper left corner of a pile. The acting pile pushes its neighbours away if there is room. */
export function placeOf(index: number, count: number, folded: Fold, room: Room, rightToLeft: boolean, acting = -1): Place {
  const { lines, columns, card } = folded;
  const line = Math.floor(index / columns);
  const turned = line % 2 === 1 !== rightToLeft;
  const column = (place: number) => (turned ? columns - 1 - (place % columns) : place % columns);
  const side = sideOf(room);
  const spare = columns > 1 ? (room.width - columns * card - 2 * side) / (columns - 1) : 0;
  const gap = Math.min(spare, room.phone ? 18 : 16);
  const only = lines === 1 ? Math.max(0, columns - count) : 0;
  const total = (columns - only) * card + (columns - only - 1) * gap;
  const left = (room.width - total) / 2;
  const sameLine = acting >= 0 && Math.floor(acting / columns) === line;
  const push = sameLine ? Math.sign(column(index) - column(acting)) * side : 0;
  const cell = card * RATIO + extraOf(room, lines);
  const between = Math.max(0, Math.min((room.height - lines * cell) / (lines + 1), 26));
  const top = (room.height - lines * cell - (lines - 1) * between) / 2;
  return {
    x: left + column(index) * (card + gap) + push,
    y: top + line * (cell + between) + extraOf(room, lines) * (room.phone ? 0.4 : 0.5),
    line,
    towards: turned ? -1 : 1,
  };
}
