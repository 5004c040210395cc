/** This device in the place of a server: requests and channels to the worker that runs its tables. */
import { Refusal } from "$/api";
import type { Problem } from "$/protocol";
import type { Wire } from "$/socket";
import { engine } from "./engine.svelte";
import type { FromBots, FromTables, ToBots, ToTables } from "./messages";

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

class Device {
  #tables: Worker | null = null;
  #bots: Worker | null = null;
  #waiting = new Map<number, Waiting>();
  #channels = new Map<number, Channel>();
  #count = 0;

  /** Fetches Python, if it must be, and starts the worker; `engine` tells how far it is. */
  start(): void {
    if (this.#tables) return;
    engine.problem = "";
    engine.progress = engine.progress === "fetched" ? "starting" : "fetching";
    const worker = new Worker(new URL("./table.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromTables>) => this.#hear(data);
    worker.onerror = () => this.#fail("died");
    this.#tables = worker;
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
    this.#tables?.postMessage(message);
  }

  #hear(message: FromTables): void {
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
        engine.keeps = message.keeps;
        break;
      case "failed":
        console.warn(message.why);
        this.#fail(message.why === "unfetched" ? "unfetched" : "unable");
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
        this.#think(message.id, message.request);
        break;
    }
  }

  /** Ends the worker, which has failed. The next request or channel starts another, with the tables as they were kept. */
  #fail(why: "died" | "unfetched" | "unable"): void {
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

  #think(id: number, request: string): void {
    const answer = (action: string): void => this.tell({ kind: "thought", id, action });
    if (!this.#bots) {
      const bots = new Worker(new URL("./bot.worker.ts", import.meta.url), { type: "module" });
      bots.onmessage = ({ data }: MessageEvent<FromBots>) => this.tell({ kind: "thought", id: data.id, action: data.action });
      bots.onerror = () => {
        this.#bots?.terminate();
        this.#bots = null;
        answer(""); // the casual bot plays instead
      };
      this.#bots = bots;
    }
    this.#bots.postMessage({ id, request } satisfies ToBots);
  }
}

export const device = new Device();
