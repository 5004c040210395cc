/**
 * The account that is signed in. The secret of the session is a cookie that no script can read. This browser also remembers
 * whose session it is, so that a page can show it at once and a guest never has to ask the server.
 */
import { ask, Refusal, whenSignedOut } from "$/api";
import type { Me } from "$/protocol";
import { recall, remember } from "$/storage";

const KEY = "account";

let account: Me | null = $state.raw(recall<Me | null>(KEY, null));
let asked: Promise<void> | null = null;

export const me = {
  /** The account, as far as this browser knows; null for a guest. */
  get account(): Me | null {
    return account;
  },
};

/** Remembers the account that is signed in from now on; null after signing out. */
export function become(told: Me | null): void {
  account = told;
  remember(KEY, told);
}

/** Asks the server once which account is signed in; if that fails, keeps what this browser remembers. */
export function loadMe(): Promise<Me | null> {
  asked ??= askMe().catch(() => void (asked = null));
  return asked.then(() => account);
}

async function askMe(): Promise<void> {
  try {
    become(await ask<Me>("/account"));
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 401) throw error;
    become(null);
  }
}

whenSignedOut(() => become(null));
if (typeof addEventListener === "function") {
  addEventListener("storage", () => (account = recall<Me | null>(KEY, null))); // signed in or out in another tab
}
