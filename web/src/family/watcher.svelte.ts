/**
 * Follows a table while the curtain is down: whose turn it is, and nothing that only one seat may know. It holds the table
 * open, so that bots play on, and on this device it deals the cards.
 */
import { carrierOf } from "$/offline/carrier";
import type { ServerMessage } from "$/protocol";
import { randomSeed, type FamilySeat } from "$/seats.svelte";
import { TableSocket } from "$/socket";

const PATIENCE = 3000; // milliseconds

export interface Turn {
  seat: number | null; // who is asked; null once the game is over
  round: number;
  places: boolean; // a card is placed, and not decided about
}

export class Watcher {
  turn: Turn | null = $state.raw(null);
  names: string[] = $state.raw([]);
  problem = $state("");
  phase = $state("");
  readonly #socket: TableSocket;
  #began = false;
  #left = (): void => undefined;

  constructor(table: string, held: FamilySeat, readonly deals: boolean) {
    const listener = { since: () => 0, heard: (message: ServerMessage) => this.#hear(message), changed: () => undefined };
    this.#socket = new TableSocket(table, held.token, listener, false, carrierOf(table));
  }

  close(): void {
    this.#socket.close();
  }

  /** Leaves the table; returns when the seat is free, or after a while without a connection. */
  leave(): Promise<void> {
    this.#socket.say({ type: "leave" });
    return new Promise((resolve) => {
      this.#left = resolve;
      setTimeout(resolve, PATIENCE);
    });
  }

  #hear(message: ServerMessage): void {
    if (message.type === "refused" && !message.id) this.problem = message.code;
    if (this.problem === "left") this.#left();
    if (message.type === "table") {
      this.names = message.seats.map(({ name }) => name ?? "");
      this.phase = message.phase;
      if (message.phase === "gathering" && this.deals && !this.#began) {
        this.#began = true;
        this.#socket.say({ type: "seed", seed: randomSeed() });
        this.#socket.say({ type: "start" });
      }
    }
    if (message.type === "game") {
      const { question, round, winners } = message.game;
      if (winners?.length) this.turn = { seat: null, round, places: false };
      else if (question) this.turn = { seat: question.seat, round, places: question.kind === "place" };
    }
  }
}
