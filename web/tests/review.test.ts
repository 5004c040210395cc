import { describe, expect, test, vi } from "vitest";
import { Refusal } from "$/api";
import type { DecisionReview, ReviewProgress, ShownGame } from "$/protocol";
import { cardInDoubt, curveText, lensRows, rowsOf, sentenceOf, wordsOf, type Moment } from "$/review/decisions";
import { ReviewState } from "$/review/reviewState.svelte";
import { bundleOf, speak } from "$/i18n/language.svelte";
import { LANGUAGES, textOf } from "../build/texts";

const option = (action: string, chance: number) => ({ action, chance, error: 1 });
const decision: DecisionReview = {
  number: 3, seat: 0, round: 2, kind: "target", chosen: "target 1", best: "target 3", lost: 17, error: 2,
  options: [option("target 3", 61), option("target 1", 44), option("target 2", 50), option("target 4", 20)],
  open: [30, 70],
  beliefs: [{ card: 12, kinds: { conspiracy: 41, ambush: 27, heir: 12 }, was: "ambush" }, { card: 1, kinds: { spy: 50 }, was: "spy" }],
};
const game: ShownGame = {
  round: 2, first: 0, deck: [], verdicts: 0,
  queue: [[{ card: 12, owner: 1, family: 1, kind: "ambush", hidden: true }], [{ card: 2, owner: 0, family: 0, kind: "soldier" }], [{ card: 13, owner: 1, family: 1, kind: "heir" }]],
  seats: [{ stock: 1, hand_size: 3 }, { stock: 2, hand_size: 3 }],
  question: { seat: 0, kind: "target", text: "", pile: 2, card: "soldier" },
};
const moment: Moment = { decision, game, names: ["Ann", "Tomas"] };

describe("a decision that was reviewed", () => {
  test("shows the best, the chosen and the next best answer, the best first", () => {
    expect(rowsOf(decision, 3).map(({ option: { action }, is, lost }) => [action, is, lost])).toEqual([["target 3", "best", 0], ["target 2", "other", 0], ["target 1", "chosen", 17]]);
    expect(rowsOf({ ...decision, best: "target 1", lost: 0 }, 2).map(({ is }) => is)).toEqual(["other", "right"]);
  });

  test("is about the hidden card that was hit, else about a neighbour, and never about an own card", () => {
    expect(cardInDoubt(moment)?.belief.card).toBe(12);
    expect(cardInDoubt({ ...moment, decision: { ...decision, kind: "reveal", chosen: "wait", best: "wait" } })?.belief.card).toBe(12);
    expect(cardInDoubt({ ...moment, decision: { ...decision, seat: 1 } })).toBeNull();
  });

  test.each(LANGUAGES)("is told in whole sentences of %s, without what its player could not know", (language) => {
    speak(bundleOf(language, textOf(language)));
    const text = sentenceOf(moment);
    expect(text).toContain("17");
    expect(text).toContain("41");
    expect(text).not.toMatch(/[{}$]|review-/);
    expect(wordsOf(moment, "target 1")).not.toContain(wordsOf({ ...moment, game: { ...game, queue: [[{ card: 12, owner: 1, family: 1, kind: "ambush" }]] } }, "target 1"));
    const told = curveText([[50, 50], [30, 70], [0, 100]], { winners: [1], seats: [], turning_points: [0] }, [decision], moment.names);
    expect(told).toContain("Tomas");
    expect(told).not.toMatch(/[{}$]|review-/);
  });

  test("has a lens that always says what the card was", () => {
    expect(lensRows({ card: 1, kinds: { spy: 50, lord: 30, heir: 10, archer: 5 }, was: "archer" }).map(({ kind }) => kind)).toEqual(["spy", "lord", "archer"]);
    expect(lensRows({ card: 1, kinds: { spy: 50 }, was: "lord" })).toEqual([{ kind: "spy", percent: 50, was: false }, { kind: "lord", percent: 0, was: true }]);
  });
});

describe("a review that comes in", () => {
  const part = (since: number, count: number, done = false): ReviewProgress => ({
    total: 4, since, decisions: Array.from({ length: count }, (_, index) => ({ ...decision, number: since + index })), ...(done ? { summary: { winners: [0], seats: [{ mark: 1, deal: 0, others: 0, own: 0 }, { mark: 2, deal: 0, others: 0, own: 0 }], turning_points: [] } } : {}),
  });
  const forgotten = new Refusal({ code: "no_review", sentence: "" }, 404);

  test("is asked for once, then for what is new, until it is complete", async () => {
    const send = vi.fn().mockResolvedValueOnce(part(0, 0)).mockResolvedValueOnce(part(0, 3)).mockResolvedValueOnce(part(3, 1, true));
    const review = new ReviewState("t", send, 0);
    await review.start();
    await vi.waitFor(() => expect(review.summary).not.toBeNull());
    expect(send.mock.calls.map(([path, , method]) => [path, method])).toEqual([["/replays/t/review", "POST"], ["/replays/t/review?from=0", undefined], ["/replays/t/review?from=3", undefined]]);
    expect(review.decisions.map(({ number }) => number)).toEqual([0, 1, 2, 3]);
    expect(review.curve.at(-1)).toEqual([100, 0]);
  });

  test("is asked for again when the server was restarted, but not for ever", async () => {
    const send = vi.fn().mockResolvedValueOnce(part(0, 2)).mockRejectedValueOnce(forgotten).mockResolvedValueOnce(part(0, 4, true));
    const review = new ReviewState("t", send, 0);
    await review.start();
    await vi.waitFor(() => expect(review.summary).not.toBeNull());
    const never = new ReviewState("t", vi.fn().mockRejectedValue(forgotten), 0);
    await never.start();
    expect(never.never).toBe(true);
  });

  test("is made on a device when the player wishes it, and tells how long that takes", async () => {
    const now = vi.spyOn(performance, "now").mockReturnValueOnce(1000).mockReturnValue(4000);
    const send = vi.fn().mockRejectedValueOnce(forgotten).mockResolvedValueOnce(part(0, 1)).mockResolvedValueOnce(part(1, 3)).mockReturnValue(new Promise(() => undefined));
    const review = new ReviewState("t", send, 0, true);
    await review.open();
    expect([review.unasked, send.mock.calls.length]).toEqual([true, 1]); // it costs the device a minute
    await review.start();
    expect([review.unasked, review.left]).toEqual([false, null]);
    await vi.waitFor(() => expect(review.decisions).toHaveLength(4));
    expect(review.left).toBe((3 / 3) * (review.total - 4));
    review.stop();
    now.mockRestore();
    const kept = new ReviewState("t", vi.fn().mockResolvedValue(part(0, 4, true)), 0, true);
    await kept.open();
    expect([kept.unasked, kept.summary !== null]).toEqual([false, true]);
  });

  test("says why it does not come", async () => {
    const busy = new ReviewState("t", vi.fn().mockRejectedValue(new Refusal({ code: "busy", variant: "reviews", sentence: "Busy." }, 429)), 0);
    await busy.start();
    expect([busy.problem !== "", busy.never]).toEqual([true, false]);
    const short = new ReviewState("t", vi.fn().mockRejectedValue(new Refusal({ code: "no_review", variant: "short", sentence: "" }, 404)), 0);
    await short.start();
    expect(short.never).toBe(true);
  });
});
