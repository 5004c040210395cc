/** What the server tells about one's account, beside what protocol.ts describes already. */
import type { Me as Told } from "$/protocol";

export interface Me extends Told {
  vacation_left?: number; // milliseconds of this year's
}

export type WayKind = "push" | "discord" | "slack" | "matrix" | "email";

/** A way to reach somebody. */
export interface Way {
  id: string;
  kind: WayKind;
  address: string;
  language?: string;
  is_confirmed?: boolean;
  failures?: number;
}

export interface Ways {
  ways: Way[];
  push_key?: string | null;
  kinds: WayKind[]; // those that this server has
}

export interface NewWay {
  kind: WayKind;
  address: string;
  keys?: { p256dh: string; auth: string };
  language: string;
}

export interface Bot {
  id: string;
  name: string;
  created: number;
}

export interface NewBot {
  id: string;
  name: string;
  token: string; // told once
}

export interface Block {
  account: string;
  name: string;
  created: number;
}

export const REASONS = ["abuse", "cheating", "name", "stalling", "other"] as const;
export type Reason = (typeof REASONS)[number];

export interface NewReport {
  seat: number;
  reason: Reason;
  words: string;
  token?: string;
}
