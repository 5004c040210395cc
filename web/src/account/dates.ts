/** Days and moments in words. */
import { language } from "$/i18n/language.svelte";

const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;
const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [["day", DAY], ["hour", 60 * MINUTE], ["minute", MINUTE]];

export const dayText = (time: number): string => new Intl.DateTimeFormat(language(), { dateStyle: "long" }).format(time);

/** How long ago something was, in its largest fitting unit. */
export function agoText(time: number, now: number, spoken = language()): string {
  const passed = Math.max(0, now - time);
  const [unit, length] = STEPS.find(([, step]) => passed >= step) ?? ["minute", MINUTE];
  return new Intl.RelativeTimeFormat(spoken, { numeric: "auto" }).format(-Math.floor(passed / length), unit);
}

/** A day as a field for dates wants it, by this browser's clock. */
export function dayValue(time: number): string {
  const day = new Date(time);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** The end of a day that was chosen in such a field; null of what is no day. */
export function endOfDay(value: string): number | null {
  const [year, month, day] = value.split("-").map(Number);
  const time = new Date(year ?? NaN, (month ?? NaN) - 1, day ?? NaN, 23, 59, 59).getTime();
  return Number.isNaN(time) ? null : time;
}

/** Whole days that are left, so that none is promised that is not there. */
export const daysLeft = (milliseconds: number): number => Math.floor(Math.max(0, milliseconds) / DAY);
