/** What the page and its workers say to each other. Texts are those of the protocol, as over HTTP and a socket. */

export type ToTables =
  | { kind: "ask"; id: number; method: string; path: string; body: string }
  | { kind: "connect"; channel: number; table: string }
  | { kind: "say"; channel: number; text: string }
  | { kind: "hang up"; channel: number }
  | { kind: "thought"; id: number; answer: string };

export type FromTables =
  | { kind: "progress"; loaded: number; total: number }
  | { kind: "starting" }
  | { kind: "ready"; keeps: boolean }
  | { kind: "failed"; why: string }
  | { kind: "answer"; id: number; status: number; text: string }
  | { kind: "opened"; channel: number }
  | { kind: "heard"; channel: number; text: string }
  | { kind: "closed"; channel: number; code: number }
  | { kind: "think"; id: number; request: string };

export interface ToBots {
  id: number;
  request: string;
}

export interface FromBots {
  id: number;
  answer: string; // of a bot, the coach or a review; empty: there is none
}
