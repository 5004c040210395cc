/** A finished game, position by position. */
import type { Replay } from "$/protocol";
import { Playback } from "$/table/playback.svelte";

export class Player {
  readonly playback = new Playback();
  position = $state(0);
  running = $state(false);
  replay: Replay = $state.raw({ table: "", names: [], settings: {}, viewer: "all", frames: [], commitment: "" });

  constructor(replay: Replay, position = 0) {
    this.show(replay, position);
  }

  get last(): number {
    return this.replay.frames.length - 1;
  }

  /** Shows the game through other eyes, at the same position. */
  show(replay: Replay, position = this.position): void {
    this.replay = replay;
    this.jump(position);
  }

  jump(position: number): void {
    this.playback.skip();
    this.position = Math.max(0, Math.min(this.last, position));
    const frame = this.replay.frames[this.position];
    if (frame) this.playback.jump(frame.game, this.replay.frames.slice(0, this.position + 1).flatMap(({ events }) => events));
  }

  forward(): void {
    const frame = this.replay.frames[this.position + 1];
    if (!frame) return;
    if (this.playback.playing) {
      this.jump(this.position + 1);
      return;
    }
    this.position += 1;
    this.playback.play(frame.game, frame.events);
  }

  back(): void {
    this.running = false;
    this.jump(this.position - 1);
  }

  /** Where each round begins. */
  get rounds(): { round: number; position: number }[] {
    const begun: { round: number; position: number }[] = [];
    for (const [position, { game }] of this.replay.frames.entries()) {
      if (game.round !== begun.at(-1)?.round) begun.push({ round: game.round, position });
    }
    return begun;
  }
}
