/** One puzzle on a table: its position, the answer that was given, and what came of it. */
import type { PuzzleAnswer, ShownPuzzle } from "$/protocol";
import { Playback } from "$/table/playback.svelte";
import { answerPuzzle } from "./api";

export class PuzzleGame {
  readonly playback = new Playback();
  given: string | null = $state(null); // the action
  result: PuzzleAnswer | null = $state.raw(null);

  constructor(readonly shown: ShownPuzzle) {
    this.restart();
  }

  /** Shows the position and asks again. */
  restart(): void {
    this.given = null;
    this.result = null;
    this.playback.jump(this.shown.game, this.shown.events);
  }

  /** Gives an answer, and plays what it leads to. */
  async answer(action: string): Promise<PuzzleAnswer> {
    this.given = action;
    try {
      const result = await answerPuzzle(this.shown.number, action);
      this.result = result;
      this.playback.play(result.game, result.events);
      return result;
    } catch (error) {
      this.given = null;
      throw error;
    }
  }

  leave(): void {
    this.playback.skip();
  }
}
