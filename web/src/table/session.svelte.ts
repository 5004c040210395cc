/** A table over its socket: what the server sends, and what the player sends back. */
import type { ClockNews, CoachNews, Deduction, GameNews, OrderName, Preview, Problem, ServerMessage, ShownGame, ShownQuestion, TableNews } from "$/protocol";
import { me } from "$/account/me.svelte";
import { forget, note, randomSeed, seatAt, type HeldSeat } from "$/seats.svelte";
import { carrierOf, isHere } from "$/offline/carrier";
import { TableSocket, type Connection, type Unsent } from "$/socket";
import { getAbout } from "$/api";
import { nameOf } from "./boardView";
import { DealWatch, type Breach, type Verdict } from "./keptDeals";
import { Playback } from "./playback.svelte";
import { askingCoach, withTalk, type Heard } from "./talk";

export interface Running extends ClockNews {
  since: number; // by this browser's clock
}

export class Session {
  readonly playback = new Playback();
  news: TableNews | null = $state.raw(null);
  newsAt = $state(0); // when they came, by this browser's clock
  me: number | null = $state(null);
  connection: Connection = $state("connecting");
  retryAt: number | null = $state(null);
  number = $state(0);
  canUndo = $state(false);
  ordered: string | null = $state(null); // what a standing order is about to answer
  dealt = $state(false); // a position has arrived
  busy = $state(false); // an answer is on its way
  previews: readonly Preview[] = $state.raw([]);
  clock: Running | null = $state.raw(null);
  orders: Record<string, OrderName> = $state.raw({});
  talk: Heard[] = $state.raw([]);
  muted: number[] = $state([]);
  problem: Problem | null = $state(null);
  answeredSince: number | null = $state(null); // a bot stood in: the first event since then
  sheet: Deduction | null = $state.raw(null); // who has what
  advice: CoachNews | null = $state.raw(null); // what the coach said last
  looksUp = $state(false); // the drawer with the sheet is open
  ended: string | null = $state(null); // why the server closed the connection
  breach: Breach | null = $state(null); // a promise about the deal that the server broke: the page goes no further
  verdict: Verdict | null = $state(null); // of the deal, once the game is over
  readonly #deal: DealWatch;
  readonly held: HeldSeat | undefined;
  readonly #socket: TableSocket;
  #greeted = false;
  #wasAsked = false;
  #move: string | null = null;
  #seed: { id: string; seed: string } | null = null; // sent, and not confirmed yet
  #checked = false;
  #end: ShownGame | null = null; // the last position of a game that is over
  #orderedWait = 0; // the card whose order to wait came with the last answer
  onturn: (() => void) | null = null; // it is this player's turn
  beforeLeaving: (() => Promise<void>) | null = null; // what others at this screen do first

  readonly here: boolean; // on this device, without a server
  constructor(readonly table: string, held = seatAt(table)) {
    this.here = isHere(table);
    this.held = held;
    this.#deal = new DealWatch(table);
    const listener = {
      since: () => this.playback.told,
      heard: (message: ServerMessage) => this.#hear(message),
      changed: (connection: Connection, retryAt: number | null) => {
        this.connection = connection;
        this.retryAt = retryAt;
      },
    };
    this.#socket = new TableSocket(table, this.held?.token ?? null, listener, me.account !== null && !this.here, carrierOf(table));
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
    this.#orderedWait = 0;
    this.#move = this.say({ type: "move", number: this.number, action });
  }

  /** Waits, and lets the card wait by a standing order from now on. */
  waitOn(): void {
    const card = this.playback.cardAsked;
    if (this.busy || card === undefined) return;
    this.order(card, "wait");
    this.answer("wait");
    this.#orderedWait = card;
  }

  undo(): void {
    if (!this.canUndo) return;
    this.canUndo = false;
    if (this.#orderedWait) this.order(this.#orderedWait, "none"); // otherwise it would answer again
    this.#orderedWait = 0;
    this.say({ type: "undo", number: this.number });
  }

  /** Asks the coach about the open question. Everyone at the table is told. */
  askCoach(): void {
    this.advice = null;
    this.say({ type: "coach", number: this.number });
  }

  /** Leaves the table; others at this screen leave first. */
  async leave(): Promise<void> {
    await this.beforeLeaving?.();
    this.say({ type: "leave" });
  }

  /** Opens or closes the drawer that tells who has what. */
  lookUp(opens: boolean): void {
    this.looksUp = opens;
    this.#askForSheet();
  }

  #askForSheet(): void {
    if (this.looksUp && this.news?.settings.deduction !== false && this.news?.phase === "playing") this.#socket.say({ type: "deduce" });
  }

  /** Answers the open question after all, instead of the standing order. */
  answerMyself(): void {
    const card = this.playback.cardAsked;
    if (card !== undefined) this.order(card, "none");
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
        this.answeredSince = message.answered_since ?? this.answeredSince; // a second greeting, after a lost connection, says nothing of it
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
        this.talk = withTalk(this.talk, message);
        break;
      case "refused":
        if (message.id === this.#move) this.busy = false;
        if (message.code !== "stale" || message.id === this.#move) this.problem = message;
        if (!message.id) this.ended = message.code;
        if (message.code === "unknown_token" || message.code === "kicked") forget(this.table);
        break;
      case "previews":
        if (message.number === this.number) this.previews = message.previews;
        break;
      case "advice":
        this.advice = message;
        break;
      case "sheet":
        this.sheet = message.deduction;
        break;
      case "done": // the new position follows and resets `busy`
        if (message.id === this.#seed?.id && this.me !== null) this.#deal.seeded(this.me, this.#seed.seed);
        break;
      case "pong":
        break;
    }
  }

  #hearTable(told: TableNews): void {
    this.breach = this.breach ?? this.#deal.hear(told);
    if (this.breach) {
      this.close();
      return;
    }
    const aliases = this.held?.aliases;
    const news = aliases ? { ...told, seats: told.seats.map((seat, number) => (seat.kind === "bot" ? { ...seat, name: aliases[number] || (seat.name ?? "") } : seat)) } : told;
    for (const said of askingCoach(this.news, news, this.me)) this.talk = withTalk(this.talk, said);
    this.news = news;
    this.newsAt = Date.now();
    this.#checkDeal();
    const people = news.seats.map((seat) => nameOf(seat));
    note(this.table, { settings: news.settings, people, code: news.code, over: news.phase === "over" || news.phase === "closed" });
    if (this.#greeted || this.me === null) return;
    this.#greeted = true;
    if (news.phase !== "gathering") return;
    if (!news.seats[this.me]?.seeded || (this.held && !this.#deal.kept?.seed)) this.#addSeed(this.held?.seed ?? randomSeed());
    if (this.held?.quick) this.say({ type: "start" });
  }

  #addSeed(seed: string): void {
    this.#seed = { id: this.say({ type: "seed", seed }), seed };
  }

  /** Checks the deal once, when the table and the game both say that it is over. */
  #checkDeal(): void {
    const [news, game] = [this.news, this.#end];
    if (this.#checked || news?.phase !== "over" || !game) return;
    this.#checked = true;
    void getAbout()
      .then(({ decks }) => this.#deal.check(news, game, decks))
      .then((verdict) => (this.verdict = verdict));
  }

  #hearGame(news: GameNews): void {
    if (this.breach) return;
    this.#deal.see(news.game, this.me);
    const known = this.playback.told;
    if (this.dealt && news.since === known) this.playback.play(news.game, news.events);
    else this.playback.jump(news.game, news.events, news.since);
    this.dealt = true;
    this.busy = false;
    if (news.number !== this.number) this.previews = [];
    this.number = news.number;
    this.canUndo = news.undo ?? false;
    this.ordered = news.ordered ?? null;
    this.#end = news.game.winners?.length ? news.game : null;
    this.#checkDeal();
    this.#asked(news.game.question ?? null);
    this.#askForSheet();
  }

  /** Asks at once what the answers to a question would do: it is known when the events before the question have been shown. */
  #asked(question: ShownQuestion | null): void {
    const mine = question !== null && question.seat === this.me && !this.ordered;
    if (mine && question.kind !== "place") this.#socket.say({ type: "what_if", number: this.number });
    if (mine && !this.#wasAsked) this.onturn?.();
    this.#wasAsked = mine;
  }
}
