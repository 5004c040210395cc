/** Durations and dates in words. */
import { language, t } from "./language.svelte";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
const JUST_BEGUN = 0.01; // so that two days that have just begun are not “47 hours”

interface Span {
  unit: "days" | "hours" | "minutes";
  amount: number;
}

/** The time left in its largest fitting unit, rounded down except in the first moments. */
export function spanOf(milliseconds: number): Span {
  const left = Math.max(0, milliseconds) * (1 + JUST_BEGUN);
  if (left >= 2 * DAY) return { unit: "days", amount: Math.floor(left / DAY) };
  if (left >= HOUR) return { unit: "hours", amount: Math.floor(left / HOUR) };
  return { unit: "minutes", amount: Math.floor(left / MINUTE) };
}

/** “2 days left”. */
export function leftText(milliseconds: number): string {
  if (milliseconds <= 0) return t("left-none");
  const { unit, amount } = spanOf(milliseconds);
  return t("left-" + unit, { amount });
}

/** “2 days”, the short form. */
export function spanText(milliseconds: number): string {
  const { unit, amount } = spanOf(milliseconds);
  return t("span-" + unit, { amount });
}

/** The time for each decision: in days if it is whole days, else in hours. */
export function paceSpan(seconds: number): Span {
  const hours = Math.round(seconds / 3600);
  return hours % 24 === 0 ? { unit: "days", amount: hours / 24 } : { unit: "hours", amount: hours };
}

export const dateText = (time: number): string => new Intl.DateTimeFormat(language(), { dateStyle: "long" }).format(time);
export const momentText = (time: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(time);
