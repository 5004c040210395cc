/** Signs out. The browser then forgets the seats of the account, since someone else may use it next. */
import { forget, heldSeats } from "$/seats.svelte";
import { deleteAccount, endAllSessions, endSession, getMyGames } from "./api";
import { seatsOf } from "./guestGames";
import { become } from "./me.svelte";

async function leave(how: () => Promise<unknown>): Promise<void> {
  const own = await getMyGames().catch(() => ({ games: [] }));
  const seats = seatsOf(heldSeats(), own.games);
  await how();
  seats.forEach(forget);
  become(null);
}

export const signOut = () => leave(() => endSession().catch(unlessOver));
export const signOutEverywhere = () => leave(endAllSessions);
export const leaveForGood = (password: string) => leave(() => deleteAccount(password));

/** A session that has ended already is no problem. */
function unlessOver(error: unknown): void {
  const status = (error as { status?: number }).status;
  if (status !== 401) throw error;
}
