/** Named places on the screen, so that cards and influence can fly from one to another. */

export class Anchors {
  readonly #places = new Map<string, Element>();

  /** For `use:`: gives an element a name. */
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

  /** The place of the first of these names that is on the screen, or null. */
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
