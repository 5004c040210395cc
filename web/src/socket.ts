/**
 * The connection to a table. It says hello with the token and the index of the next event, and reconnects by itself. A
 * message that changes something has an id; until it is answered it is sent again after each reconnect, and the server
 * counts it once.
 */
import type { Hello, Command, ServerMessage } from "./protocol";

export type Connection = "connecting" | "connected" | "lost" | "refused";

/** Refusals after which a reconnect makes no sense: the seat is open elsewhere, or no longer ours. */
const FINAL: readonly string[] = ["replaced", "kicked", "left", "unknown_token", "no_such_table", "newer", "unreadable", "full", "signed_out", "not_signed_in"];

/** Refusals that say that the account has no seat here: connect again as a spectator. */
const NOT_BY_ACCOUNT: readonly string[] = ["no_seat", "not_signed_in", "signed_out", "banned", "foreign_page"];

/** What carries the messages: a WebSocket to a server, or a channel to the worker that runs tables on this device. */
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Carrier {
  connect(table: string): Wire;
  readonly needsNetwork: boolean;
}

/** Carries messages to the server of this page. */
export const overNetwork: Carrier = {
  needsNetwork: true,
  connect(table: string): Wire {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    return new WebSocket(`${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/socket`) as Wire;
  },
};

export interface Listener {
  since(): number; // the index of the next event
  heard(message: ServerMessage): void;
  changed(connection: Connection, retryAt: number | null): void;
}

/** A message without its id. */
export type Unsent = Command extends infer Message ? (Message extends Command ? Omit<Message, "id"> : never) : never;

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8000;
const PING_EVERY = 20_000;
const PING_PATIENCE = 8000;
const HURRIED_PATIENCE = 1000; // when the connection may be dead

export class TableSocket {
  #socket: Wire | null = null;
  #pending = new Map<string, string>();
  #tries = 0;
  #closed = false;
  #greeted = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #count = 0;
  #byAccount: boolean;
  readonly #session = Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join("");

  constructor(
    readonly table: string,
    readonly token: string | null,
    readonly listener: Listener,
    byAccount = false, // without a token: take the seat of the account that is signed in
    readonly carrier: Carrier = overNetwork,
  ) {
    this.#byAccount = byAccount && !token;
    this.#connect();
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#drop);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  /** Sends a message as soon as there is a connection, and again until it is answered. Returns its id. */
  say(message: Unsent): string {
    const id = `${this.#session}-${++this.#count}`;
    const text = JSON.stringify({ ...message, id });
    this.#pending.set(id, text);
    if (this.#greeted) this.#socket?.send(text);
    return id;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    this.#quiet();
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#drop);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  #hurry = (): void => {
    if (document.visibilityState === "hidden" || this.#closed) return;
    if (this.#socket) {
      if (this.#greeted) this.#ask(this.#socket, HURRIED_PATIENCE);
      return;
    }
    clearTimeout(this.#retry);
    this.#connect();
  };

  #drop = (): void => {
    if (this.#socket && this.carrier.needsNetwork) this.#lose(this.#socket);
  };

  #connect(): void {
    if (this.#closed) return;
    const socket = this.carrier.connect(this.table);
    this.#socket = socket;
    this.#greeted = false;
    if (this.#tries === 0) this.listener.changed("connecting", null);
    socket.onopen = () => {
      const hello: Hello = { type: "hello", since: this.listener.since() };
      if (this.token) hello.token = this.token;
      if (this.#byAccount) hello.account = true;
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => this.#hear(socket, String(event.data));
    socket.onclose = () => this.#lose(socket);
  }

  #hear(socket: Wire, text: string): void {
    if (socket !== this.#socket || this.#closed) return;
    const message = JSON.parse(text) as ServerMessage;
    clearTimeout(this.#silence);
    if (message.type === "welcome") this.#greet(socket);
    if ("id" in message && message.id) this.#pending.delete(message.id);
    if (this.#byAccount && !this.#greeted && message.type === "refused" && !message.id && NOT_BY_ACCOUNT.includes(message.code)) {
      this.#byAccount = false;
      this.#leave(socket);
      this.#connect();
      return;
    }
    if (message.type === "refused" && !message.id && FINAL.includes(message.code)) {
      this.close();
      this.listener.changed("refused", null);
    }
    this.listener.heard(message);
  }

  #greet(socket: Wire): void {
    this.#greeted = true;
    this.#tries = 0;
    this.listener.changed("connected", null);
    for (const text of this.#pending.values()) socket.send(text);
    this.#quiet();
    this.#ping = setInterval(() => this.#ask(socket, PING_PATIENCE), PING_EVERY);
  }

  /** Asks whether the server is there; a connection that stays silent is dead. */
  #ask(socket: Wire, patience: number): void {
    socket.send(JSON.stringify({ type: "ping", id: `${this.#session}-ping${++this.#count}` }));
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lose(socket), patience);
  }

  #lose(socket: Wire): void {
    if (socket !== this.#socket) return;
    this.#leave(socket);
    if (this.#closed) return;
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#tries++) * (0.75 + Math.random() / 2);
    this.listener.changed("lost", Date.now() + pause);
    this.#retry = setTimeout(() => this.#connect(), pause);
  }

  #leave(socket: Wire): void {
    this.#socket = null;
    this.#greeted = false;
    this.#quiet();
    socket.onclose = null;
    socket.close();
  }

  #quiet(): void {
    clearInterval(this.#ping);
    clearTimeout(this.#silence);
  }
}
