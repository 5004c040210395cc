/** Questions and their answers in words. */
import type { ShownGame, ShownQuestion } from "$/protocol";
import { attribute, has, t, type Args } from "$/i18n/language.svelte";
import { capital, cardForms, kindForms, kindName, knownCard, type KnownCard } from "$/i18n/words";
import type { Choice } from "./choices";
import type { Listener } from "./story";

const hyphens = (kind: string) => kind.replaceAll("_", "-");

function voiceOf(question: ShownQuestion): string {
  return hyphens(question.voice ?? question.card ?? "");
}

function askerOf(question: ShownQuestion): Args {
  const { card, voice } = question;
  if (!card) return {};
  const args = kindForms("kind", card);
  if (!voice || voice === card) return { ...args, asker: t("asker", args) };
  Object.assign(args, kindForms("voice", voice));
  return { ...args, asker: t("asker-as", args) };
}

/** The question, for the player who is asked or for the others; `moved` is the card for which a place is asked. */
export function questionText(question: ShownQuestion, { names, me }: Listener, moved?: KnownCard): string {
  const args: Args = { ...askerOf(question), pile: question.pile ?? 0, name: names[question.seat] ?? "" };
  if (question.seat !== me || !question.actions?.length) {
    if (question.kind === "place" || question.kind === "reveal") return t("asked-" + question.kind, args);
    if (!question.voice) return t("asked-choose", args);
    return t("asked-choose-kind", { ...args, ...kindForms("kind", question.voice) });
  }
  if (question.kind === "reveal") return t("question-reveal-short", args);
  if (question.kind === "gap" && moved) return capital(t("question-gap-card", { ...args, ...cardForms("card", moved, names, me) }));
  const id = `question-${question.kind}`;
  const special = `${id}-${voiceOf(question)}`;
  return capital(t(has(special) ? special : id, args));
}

/** A question, split at the name of the kind that asks, so that the name can be coloured. */
export function splitAtKind(text: string, kind: string | null | undefined): string[] {
  const names = kind ? Object.values(kindForms("kind", kind)).map(String).sort((a, b) => b.length - a.length) : [];
  const name = names.find((form) => form && text.includes(form));
  if (!name) return [text];
  const at = text.indexOf(name);
  return [text.slice(0, at), name, text.slice(at + name.length)];
}

function targetOf(choice: Choice, game: ShownGame, listener: Listener): Args {
  if (choice.spot?.at !== "pile") return {};
  const top = game.queue[choice.spot.pile - 1]?.[0];
  if (!top) return {};
  return cardForms("card", knownCard(top, choice.spot.pile), listener.names, listener.me);
}

function messageOf(choice: Choice, question: ShownQuestion, game: ShownGame): string {
  const { word, spot } = choice;
  if (word === "target") return "action-target-" + voiceOf(question);
  if (word === "place" && game.queue.length === 0) return "action-place-only";
  if (word === "place" || word === "twin") return `action-${word}-${spot?.at === "pile" ? "on" : spot?.at}`;
  if (word === "gap" && spot?.at === "gap") {
    return "action-gap-" + (spot.before === 0 ? "first" : spot.before === game.queue.length ? "last" : "between");
  }
  return "action-" + word;
}

function argsOf(choice: Choice, question: ShownQuestion, game: ShownGame, listener: Listener): Args {
  const args: Args = { ...askerOf(question), ...targetOf(choice, game, listener), pile: question.pile ?? 0, round: game.rounds ?? 0 };
  if (choice.kind) Object.assign(args, kindForms("kind", choice.kind));
  if (choice.spot?.at === "pile") args.pile = choice.spot.pile;
  if (choice.spot?.at === "gap") Object.assign(args, { before: choice.spot.before, pile: choice.spot.before + 1 });
  return args;
}

/** An answer in words: the label of its button, the same where there is little room, and a full sentence that needs no picture. */
export function answerText(choice: Choice, question: ShownQuestion, game: ShownGame, listener: Listener): { short: string; brief?: string | undefined; long: string } {
  const args = argsOf(choice, question, game, listener);
  if (choice.word === "mode" || choice.word === "take" || choice.word === "repeat") {
    const id = choice.word === "mode" ? `question-mode-${voiceOf(question)}` : "question-spend";
    const name = choice.word === "mode" ? (choice.mode === 1 ? "first" : "second") : choice.word;
    return { short: attribute(id, name, args) ?? choice.action, long: attribute(id, name + "-long", args) ?? choice.action };
  }
  if (choice.word === "swap") return { short: kindName(choice.kind ?? ""), long: attribute("action-swap", "long", args) ?? "" };
  const id = messageOf(choice, question, game);
  return { short: t(id, args), brief: attribute(id, "brief", args) ?? undefined, long: attribute(id, "long", args) ?? t(id, args) };
}
