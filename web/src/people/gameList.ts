/** One list of games: the account's and this browser's, each table once, the most urgent first. */
import type { MyGame, TableSettings } from "$/protocol";
import type { HeldSeat } from "$/seats.svelte";

export const GROUPS = ["asked", "others", "gathering", "here", "over"] as const;
type Group = (typeof GROUPS)[number];

export interface ListedGame {
  table: string;
  group: Group;
  seat: number;
  names: string[];
  settings: TableSettings | undefined;
  until: number | null; // the deadline
  at: number | null; // when it began in this browser, or when it ended
  code: string | null;
  isHere: boolean; // a guest of this browser holds the seat
}

const groupOf = (game: MyGame): Group => {
  if (game.phase === "over") return "over";
  if (game.phase === "gathering") return "gathering";
  return game.is_asked ? "asked" : "others";
};

function fromAccount(game: MyGame): ListedGame {
  const { table, seat, names, settings } = game;
  return { table, seat, names, settings, group: groupOf(game), until: game.until ?? null, at: game.finished ?? null, code: game.code ?? null, isHere: false };
}

function fromBrowser(held: HeldSeat): ListedGame {
  const names = held.people?.filter(Boolean) ?? [];
  return {
    table: held.table, seat: held.seat, names: names.length ? names : [held.name], settings: held.settings,
    group: held.over ? "over" : "here", until: null, at: held.since, code: held.code, isHere: true,
  };
}

const LAST = Number.MAX_SAFE_INTEGER;

function before(a: ListedGame, b: ListedGame): number {
  const group = GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group);
  if (group) return group;
  if (a.group === "over") return (b.at ?? 0) - (a.at ?? 0);
  return (a.until ?? LAST) - (b.until ?? LAST);
}

/** Merges both lists. For a table in both, the account has the newer facts. */
export function mergeGames(account: readonly MyGame[], held: readonly HeldSeat[]): ListedGame[] {
  const known = new Set(account.map(({ table }) => table));
  const games = [...account.filter(({ phase }) => phase !== "closed").map(fromAccount), ...held.filter(({ table }) => !known.has(table)).map(fromBrowser)];
  return games.sort(before); // stable: what came first stays first
}
