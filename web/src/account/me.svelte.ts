/**
 * Who is signed in. The secret of the session is a cookie that no script can read; what this browser remembers beside it
 * is whose it is, so that a page can say so at once and a guest never has to ask the server.
 */
import { ask, Refusal, whenSignedOut } from "$/api";
import type { Me } from "$/protocol";
import { recall, remember } from "$/storage";

const KEY = "account";

let account: Me | null = $state.raw(recall<Me | null>(KEY, null));
let asked: Promise<void> | null = null;

export const me = {
  /** Who is signed in here, as far as this browser knows; null for a guest. */
  get account(): Me | null {
    return account;
  },
};

/** Notes who is signed in from now on, as the server has told it. */
export function become(told: Me | null): void {
  account = told;
  remember(KEY, told);
}

/** Asks the server who is signed in, once; where it cannot be asked, what this browser knows is left as it is. */
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
