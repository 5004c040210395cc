/** What is wrong with the fields of a form about an account, in the language of the page and not of the browser. */
const SHORTEST = 8;

export interface Fields {
  name?: string;
  code?: string;
  old?: string; // the current password
  fresh?: string; // a new password
}

/** The name of the message that says what is wrong; null if nothing is. The server has the last word. */
export function problemIn({ name, code, old, fresh }: Fields): string | null {
  if (name?.trim() === "") return "account-name-missing";
  if (code?.trim() === "") return "recovery-code-missing";
  if (old === "" || fresh === "") return "password-missing";
  if (fresh !== undefined && [...fresh].length < SHORTEST) return "problem-short-password";
  return null;
}
