/** HTTP requests to the server. A refused one throws a `Refusal` with a code and a sentence. */
import type { About, ListedTable, OpenTable, PlayOn, Problem, Replay, Seated, TableList, TakeSeat } from "./protocol";

export class Refusal extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.sentence);
  }

  get code(): string {
    return this.problem.code;
  }
}

let signedOut = (): void => undefined;

/** Sets what to do when the server says that the session of this browser has ended. */
export function whenSignedOut(call: () => void): void {
  signedOut = call;
}

/** Sends a request, with a body or without, and returns the answer; throws a `Refusal`. */
export async function ask<T>(path: string, body?: unknown, method = body === undefined ? "GET" : "POST"): Promise<T> {
  const told = body === undefined ? {} : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch("/api" + path, { method, ...told });
  } catch {
    throw new Refusal({ code: "away", sentence: "" }, 0);
  }
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  if (problem?.code === "signed_out") signedOut();
  throw new Refusal(problem?.code ? problem : { code: "broken", sentence: "" }, answer.status);
}

export const part = encodeURIComponent;

export const openTable = (body: OpenTable) => ask<Seated>("/tables", body);
export const listTables = () => ask<TableList>("/tables");
export const findTable = (tableOrCode: string) => ask<ListedTable>(`/tables/${part(tableOrCode)}`);
export const takeSeat = (table: string, body: TakeSeat) => ask<Seated>(`/tables/${part(table)}/seats`, body);
export const getReplay = (table: string, viewer: string) =>
  ask<Replay>(`/replays/${part(table)}?viewer=${part(viewer)}`);
export const getRecord = (table: string) => ask<unknown>(`/replays/${part(table)}/record`);
export const playOn = (table: string, body: PlayOn) => ask<Seated>(`/replays/${part(table)}/play-on`, body);

let about: Promise<About> | null = null;

/** What can be chosen on this server; requested once. */
export function getAbout(): Promise<About> {
  about ??= ask<About>("/about").catch((error: unknown) => {
    about = null;
    throw error;
  });
  return about;
}
