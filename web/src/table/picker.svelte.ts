/** What the player is about to choose: the card that is held, the choice under the pointer, the choice that was tapped once. */
import type { ShownQuestion } from "$/protocol";
import { settings } from "$/settings.svelte";
import { atEnd, atGap, atPile, choicesOf, kindsToPlay, openChoices, type Choice } from "./choices";

const SAFE = new Set(["place", "wait", "reveal", "twin"]);

export interface Drag {
  kind: string;
  x: number;
  y: number;
  width: number;
}

export class Picker {
  held: string | null = $state(null);
  hovered: string | null = $state(null);
  picked: string | null = $state(null);
  drag: Drag | null = $state(null);
  readonly choices: Choice[] = $derived.by(() => choicesOf(this.question()));
  readonly open: Choice[] = $derived.by(() => openChoices(this.choices, this.held));
  readonly kinds: string[] = $derived.by(() => kindsToPlay(this.choices));
  /** Whether the ends of the queue can be chosen. */
  readonly ends: boolean = $derived.by(() => this.choices.some(({ word }) => word === "place" || word === "twin"));
  readonly gaps: boolean = $derived.by(() => this.choices.some(({ word }) => word === "gap"));
  readonly places: boolean = $derived.by(() => this.choices.some(({ word }) => word === "place"));

  constructor(
    readonly question: () => ShownQuestion | null,
    readonly give: (action: string) => void,
  ) {}

  /** The choice whose effect is shown. */
  get shown(): string | null {
    return this.hovered ?? this.picked;
  }

  reset(): void {
    this.held = this.hovered = this.picked = this.drag = null;
  }

  hold(kind: string): void {
    this.picked = null;
    if (this.choices.some(({ word }) => word === "swap")) {
      const swap = this.choices.find((choice) => choice.kind === kind);
      if (swap) this.give(swap.action);
      return;
    }
    this.held = this.held === kind ? null : kind;
  }

  /** Chooses. On touch, the first tap shows what would happen and the second one chooses. */
  choose(choice: Choice, pointer: string): void {
    if (pointer === "touch" && settings.confirm && !SAFE.has(choice.word) && this.picked !== choice.action) {
      this.picked = choice.action;
      return;
    }
    this.give(choice.action);
  }

  giveAction(action: string): void {
    if (this.choices.some((choice) => choice.action === action)) this.give(action);
  }

  atPile = (pile: number): Choice | undefined => atPile(this.open, pile);
  atEnd = (end: "first" | "last"): Choice | undefined => atEnd(this.open, end);
  atGap = (before: number): Choice | undefined => atGap(this.open, before);
}
