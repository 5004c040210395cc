/** At how many tables of the account it is this person's move. */
import { loadMe, me } from "$/account/me.svelte";
import { ask } from "$/api";
import type { MyGame, MyGames } from "$/protocol";

const AGAIN = 60_000;

let games: MyGame[] | null = $state.raw(null);

export const moves = {
  /** The account's games; none are known to somebody without one. */
  get games(): readonly MyGame[] | null {
    return me.account ? games : null;
  },
  get count(): number {
    return me.account ? (games?.filter((game) => game.is_asked).length ?? 0) : 0;
  },
};

/** Asks for the games of who is signed in. */
export async function loadMoves(): Promise<void> {
  if (!me.known) await loadMe();
  if (me.account) games = (await ask<MyGames>("/account/games")).games;
}

/** Looks every minute, while somebody looks at the page; returns how to stop. */
export function watchMoves(): () => void {
  const look = () => {
    if (!document.hidden) loadMoves().catch(() => undefined); // it says nothing new, and asks again
  };
  look();
  const timer = setInterval(look, AGAIN);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
