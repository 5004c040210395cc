/** A table over its socket: what the server sends, and what the player sends back. */
import type { ClockNews, GameNews, OrderName, Preview, Problem, ServerMessage, TableNews, Talk } from "$/protocol";
import { me } from "$/account/me.svelte";
import { forget, hold, note, randomSeed, seatAt, type HeldSeat } from "$/seats.svelte";
import { TableSocket, type Connection, type Unsent } from "$/socket";
import { nameOf } from "./boardView";
import { Playback } from "./playback.svelte";

export interface Heard extends Talk {
  number: number;
  at: number;
}

export interface Running extends ClockNews {
  since: number; // by this browser's clock
}

const KEPT_TALK = 100;

export class Session {
  readonly playback = new Playback();
  news: TableNews | null = $state.raw(null);
  me: number | null = $state(null);
  connection: Connection = $state("connecting");
  retryAt: number | null = $state(null);
  number = $state(0);
  canUndo = $state(false);
  dealt = $state(false); // a position has arrived
  busy = $state(false); // an answer is on its way
  previews: readonly Preview[] = $state.raw([]);
  clock: Running | null = $state.raw(null);
  orders: Record<string, OrderName> = $state.raw({});
  talk: Heard[] = $state.raw([]);
  muted: number[] = $state([]);
  problem: Problem | null = $state(null);
  ended: string | null = $state(null); // why the server closed the connection
  readonly held: HeldSeat | undefined;
  readonly #socket: TableSocket;
  #greeted = false;
  #previewed = -1; // the position whose previews were asked for
  #move: string | null = null;

  constructor(readonly table: string) {
    this.held = seatAt(table);
    const listener = {
      since: () => this.playback.told,
      heard: (message: ServerMessage) => this.#hear(message),
      changed: (connection: Connection, retryAt: number | null) => {
        this.connection = connection;
        this.retryAt = retryAt;
      },
    };
    this.#socket = new TableSocket(table, this.held?.token ?? null, listener, me.account !== null);
  }

  close(): void {
    this.#socket.close();
    this.playback.skip();
  }

  say(message: Unsent): string {
    this.problem = null;
    return this.#socket.say(message);
  }

  answer(action: string): void {
    if (this.busy) return;
    this.busy = true;
    this.#move = this.say({ type: "move", number: this.number, action });
  }

  /** Asks the server, once for each question, what its answers would do. */
  askForPreviews(): void {
    const question = this.playback.question;
    if (!question || question.seat !== this.me || question.kind === "place" || this.#previewed === this.number) return;
    this.#previewed = this.number;
    this.say({ type: "what_if", number: this.number });
  }

  undo(): void {
    if (!this.canUndo) return;
    this.canUndo = false;
    this.say({ type: "undo", number: this.number });
  }

  order(card: number, order: OrderName): void {
    this.say({ type: "order", card, order });
  }

  mute(seat: number, on: boolean): void {
    this.muted = on ? [...this.muted, seat] : this.muted.filter((other) => other !== seat);
    this.say({ type: "mute", seat, on });
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.me = message.seat ?? null;
        this.talk = []; // the server says it again
        break;
      case "table":
        this.#hearTable(message);
        break;
      case "game":
        this.#hearGame(message);
        break;
      case "clock":
        this.clock = { ...message, since: Date.now() };
        break;
      case "orders":
        this.orders = message.orders;
        break;
      case "said":
        this.talk = [...this.talk.slice(-KEPT_TALK), { ...message, number: (this.talk.at(-1)?.number ?? 0) + 1, at: message.is_past ? 0 : Date.now() }];
        break;
      case "refused":
        if (message.id === this.#move) this.busy = false;
        if (message.code !== "stale") this.problem = message;
        if (!message.id) this.ended = message.code;
        if (message.code === "unknown_token" || message.code === "kicked") forget(this.table);
        break;
      case "previews":
        if (message.number === this.number) this.previews = message.previews;
        break;
      case "done": // the new position follows and resets `busy`
      case "pong":
        break;
    }
  }

  #hearTable(told: TableNews): void {
    const aliases = this.held?.aliases;
    const news = aliases ? { ...told, seats: told.seats.map((seat, number) => (seat.kind === "bot" ? { ...seat, name: aliases[number] || (seat.name ?? "") } : seat)) } : told;
    this.news = news;
    const people = news.seats.map((seat) => nameOf(seat));
    note(this.table, { settings: news.settings, people, code: news.code, over: news.phase === "over" || news.phase === "closed" });
    if (this.#greeted || this.me === null) return;
    this.#greeted = true;
    if (news.phase !== "gathering") return;
    if (!news.seats[this.me]?.seeded) this.say({ type: "seed", seed: this.held?.seed ?? randomSeed() });
    if (this.held?.quick) this.say({ type: "start" });
  }

  #hearGame(news: GameNews): void {
    const known = this.playback.told;
    if (this.dealt && news.since === known) this.playback.play(news.game, news.events);
    else this.playback.jump(news.game, news.events, news.since);
    this.dealt = true;
    this.busy = false;
    if (news.number !== this.number) this.previews = [];
    this.number = news.number;
    this.canUndo = news.undo ?? false;
  }

  /** Takes over the seat at the rematch table and returns the table. */
  holdRematch(): string | null {
    const table = this.news?.rematch;
    if (!table) return null;
    if (this.held && !seatAt(table)) {
      const { seat, token, name } = this.held;
      hold({ table, code: "", seat, token, commitment: "" }, name);
    }
    return table;
  }
}
