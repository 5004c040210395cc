/** Something that is asked of the server from a form: whether it is under way, what went wrong, what came of it. */
import { Refusal } from "$/api";
import { refusalText } from "$/ui/problems";

export class Deed {
  busy = $state(false);
  problem = $state("");
  done = $state("");

  /** Does it; a text that it returns is what came of it. Tells whether it went well. */
  async run(act: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = this.done = "";
    try {
      const told = await act();
      this.done = typeof told === "string" ? told : "";
    } catch (error) {
      this.problem = refusalText(error instanceof Refusal ? error : null);
    }
    this.busy = false;
    return !this.problem;
  }
}
