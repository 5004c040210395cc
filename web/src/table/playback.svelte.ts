/**
 * The table as it is shown: positions arrive with the events that led to them, and the events are played one after the other
 * at the chosen speed. While they are played, no question is open.
 */
import type { AnyEvent, ShownGame, ShownQuestion } from "$/protocol";
import { settings } from "$/settings.svelte";
import { Anchors } from "./anchors";
import { journeyOf } from "./coinFlights";
import { begin, emptyTable, findCard, follow, sharing, tell, type Told } from "./scene";

export interface Coin {
  id: number;
  from: DOMRect;
  to: DOMRect;
  delay: number;
  duration: number;
}

const PAUSE = 250;
const FLY = 360;
const STEP = 70;
const MOST_COINS = 6;
const FLIP = 340;
const CARD = 420;

const LENGTHS: Partial<Record<AnyEvent["type"], number>> = {
  RoundBegan: 500,
  Placed: CARD,
  Entered: CARD,
  Revealed: FLIP,
  Acted: 260,
  Eliminated: CARD,
  Discarded: CARD,
  CardKept: CARD,
  Moved: CARD,
  Exchanged: CARD,
  TurnedDown: FLIP,
};

const QUIET = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

const reducedMotion = (): boolean => QUIET?.matches === true;

type Step = { event: AnyEvent } | { game: ShownGame };

export class Playback {
  scene: ShownGame = $state.raw(EMPTY);
  log: Told[] = $state.raw([]);
  acting: number | null = $state(null); // the card
  touched: number | null = $state(null); // the card something has just happened to
  playing = $state(false);
  coins: Coin[] = $state.raw([]);
  latest: Told | null = $state.raw(null); // for the live region
  readonly anchors = new Anchors();
  #steps: Step[] = [];
  #hurried = false;
  #run = 0; // the number of the series of events that is being played
  #wake: (() => void) | null = null;
  #coin = 0;
  heard: ((told: Told) => void) | null = null;

  /** The question, once all events that led to it have been played. */
  get question(): ShownQuestion | null {
    return this.playing ? null : (this.scene.question ?? null);
  }

  /** The card that the question is about, if it lies in the queue. */
  get cardAsked(): number | undefined {
    return this.scene.queue[(this.question?.pile ?? 0) - 1]?.[0]?.card;
  }

  /** How many events are known, played or waiting. */
  get told(): number {
    return this.log.length + this.#steps.filter((step) => "event" in step).length;
  }

  /** Shows a position at once. */
  jump(game: ShownGame, events: readonly AnyEvent[] = [], since = 0): void {
    this.#stop();
    const past = emptyTable(game);
    const kept = this.log.slice(0, since).map(({ event }) => event);
    const log: Told[] = [];
    for (const event of [...kept, ...events]) {
      log.push(tell(past, event));
      follow(past, event);
    }
    this.log = log;
    this.#settle(game);
  }

  /** Plays the events since the last position, then shows the position. */
  play(game: ShownGame, events: readonly AnyEvent[]): void {
    this.#steps.push(...events.map((event) => ({ event })), { game });
    if (!this.playing) void this.#playSteps(++this.#run);
  }

  /** Stops playing: all waiting events happen at once. */
  skip(): void {
    this.#hurried = true;
    this.#wake?.();
  }

  /** Forgets what is being played: an event that is under way must not change the position shown next. */
  #stop(): void {
    this.#steps = [];
    this.#run++;
    this.#wake?.();
    this.playing = false;
  }

  async #playSteps(run: number): Promise<void> {
    this.playing = true;
    this.#hurried = false;
    for (let step = this.#steps.shift(); step; step = this.#steps.shift()) {
      if ("game" in step) this.#settle(step.game, this.#steps.length > 0);
      else await this.#happen(step.event, run);
      if (run !== this.#run) return;
    }
    this.playing = false;
  }

  #settle(game: ShownGame, goesOn = false): void {
    this.scene = sharing(this.scene, game);
    const pile = game.question?.pile;
    if (!goesOn) this.acting = pile ? (game.queue[pile - 1]?.[0]?.card ?? null) : null;
    this.touched = null;
  }

  async #happen(event: AnyEvent, run: number): Promise<void> {
    const told = tell(this.scene, event);
    this.log = [...this.log, told];
    this.latest = told;
    this.heard?.(told);
    this.#mark(event);
    if (this.#atOnce()) {
      this.#apply((scene) => follow(scene, event));
      return;
    }
    const flight = this.#send(event);
    let opened = false;
    this.#apply((scene) => (opened = begin(scene, event)));
    if (opened && event.type === "Eliminated") await this.#wait(FLIP + PAUSE);
    if (flight) await this.#wait(flight);
    if (run !== this.#run) return;
    this.#apply((scene) => follow(scene, event));
    await this.#wait((LENGTHS[event.type] ?? 0) + PAUSE);
  }

  #apply(make: (scene: ShownGame) => unknown): void {
    const scene = structuredClone(this.scene);
    delete scene.question;
    make(scene);
    this.scene = sharing(this.scene, scene);
  }

  #mark(event: AnyEvent): void {
    if (event.type === "RoundBegan" || event.type === "Placed" || event.type === "GameOver") this.acting = null;
    else if (event.type === "Waited" || event.type === "Revealed" || event.type === "Acted") this.acting = event.card;
    if ("card" in event) this.touched = event.card;
    if (this.acting !== null && !findCard(this.scene, this.acting)) this.acting = null;
  }

  #atOnce(): boolean {
    return this.#hurried || settings.speed === 0 || document.hidden;
  }

  #send(event: AnyEvent): number {
    const journey = journeyOf(event);
    if (!journey || reducedMotion()) return 0;
    const from = this.anchors.find(...journey.from);
    const to = this.anchors.find(...journey.to);
    if (!from || !to) return 0;
    const count = Math.min(journey.amount, MOST_COINS);
    const duration = FLY / this.#speed();
    const step = STEP / this.#speed();
    const coins = Array.from({ length: count }, (_, place) => ({ id: ++this.#coin, from, to, delay: place * step, duration }));
    this.coins = [...this.coins, ...coins];
    return FLY + STEP * (count - 1);
  }

  /** A coin has arrived. */
  landed(id: number): void {
    this.coins = this.coins.filter((coin) => coin.id !== id);
  }

  #speed(): number {
    return settings.speed || 1;
  }

  /** How long something lasts at the chosen speed. */
  lasting(length: number): number {
    return reducedMotion() || this.#atOnce() ? 0 : length / this.#speed();
  }

  #wait(length: number): Promise<void> {
    if (this.#atOnce()) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(done, length / this.#speed());
      const wake = () => {
        clearTimeout(timer);
        done();
      };
      const owner = this.#release.bind(this);
      function done(): void {
        owner();
        resolve();
      }
      this.#wake = wake;
    });
  }

  #release(): void {
    this.#wake = null;
  }
}

const EMPTY: ShownGame = { round: 1, first: 0, deck: [], queue: [], seats: [], verdicts: 0 };
