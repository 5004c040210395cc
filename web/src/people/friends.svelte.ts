/** The friends of the account that is signed in: loaded once, and again after each change. */
import { me } from "$/account/me.svelte";
import { ask, part } from "$/api";
import type { FriendMade, Friends } from "$/protocol";

let loaded: { account: string; lists: Friends } | null = $state.raw(null);

export const friends = {
  /** All lists; null for a guest, and until they are loaded. */
  get lists(): Friends | null {
    return loaded && loaded.account === me.account?.id ? loaded.lists : null;
  },
};

export async function loadFriends(): Promise<void> {
  const account = me.account?.id;
  if (account) loaded = { account, lists: await ask<Friends>("/account/friends") };
}

/** Asks somebody to be friends, or accepts their request. */
export async function askFriend(account: string): Promise<FriendMade> {
  const made = await ask<FriendMade>("/account/friends", { account });
  await loadFriends();
  return made;
}

/** Removes a friend, declines a request or takes one back. */
export async function removeFriend(account: string): Promise<void> {
  await ask(`/account/friends/${part(account)}`, undefined, "DELETE");
  await loadFriends();
}

export const invite = (account: string, table: string) => ask(`/account/friends/${part(account)}/invite`, { table });

export async function declineInvitation(table: string): Promise<void> {
  await ask(`/account/invitations/${part(table)}`, undefined, "DELETE");
  await loadFriends();
}
