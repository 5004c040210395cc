/** The worker in which bots think. If it dies, the casual bot answers, and the next question starts another one. */
import { engine } from "./engine.svelte";
import type { FromBots, ToBots } from "./messages";

const NO_ANSWER = "";

export class Thinker {
  #worker: Worker | null = null;
  #open = new Set<number>(); // questions without an answer

  constructor(readonly answer: (id: number, action: string) => void) {}

  think(id: number, request: string): void {
    this.#open.add(id);
    this.#worker ??= this.#start();
    this.#worker.postMessage({ id, request } satisfies ToBots);
  }

  #start(): Worker {
    const worker = new Worker(new URL("./bot.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromBots>) => {
      engine.thinks = data.action !== NO_ANSWER;
      if (this.#open.delete(data.id)) this.answer(data.id, data.action);
      if (!engine.thinks) this.#end();
    };
    worker.onerror = () => this.#end();
    return worker;
  }

  /** Ends the worker, which has failed. */
  #end(): void {
    engine.thinks = false;
    this.#worker?.terminate();
    this.#worker = null;
    const open = [...this.#open];
    this.#open.clear();
    for (const id of open) this.answer(id, NO_ANSWER);
  }
}
