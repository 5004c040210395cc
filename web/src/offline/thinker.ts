/** The worker in which bots think. If it dies, the casual bot answers, and the next question starts another one. */
import { engine } from "./engine.svelte";
import type { FromBots, ToBots } from "./messages";

const NO_ANSWER = "";
const SILENCE = 90_000; // milliseconds without an answer after which the worker is given up: no thought takes that long

export class Thinker {
  #worker: Worker | null = null;
  #open = new Set<number>(); // questions without an answer
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly answer: (id: number, answer: string) => void) {}

  think(id: number, request: string): void {
    this.#open.add(id);
    this.#worker ??= this.#start();
    this.#worker.postMessage({ id, request } satisfies ToBots);
    if (this.#open.size === 1) this.#listen();
  }

  #start(): Worker {
    const worker = new Worker(new URL("./bot.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromBots>) => {
      engine.thinks = data.answer !== NO_ANSWER;
      if (this.#open.delete(data.id)) this.answer(data.id, data.answer);
      this.#listen();
      if (!engine.thinks) this.#end();
    };
    worker.onerror = () => this.#end();
    return worker;
  }

  /** Waits for the next answer, if one is due. */
  #listen(): void {
    clearTimeout(this.#silence);
    if (this.#open.size) this.#silence = setTimeout(() => this.#end(), SILENCE);
  }

  /** Ends the worker, which has failed. */
  #end(): void {
    clearTimeout(this.#silence);
    engine.thinks = false;
    this.#worker?.terminate();
    this.#worker = null;
    const open = [...this.#open];
    this.#open.clear();
    for (const id of open) this.answer(id, NO_ANSWER);
  }
}
