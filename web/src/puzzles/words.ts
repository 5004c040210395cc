/** Puzzles in words: actions, hints and reasons. */
import { t } from "$/i18n/language.svelte";
import { capital, kindForms } from "$/i18n/words";
import type { PuzzleAnswer, ShownPuzzle } from "$/protocol";
import { read } from "$/table/choices";
import { answerText } from "$/table/questions";
import type { Listener } from "$/table/story";

/** An action as its player would say it, without a picture. */
export function actionText(action: string, puzzle: ShownPuzzle, listener: Listener): string {
  const { question } = puzzle.game;
  if (!question) return action;
  const choice = read(action);
  const { short, long } = answerText(choice, question, puzzle.game, listener);
  return capital(question.kind === "reveal" ? short : long);
}

export function hintText(puzzle: ShownPuzzle, listener: Listener): string {
  const { kind, pile, not_these: others } = puzzle.hint;
  if (kind) return t("puzzle-hint-kind", kindForms("kind", kind));
  if (pile) return t("puzzle-hint-pile", { pile });
  if (others?.length) return t("puzzle-hint-not", { actions: others.map((action) => actionText(action, puzzle, listener)).join("; ") });
  return t("puzzle-hint-none");
}

/** Why the answer is best, in sentences. */
export function reasonTexts({ answer, options, reason }: PuzzleAnswer, puzzle: ShownPuzzle, listener: Listener): string[] {
  const said = { answer: actionText(answer, puzzle, listener), rival: actionText(reason.rival, puzzle, listener) };
  const chance = (action: string) => options.find((option) => option.action === action)?.chance ?? 0;
  const [own = 0, best = 0] = reason.influence as number[];
  const [instead = 0, theirs = 0] = reason.instead as number[];
  const texts = [t("puzzle-why-chance", { ...said, chance: chance(answer), other: chance(reason.rival) }), t("puzzle-why-influence", { ...said, own, best, instead, theirs })];
  if (reason.clue) {
    const { kind, pile, share } = reason.clue;
    const [then = 0, less = 0] = reason.clue.then as number[];
    const [otherwise = 0, other = 0] = reason.clue.otherwise as number[];
    texts.push(t("puzzle-why-card", { ...kindForms("kind", kind), pile, share, then, less, otherwise, other }));
  }
  if (reason.worlds) texts.push(t("puzzle-why-worlds", { worlds: reason.worlds }));
  return texts;
}

/** A theme: the boxes are called as everywhere. */
export function themeText(theme: string): string {
  return ["base", "ablaze", "alliance"].includes(theme) ? t("deck-" + theme) : t("puzzle-theme-" + theme.replaceAll("_", "-"));
}
