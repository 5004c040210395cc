/** What is said at a table. */
import type { TableNews, Talk } from "$/protocol";
import { t } from "$/i18n/language.svelte";

export interface Heard extends Talk {
  number: number;
  at: number; // by this browser's clock; 0 if it was said before
}

const KEPT = 100;

/** The talk with one line more. */
export const withTalk = (talk: readonly Heard[], said: Talk): Heard[] => [
  ...talk.slice(-KEPT), { ...said, number: (talk.at(-1)?.number ?? 0) + 1, at: said.is_past ? 0 : Date.now() },
];

/** The others who have asked the coach since the last news: each says so. */
export const askingCoach = (before: TableNews | null, news: TableNews, me: number | null): Talk[] =>
  news.seats
    .map(({ coached = 0, name = "" }, seat) => ({ coached, said: { type: "said" as const, seat, name, text: t("coach-asks") } }))
    .filter(({ coached, said }) => before !== null && said.seat !== me && coached > (before.seats[said.seat]?.coached ?? 0))
    .map(({ said }) => said);
