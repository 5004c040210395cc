/** What goes over HTTP about one's account, by the names that these pages use; protocol.ts is where it is described. */
import type { AddChannel, Channel, MakeReport } from "$/protocol";

export type { Block, Bot, Me, NewBot, Channel as Way, Channels as Ways } from "$/protocol";
export type NewWay = Omit<AddChannel, "language"> & { language: string }; // the page's own, which are those of the server
export type WayKind = Channel["kind"];
export type NewReport = MakeReport;
export type Reason = MakeReport["reason"];

export const REASONS: readonly Reason[] = ["abuse", "cheating", "name", "stalling", "other"];
