/** The games of the account that is signed in, and at how many of them it is this player's move. */
import { me } from "$/account/me.svelte";
import { ask, Refusal } from "$/api";
import type { MyGame, MyGames } from "$/protocol";
import { poll } from "$/ui/polling";

const AGAIN = 60_000;

let loaded: { account: string; games: MyGame[] } | null = $state.raw(null);

export const myGames = {
  /** The account's games; null for a guest, and until they are loaded. */
  get all(): readonly MyGame[] | null {
    return loaded && loaded.account === me.account?.id ? loaded.games : null;
  },
  /** How many of them wait for this player. */
  get waiting(): number {
    return this.all?.filter((game) => game.is_asked).length ?? 0;
  },
};

/** Loads the games of the account that is signed in. */
export async function loadMyGames(): Promise<void> {
  const account = me.account?.id;
  if (account) loaded = { account, games: (await ask<MyGames>("/account/games")).games };
}

/** Loads them every minute while the page is visible; returns a function that stops it. */
export function watchMyGames(onSignedOut: () => void): () => void {
  const look = () =>
    loadMyGames().catch((error: unknown) => {
      if (error instanceof Refusal && error.code === "signed_out") onSignedOut(); // other failures: it asks again
    });
  return poll(look, AGAIN);
}
