/** What the player is about to choose: the card that is held, the choice under the pointer, the choice that was tapped once. */
import type { Outcome, Preview, ShownQuestion } from "$/protocol";
import { settings } from "$/settings.svelte";
import type { IconName } from "$/ui/icons";
import { aimOf, atEnd, atGap, atPile, choicesOf, kindsToPlay, openChoices, WAIT_ON, type Choice } from "./choices";
import { isStep, type Consequence } from "./consequences";

/** Answers that take one tap: they risk nothing, or have two steps anyway. */
const SAFE = new Set(["place", "wait", "order"]);
/** For how long an answer that was tapped once waits for the second tap, in milliseconds. */
export const ARMED = 3000;
const DOUBLE_CLICK = 500;

export interface Drag {
  kind: string;
  x: number;
  y: number;
  width: number;
}

/** What is known about answers before they are given. */
export interface Foresight {
  previews: () => readonly Preview[];
  consequences: () => ReadonlyMap<string, Consequence>; // by action
  mayWaitOn: () => boolean; // “Wait, don’t ask again” is an answer
}

const BLIND: Foresight = { previews: () => [], consequences: () => new Map(), mayWaitOn: () => false };

export const describes = (action: string): string => "does-" + action.replaceAll(" ", "-");

export class Picker {
  held: string | null = $state(null);
  hovered: string | null = $state(null);
  picked: string | null = $state(null); // tapped once
  drag: Drag | null = $state(null);
  readonly choices: Choice[] = $derived.by(() => choicesOf(this.question(), this.foresight.mayWaitOn()));
  readonly open: Choice[] = $derived.by(() => openChoices(this.choices, this.held));
  readonly kinds: string[] = $derived.by(() => kindsToPlay(this.choices));
  /** Whether the ends of the queue can be chosen. */
  readonly ends: boolean = $derived.by(() => this.choices.some(({ word }) => word === "place" || word === "twin"));
  readonly gaps: boolean = $derived.by(() => this.choices.some(({ word }) => word === "gap"));
  readonly places: boolean = $derived.by(() => this.choices.some(({ word }) => word === "place"));
  /** The outcome that is drawn on the board: the likeliest of the choice that is shown. */
  readonly outcome: Outcome | null = $derived.by(() => {
    const action = this.shown === WAIT_ON ? "wait" : this.shown;
    return this.foresight.previews().find((preview) => preview.action === action)?.outcomes[0] ?? null;
  });
  /** The card that is to be moved into a gap. */
  readonly moving: number | null = $derived.by(() => (this.gaps ? (this.foresight.previews()[0]?.outcomes[0]?.moved?.[0]?.card ?? null) : null));
  #heldAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly question: () => ShownQuestion | null,
    readonly give: (action: string) => void,
    readonly foresight: Foresight = BLIND,
  ) {}

  /** The choice whose effect is shown. */
  get shown(): string | null {
    return this.hovered ?? this.picked;
  }

  reset(): void {
    this.disarm();
    this.held = this.hovered = this.drag = null;
  }

  /** Takes a card of the hand, or puts it back; the second click of a double click does not. */
  hold(kind: string): void {
    this.disarm();
    if (this.choices.some(({ word }) => word === "swap")) {
      const swap = this.choices.find((choice) => choice.kind === kind);
      if (swap) this.give(swap.action);
      return;
    }
    const now = performance.now();
    const again = this.held === kind && now - this.#heldAt < DOUBLE_CLICK;
    this.#heldAt = now;
    if (!again) this.held = this.held === kind ? null : kind;
  }

  /** Chooses. On touch, what cannot be undone takes two taps: the first one arms it for a while. */
  choose(choice: Choice, pointer: string): void {
    if (pointer === "touch" && settings.confirm && !this.#isSafe(choice) && this.picked !== choice.action) this.#arm(choice.action);
    else this.give(choice.action);
  }

  #isSafe(choice: Choice): boolean {
    return SAFE.has(choice.word) || isStep(this.foresight.previews().find(({ action }) => action === choice.action));
  }

  #arm(action: string): void {
    this.disarm();
    this.picked = action;
    this.#timer = setTimeout(() => this.disarm(), ARMED);
  }

  disarm(): void {
    clearTimeout(this.#timer);
    this.picked = null;
  }

  /** A tap elsewhere takes the first tap back. */
  tapped(target: EventTarget | null): void {
    const action = target instanceof Element ? target.closest<HTMLElement>("[data-action]")?.dataset.action : undefined;
    if (this.picked !== null && action !== this.picked) this.disarm();
  }

  giveAction(action: string): void {
    if (this.choices.some((choice) => choice.action === action)) this.give(action);
  }

  /** The id of the element that says what an answer does; nothing is known of some. */
  describedBy(choice: Choice | undefined): string | undefined {
    return choice && this.foresight.consequences().has(choice.action) ? describes(choice.action) : undefined;
  }

  /** The pictogram on a card that can be chosen: what would happen to it. */
  aim(choice: Choice): IconName {
    const preview = this.foresight.previews().find(({ action }) => action === choice.action);
    return aimOf(choice, this.question(), preview);
  }

  /** What would become of the influence on a card, if it changes. */
  potAfter(card: number): { amount: number; lost: boolean } | null {
    const pot = this.outcome?.pots?.find((change) => change.card === card);
    return pot ? { amount: pot.after ?? 0, lost: (pot.lost ?? 0) > 0 } : null;
  }

  atPile = (pile: number): Choice | undefined => atPile(this.open, pile);
  atEnd = (end: "first" | "last"): Choice | undefined => atEnd(this.open, end);
  atGap = (before: number): Choice | undefined => atGap(this.open, before);
}
