/** The review of a finished game, as it comes in: it is asked for once, and then for what is new. */
import { askAbout, part, Refusal } from "$/api";
import { isHere } from "$/offline/here";
import type { DecisionReview, ReviewProgress, Summary } from "$/protocol";
import { refusalText } from "$/ui/problems";

const PAUSE = 400; // milliseconds between two looks
const AGAIN = 2; // how often it is asked for again, if the server has forgotten it
const SAMPLE = 3; // decisions whose time tells how long the others take

type Send = (path: string, body?: unknown, method?: string) => Promise<ReviewProgress>;

export class ReviewState {
  decisions = $state.raw<readonly DecisionReview[]>([]);
  total = $state(0);
  summary = $state.raw<Summary | null>(null);
  problem = $state(""); // why there is none; it may be asked for again
  never = $state(false); // this game has no review
  unasked = $state(false); // it is made when the player wishes it
  left = $state<number | null>(null); // seconds until it is complete, about
  #again = AGAIN;
  #first: { at: number; count: number } | null = null; // when the first decisions came
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(
    readonly table: string,
    private readonly send: Send = (path, body, method) => askAbout<ReviewProgress>(table, path, body, method),
    private readonly pause = PAUSE,
    readonly here = isHere(table), // made by this device, which needs a minute or more
  ) {}

  /** Takes the review if there is one. A server is asked to make it; this device only when the player wishes it. */
  async open(): Promise<void> {
    if (!this.here) return this.start();
    await this.#take(() => this.send(this.#path()), true, true);
  }

  /** Asks for the review, and for what is new of it until it is complete. */
  async start(): Promise<void> {
    this.problem = "";
    this.unasked = false;
    await this.#take(() => this.send(this.#path(), {}, "POST"), true);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  #path(): string {
    return `/replays/${part(this.table)}/review`;
  }

  async #take(get: () => Promise<ReviewProgress>, anew = false, looking = false): Promise<void> {
    try {
      const { total, since, decisions, summary } = await get();
      if (this.#stopped) return;
      this.total = total;
      this.decisions = anew ? decisions : [...this.decisions.slice(0, since), ...decisions];
      this.summary = summary ?? null;
      this.#estimate();
    } catch (error) {
      if (this.#stopped) return;
      if (looking && isForgotten(error)) this.unasked = true;
      else await this.#refused(error);
      return;
    }
    if (!this.summary) this.#timer = setTimeout(() => void this.#take(() => this.send(`${this.#path()}?from=${this.decisions.length}`)), this.pause);
  }

  #estimate(): void {
    const count = this.decisions.length;
    if (this.#first === null && count > 0) this.#first = { at: performance.now(), count };
    const made = count - (this.#first?.count ?? count);
    this.left = made >= SAMPLE && this.#first ? ((performance.now() - this.#first.at) / 1000 / made) * (this.total - count) : null;
  }

  async #refused(error: unknown): Promise<void> {
    if (isForgotten(error) && this.#again-- > 0) {
      await this.start(); // the server was restarted
      return;
    }
    this.never = error instanceof Refusal && error.code === "no_review";
    this.problem = refusalText(error);
  }

  /** Every seat's chance with all cards open: before each decision, and in the end. */
  get curve(): readonly (readonly number[])[] {
    const known = this.decisions.map(({ open }) => open);
    if (!this.summary) return known;
    const { winners, seats } = this.summary;
    return [...known, seats.map((_, seat) => (winners.includes(seat) ? 100 / winners.length : 0))];
  }
}

/** Whether no one has asked for a review since the server or this device was started. */
const isForgotten = (error: unknown): boolean => error instanceof Refusal && error.code === "no_review" && !error.problem.variant;
