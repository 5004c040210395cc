/** At how many tables of the account it is this person's move. */
import { me } from "$/account/me.svelte";
import { ask, Refusal } from "$/api";
import type { MyGame, MyGames } from "$/protocol";

const AGAIN = 60_000;

let told: { account: string; games: MyGame[] } | null = $state.raw(null);

const mine = (): readonly MyGame[] | null => (told && told.account === me.account?.id ? told.games : null);

export const moves = {
  /** The account's games; none are known to somebody without one. */
  get games(): readonly MyGame[] | null {
    return mine();
  },
  get count(): number {
    return mine()?.filter((game) => game.is_asked).length ?? 0;
  },
};

/** Asks for the games of who is signed in. */
export async function loadMoves(): Promise<void> {
  const account = me.account?.id;
  if (account) told = { account, games: (await ask<MyGames>("/account/games")).games };
}

/** Looks every minute, while somebody looks at the page; returns how to stop. */
export function watchMoves(onSignedOut: () => void): () => void {
  const look = () => {
    if (document.hidden) return;
    loadMoves().catch((error: unknown) => {
      if (error instanceof Refusal && error.code === "signed_out") onSignedOut(); // of the rest nothing is said: it asks again
    });
  };
  look();
  const timer = setInterval(look, AGAIN);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
