/** What the end of a game means: who won, a sentence for the viewer, and what broke a tie. */
import { t } from "$/i18n/language.svelte";
import { crestName } from "$/i18n/words";
import type { ShownStanding } from "$/protocol";

export interface Verdict {
  title: string;
  sentence: string;
  tie: { head: string; text: string } | null; // for the throne
}

type Namer = (seat: number) => string;

const list = (names: readonly string[], language: string): string => new Intl.ListFormat(language).format(names);

/** How a row stands to the next one, if the two have the same influence. */
export function tieText(standings: readonly ShownStanding[], index: number, where: "tie" | "row"): string | null {
  const { tie, cards } = standings[index] ?? {};
  if (!tie) return null;
  return t(`end-${where}-${tie}`, { most: cards ?? 0, least: standings[index + 1]?.cards ?? 0 });
}

/** The verdict for a seat, or for a spectator. */
export function verdictOf(standings: readonly ShownStanding[], winners: readonly number[], me: number | null, nameOf: Namer, language: string): Verdict {
  const best = standings[0];
  const title = winners.length === 1 ? t("end-one", { crest: crestName(winners[0] ?? 0) }) : t("end-shared");
  if (!best) return { title, sentence: "", tie: null };
  const text = tieText(standings, 0, "tie");
  return { title, sentence: sentenceFor(standings, winners, me, nameOf, language), tie: text ? { head: t("end-tie", { stock: best.stock }), text } : null };
}

function sentenceFor(standings: readonly ShownStanding[], winners: readonly number[], me: number | null, nameOf: Namer, language: string): string {
  const stock = standings[0]?.stock ?? 0;
  const name = list(winners.filter((seat) => seat !== me).map(nameOf), language);
  const mine = standings.find(({ seat }) => seat === me);
  if (!mine) return t(winners.length > 1 ? "end-share" : "end-other", { name, stock });
  if (!winners.includes(mine.seat)) return t("end-you-behind", { rank: mine.rank, stock: mine.stock, lead: stock - mine.stock, name });
  if (winners.length > 1) return t("end-you-share", { name, stock });
  const second = standings[1];
  return t("end-you", { stock, lead: stock - (second?.stock ?? 0), name: second ? nameOf(second.seat) : "" });
}
