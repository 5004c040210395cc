/** Where things are on the screen, by name, so that cards and influence can travel from and to where they belong. */

export class Anchors {
  readonly #places = new Map<string, Element>();

  /** For `use:`: what carries this name. */
  readonly anchor = (node: Element, name: string) => {
    let held = name;
    this.#places.set(held, node);
    return {
      update: (next: string) => {
        this.#forget(held, node);
        held = next;
        this.#places.set(held, node);
      },
      destroy: () => this.#forget(held, node),
    };
  };

  #forget(name: string, node: Element): void {
    if (this.#places.get(name) === node) this.#places.delete(name);
  }

  /** Where the first of these names is that is there, or nothing. */
  find(...names: string[]): DOMRect | null {
    for (const name of names) {
      const box = this.#places.get(name)?.getBoundingClientRect();
      if (box && box.width > 0) return box;
    }
    return null;
  }
}

export const cardAnchor = (card: number) => `card-${card}`;
export const seatAnchor = (seat: number) => `seat-${seat}`;
export const stockAnchor = (seat: number) => `stock-${seat}`;
export const discardAnchor = (seat: number) => `discard-${seat}`;
export const handAnchor = (kind: string) => `hand-${kind}`;
export const SUPPLY = "supply";
