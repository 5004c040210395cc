/** What the head of a table and its board tell each other. */
class Head {
  left = $state(0); // the widths of the head's two groups; the opponents stand between them on a phone that lies
  right = $state(0);
  chronicle: (() => void) | null = $state.raw(null); // opens the chronicle, where the board has no room for a line of it
}

export const head = new Head();
