/** What a page calls itself when it knows better than its address: a person, a ladder. */

let own = $state("");

export const title = {
  get own(): string {
    return own;
  },
};

/** Calls the page so; returns how to stop, for an effect. */
export function callPage(name: string): () => void {
  own = name;
  return () => (own = "");
}
