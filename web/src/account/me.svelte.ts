/** Who is signed in at this browser. */
import { ask, Refusal } from "$/api";
import type { Me } from "$/protocol";

let account: Me | null = $state.raw(null);
let known = $state(false);

export const me: { readonly account: Me | null; readonly known: boolean } = {
  get account() {
    return account;
  },
  get known() {
    return known;
  },
};

/** Asks the server who is signed in. */
export async function loadMe(): Promise<Me | null> {
  try {
    account = await ask<Me>("/account");
    known = true;
  } catch (error) {
    if (error instanceof Refusal && error.status === 401) {
      account = null;
      known = true;
    }
  }
  return account;
}
