/** What this browser remembers of puzzles: which were tried and solved, and on which days the day's puzzle was solved. */
import { recall, remember } from "$/storage";

const KEY = "puzzles";
const DAY = 86_400_000;
const WEEK = 7;
const KEPT = 400; // days

export interface Diary {
  tried: readonly number[]; // puzzles whose first answer was given
  solved: readonly number[];
  days: readonly string[]; // as 2031-05-17, in UTC
}

const EMPTY: Diary = { tried: [], solved: [], days: [] };

export const readDiary = (): Diary => ({ ...EMPTY, ...recall<Partial<Diary>>(KEY, {}) });

/** Notes an answer; `day` is given for the puzzle of that day. */
export function withAnswer(diary: Diary, puzzle: number, isRight: boolean, day: string | null): Diary {
  const added = <T>(list: readonly T[], one: T, isNew: boolean): readonly T[] => (isNew && !list.includes(one) ? [...list, one] : list);
  return {
    tried: added(diary.tried, puzzle, true),
    solved: added(diary.solved, puzzle, isRight),
    days: day === null ? diary.days : added(diary.days, day, isRight).slice(-KEPT),
  };
}

export const keepDiary = (diary: Diary): void => remember(KEY, diary);

const before = (day: string, days: number): string => new Date(Date.parse(day) - days * DAY).toISOString().slice(0, 10);

/** How many days in a row were solved, up to today, or to yesterday while today's puzzle is open. */
export function streakOf(days: readonly string[], today: string): number {
  const solved = new Set(days);
  let length = 0;
  for (let back = solved.has(today) ? 0 : 1; solved.has(before(today, back)); back += 1) length += 1;
  return length;
}

/** The last seven days, today last. */
export function weekOf(days: readonly string[], today: string): { day: string; solved: boolean }[] {
  return Array.from({ length: WEEK }, (_, index) => before(today, WEEK - 1 - index)).map((day) => ({ day, solved: days.includes(day) }));
}

/** The puzzle after this one: the next that was not solved, in a circle; if all were, the next one. */
export function nextOf(numbers: readonly number[], now: number, solved: readonly number[]): number | null {
  const later = [...numbers.filter((number) => number > now), ...numbers.filter((number) => number < now)];
  return later.find((number) => !solved.includes(number)) ?? later[0] ?? null;
}
