/** What the coach's marks say in words and numbers. */
import type { Insights, KindInsight, MarkPoint } from "$/protocol";

export const LATEST = 20; // games that the average counts
const FEW = 4; // cards on each side

/** The average of the latest marks, rounded; null without any. */
export function meanOf(marks: readonly MarkPoint[], latest = LATEST): number | null {
  const last = marks.slice(-latest);
  return last.length ? Math.round(last.reduce((sum, { mark }) => sum + mark, 0) / last.length) : null;
}

/** The cards that are played best, and those that cost most; no card is in both. */
export function kindsOf(insights: Insights): { best: readonly KindInsight[]; worst: readonly KindInsight[] } {
  const kinds = insights.kinds ?? [];
  const half = Math.min(FEW, Math.floor(kinds.length / 2));
  return { best: kinds.slice(0, half), worst: kinds.slice(kinds.length - half).toReversed() };
}
