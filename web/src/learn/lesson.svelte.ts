/** A lesson: a tree of positions, walked by the answers that it offers. */
import type { AnyEvent, Preview, ShownGame } from "$/protocol";
import { Playback } from "$/table/playback.svelte";

interface LessonNode {
  game: ShownGame;
  events: AnyEvent[];
  answers: Record<string, LessonNode>;
  previews?: Preview[]; // what each answer would do
}

export interface LessonData extends LessonNode {
  name: string;
}

export class Lesson {
  readonly playback = new Playback();
  readonly #data: LessonData;
  #node: LessonNode = $state.raw({ game: { round: 1, first: 0, deck: [], queue: [], seats: [], verdicts: 0 }, events: [], answers: {} });

  constructor(data: LessonData) {
    this.#data = data;
    this.restart();
  }

  get name(): string {
    return this.#data.name;
  }

  get previews(): readonly Preview[] {
    return this.#node.previews ?? [];
  }

  /** Everything was done and seen. */
  get done(): boolean {
    return Object.keys(this.#node.answers).length === 0 && !this.playback.playing;
  }

  offers = (action: string): boolean => action in this.#node.answers;

  restart(): void {
    this.#node = this.#data;
    this.playback.jump(this.#data.game);
  }

  answer = (action: string): void => {
    const next = this.#node.answers[action];
    if (!next) return;
    this.#node = next;
    this.playback.play(next.game, next.events);
  };

  leave(): void {
    this.playback.skip();
  }
}
