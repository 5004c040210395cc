/** The title that a page sets for itself: the name of a person or a ladder. */

let own = $state("");

export const title = {
  get own(): string {
    return own;
  },
};

/** Sets the title of the page; returns a function that resets it, for an effect. */
export function callPage(name: string): () => void {
  own = name;
  return () => (own = "");
}
