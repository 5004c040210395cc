/** This device in the place of a server: requests and channels to the worker that runs its tables. */
import { Refusal } from "$/api";
import type { Problem } from "$/protocol";
import type { Wire } from "$/socket";
import { engine } from "./engine.svelte";
import type { FromTables, ToTables } from "./messages";
import { Thinker } from "./thinker";

const TICK = 10_000; // milliseconds
const SILENCE = 3; // ticks without a word after which the worker is given up: it computes nothing that long

const unreachable = (variant: string): Refusal => new Refusal({ code: "device_" + variant, sentence: "" }, 0);

interface Waiting {
  answer: (status: number, text: string) => void;
  fail: (why: Refusal) => void;
}

/** A channel that looks like a WebSocket. */
class Channel implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(
    readonly device: Device,
    readonly number: number,
  ) {}

  send(text: string): void {
    this.device.tell({ kind: "say", channel: this.number, text });
  }

  close(): void {
    this.device.hangUp(this.number);
  }
}

export class Device {
  #tables: Worker | null = null;
  #thinker = new Thinker((id, answer) => this.tell({ kind: "thought", id, answer }));
  #ticks: ReturnType<typeof setInterval> | undefined;
  #silent = 0; // ticks since the worker was told something and has said nothing
  #owed = false;
  #waiting = new Map<number, Waiting>();
  #channels = new Map<number, Channel>();
  #count = 0;

  /** Fetches Python, if it must be, and starts the worker; `engine` tells how far it is. */
  start(): void {
    if (this.#tables) return;
    engine.problem = "";
    engine.progress = engine.progress === "fetched" || engine.ran ? "starting" : "fetching";
    const worker = new Worker(new URL("./table.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromTables>) => this.#hear(data);
    worker.onerror = () => this.#fail("died");
    this.#tables = worker;
    this.#ticks = setInterval(() => this.#listen(), TICK);
  }

  /** Gives up a worker that has died without a word. */
  #listen(): void {
    if (engine.progress === "running" && this.#owed && ++this.#silent > SILENCE) this.#fail("died");
  }

  ask<T>(path: string, body?: unknown, method = body === undefined ? "GET" : "POST"): Promise<T> {
    this.start();
    const id = ++this.#count;
    return new Promise<T>((resolve, fail) => {
      const answer = (status: number, text: string): void => {
        if (status < 400) resolve(JSON.parse(text) as T);
        else fail(new Refusal(JSON.parse(text) as Problem, status));
      };
      this.#waiting.set(id, { answer, fail });
      this.tell({ kind: "ask", id, method, path, body: body === undefined ? "" : typeof body === "string" ? body : JSON.stringify(body) });
    });
  }

  connect(table: string): Wire {
    this.start();
    const channel = new Channel(this, ++this.#count);
    this.#channels.set(channel.number, channel);
    this.tell({ kind: "connect", channel: channel.number, table });
    return channel;
  }

  hangUp(channel: number): void {
    if (this.#channels.delete(channel)) this.tell({ kind: "hang up", channel });
  }

  tell(message: ToTables): void {
    this.#owed ||= message.kind === "ask" || message.kind === "say"; // these are answered
    this.#tables?.postMessage(message);
  }

  #hear(message: FromTables): void {
    this.#owed = false;
    this.#silent = 0;
    switch (message.kind) {
      case "progress":
        engine.loaded = message.loaded;
        engine.total = message.total;
        break;
      case "starting":
        engine.progress = "starting";
        break;
      case "ready":
        engine.progress = "running";
        engine.ran = true;
        this.#owed = this.#waiting.size > 0;
        engine.keeps = message.keeps;
        break;
      case "failed":
        console.warn(message.why);
        this.#fail(message.why === "unfetched" ? "unfetched" : engine.progress === "running" ? "died" : "unable");
        break;
      case "answer":
        this.#waiting.get(message.id)?.answer(message.status, message.text);
        this.#waiting.delete(message.id);
        break;
      case "opened":
        this.#channels.get(message.channel)?.onopen?.();
        break;
      case "heard":
        this.#channels.get(message.channel)?.onmessage?.({ data: message.text });
        break;
      case "closed": {
        const channel = this.#channels.get(message.channel);
        this.#channels.delete(message.channel);
        channel?.onclose?.();
        break;
      }
      case "think":
        this.#thinker.think(message.id, message.request);
        break;
    }
  }

  /** Ends the worker, which has failed. The next request or channel starts another, with the tables as they were kept. */
  #fail(why: "died" | "unfetched" | "unable"): void {
    clearInterval(this.#ticks);
    this.#owed = false;
    this.#silent = 0;
    this.#tables?.terminate();
    this.#tables = null;
    engine.progress = "failed";
    engine.problem = "problem-device-" + why;
    const [waiting, channels] = [[...this.#waiting.values()], [...this.#channels.values()]];
    this.#waiting.clear();
    this.#channels.clear();
    for (const { fail } of waiting) fail(unreachable(why));
    for (const channel of channels) channel.onclose?.();
  }
}

export const device = new Device();
