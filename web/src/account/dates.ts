/** Dates in words and in date fields. */
import { language } from "$/i18n/language.svelte";
import { DAY } from "$/i18n/times";

const MINUTE = 60_000;
const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [["day", DAY], ["hour", 60 * MINUTE], ["minute", MINUTE]];

/** How long ago a time was, in its largest fitting unit. */
export function agoText(time: number, now: number, spoken = language()): string {
  const passed = Math.max(0, now - time);
  const [unit, length] = STEPS.find(([, step]) => passed >= step) ?? ["minute", MINUTE];
  return new Intl.RelativeTimeFormat(spoken, { numeric: "auto" }).format(-Math.floor(passed / length), unit);
}

/** A day as the value of a date field, by this browser's clock. */
export function dayValue(time: number): string {
  const day = new Date(time);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** The end of the day in a date field; null if it is not a day. */
export function endOfDay(value: string): number | null {
  const [year, month, day] = value.split("-").map(Number);
  const time = new Date(year ?? NaN, (month ?? NaN) - 1, day ?? NaN, 23, 59, 59).getTime();
  return Number.isNaN(time) ? null : time;
}

/** Whole days that are left, rounded down. */
export const daysLeft = (milliseconds: number): number => Math.floor(Math.max(0, milliseconds) / DAY);
