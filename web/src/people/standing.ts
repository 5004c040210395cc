/** How another account stands to one's own. */
import type { Friends, RecentPlayer } from "$/protocol";

export type Standing = RecentPlayer["standing"];

export function standingOf(lists: Friends, account: string): Standing {
  const among = (people: readonly { account: string }[]) => people.some((one) => one.account === account);
  if (among(lists.friends)) return "friend";
  if (among(lists.asks)) return "asks";
  return among(lists.asked) ? "asked" : "none";
}
