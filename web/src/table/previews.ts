/** A summary of what an answer would do: its likely effects, and the risks by hidden cards. */
import type { Outcome, Preview } from "$/protocol";

export interface Change {
  seat: number;
  amount: number;
}

export interface PreviewSummary {
  changes: Change[];
  gone: number[]; // cards
  risks: { kinds: string[]; changes: Change[]; gone: number[] }[];
}

const MOST_RISKS = 2;

const changesOf = ({ gains }: Outcome): Change[] =>
  gains.map((amount, seat) => ({ seat, amount })).filter(({ amount }) => amount !== 0);

/** Summarises an answer's outcomes: the one that most kinds lead to, and the others as risks. */
export function summaryOf(preview: Preview | undefined): PreviewSummary | null {
  if (!preview) return null;
  const [usual, ...others] = preview.outcomes.toSorted((a, b) => (b.kinds?.length ?? 0) - (a.kinds?.length ?? 0));
  if (!usual) return null;
  const risks = others
    .filter(({ kinds }) => kinds?.length)
    .slice(0, MOST_RISKS)
    .map((outcome) => ({
      kinds: outcome.kinds ?? [],
      changes: changesOf(outcome),
      gone: (outcome.gone ?? []).filter((card) => !usual.gone?.includes(card)),
    }));
  return { changes: changesOf(usual), gone: usual.gone ?? [], risks };
}
