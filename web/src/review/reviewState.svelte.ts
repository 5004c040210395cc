/** The review of a finished game, as it comes in: the server is asked for it once, and then for what is new. */
import { ask, part, Refusal } from "$/api";
import type { DecisionReview, ReviewProgress, Summary } from "$/protocol";
import { refusalText } from "$/ui/problems";

const PAUSE = 400; // milliseconds between two looks
const AGAIN = 2; // how often it is asked for again, if the server has forgotten it

type Send = (path: string, body?: unknown, method?: string) => Promise<ReviewProgress>;

export class ReviewState {
  decisions = $state.raw<readonly DecisionReview[]>([]);
  total = $state(0);
  summary = $state.raw<Summary | null>(null);
  problem = $state(""); // why there is none; it may be asked for again
  never = $state(false); // this game has no review
  #again = AGAIN;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(readonly table: string, private readonly send: Send = ask, private readonly pause = PAUSE) {}

  /** Asks for the review, and for what is new of it until it is complete. */
  async start(): Promise<void> {
    this.problem = "";
    await this.#take(() => this.send(`/replays/${part(this.table)}/review`, {}, "POST"), true);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #take(get: () => Promise<ReviewProgress>, anew = false): Promise<void> {
    try {
      const { total, since, decisions, summary } = await get();
      if (this.#stopped) return;
      this.total = total;
      this.decisions = anew ? decisions : [...this.decisions.slice(0, since), ...decisions];
      this.summary = summary ?? null;
    } catch (error) {
      if (!this.#stopped) await this.#refused(error);
      return;
    }
    if (!this.summary) this.#timer = setTimeout(() => void this.#take(() => this.send(`/replays/${part(this.table)}/review?from=${this.decisions.length}`)), this.pause);
  }

  async #refused(error: unknown): Promise<void> {
    const problem = error instanceof Refusal ? error.problem : null;
    if (problem?.code === "no_review" && !problem.variant && this.#again-- > 0) {
      await this.start(); // the server was restarted
      return;
    }
    this.never = problem?.code === "no_review";
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
