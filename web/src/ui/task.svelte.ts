/** A request to the server that a person started: whether it is running, what went wrong, what came of it. */
import { refusalText } from "./problems";

export class Task {
  busy = $state(false);
  problem = $state("");
  done = $state("");

  /** Runs it; a text that it returns is kept in `done`. Returns whether it succeeded. */
  async run(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = this.done = "";
    try {
      const result = await work();
      this.done = typeof result === "string" ? result : "";
    } catch (error) {
      this.problem = refusalText(error);
    }
    this.busy = false;
    return !this.problem;
  }
}
