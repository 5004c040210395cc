/** HTTP requests about recovery. A recovery code is shown once and never kept by this browser. */
import { ask } from "$/api";
import type { Me, RecoveryCode, RecoveryState, RecoveryWays, SignedUp, SignUp } from "$/protocol";

export interface Recovered {
  me: Me;
  code: string;
}

function parted({ recovery_code, ...me }: SignedUp): Recovered {
  return { me, code: recovery_code ?? "" };
}

export const signUp = (body: SignUp) => ask<SignedUp>("/accounts", body).then(parted);
export const recoverByCode = (name: string, code: string, password: string) => ask<SignedUp>("/recovery/code", { name, code, password }).then(parted);
export const recoverByLink = (token: string, password: string) => ask<SignedUp>("/recovery/link", { token, password }).then(parted);
export const askForMail = (name: string) => ask<unknown>("/recovery/mail", { name });
export const getWays = () => ask<RecoveryWays>("/recovery");
export const getRecovery = () => ask<RecoveryState>("/account/recovery");
export const newCode = (password: string) => ask<RecoveryCode>("/account/recovery", { password });
