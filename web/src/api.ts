/** HTTP requests to the server. A refused one throws a `Refusal` with a code and a sentence. */
import { fileAt, STATIC } from "./base";
import { isHere } from "./offline/here";
import { reached } from "./reach.svelte";
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

/** Sends a request to this device instead of the server. */
export async function askDevice<T>(path: string, body?: unknown, method?: string): Promise<T> {
  const { device } = await import("./offline/device").catch(() => {
    throw new Refusal({ code: "away", sentence: "" }, 0); // its code was never fetched
  });
  return device.ask<T>(path, body, method);
}

/** Asks whoever has a table: this device or the server. */
export function askAbout<T>(table: string, path: string, body?: unknown, method?: string): Promise<T> {
  return isHere(table) ? askDevice<T>(path, body, method) : ask<T>(path, body, method);
}

let signedOut = (): void => undefined;

/** Sets what to do when the server says that the session of this browser has ended. */
export function whenSignedOut(call: () => void): void {
  signedOut = call;
}

/** Sends a request, with a body or without, and returns the answer; throws a `Refusal`. */
export async function ask<T>(path: string, body?: unknown, method = body === undefined ? "GET" : "POST", credentials: RequestCredentials = "same-origin"): Promise<T> {
  const told = body === undefined ? {} : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  let answer: Response;
  try {
    if (STATIC) throw new Error("there is no server");
    answer = await fetch("/api" + path, { method, credentials, ...told });
  } catch {
    reached(false);
    throw new Refusal({ code: "away", sentence: "" }, 0);
  }
  reached(true);
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  if (problem?.code === "signed_out") signedOut();
  throw new Refusal(problem?.code ? problem : { code: "broken", sentence: "" }, answer.status);
}

/** Asks whether the server is there. */
export const ping = (): Promise<boolean> => fetch("/healthz").then(({ ok }) => ok, () => false);

export const part = encodeURIComponent;

export const openTable = (body: OpenTable, here = false) => (here ? askDevice<Seated>("/tables", body) : ask<Seated>("/tables", body));
export const listTables = () => ask<TableList>("/tables");
export const findTable = (tableOrCode: string) => ask<ListedTable>(`/tables/${part(tableOrCode)}`);
export const takeSeat = (table: string, body: TakeSeat) => askAbout<Seated>(table, `/tables/${part(table)}/seats`, body);
/** Takes a seat for another person at this screen, who is not the account that is signed in. */
export const takeSeatAsGuest = (table: string, body: TakeSeat) => ask<Seated>(`/tables/${part(table)}/seats`, body, "POST", "omit");
export const getReplay = (table: string, viewer: string) =>
  askAbout<Replay>(table, `/replays/${part(table)}?viewer=${part(viewer)}`);
export const getRecord = (table: string) => askAbout<unknown>(table, `/replays/${part(table)}/record`);
export const playOn = (table: string, body: PlayOn) => askAbout<Seated>(table, `/replays/${part(table)}/play-on`, body);

let about: Promise<About> | null = null;

/** What can be chosen on this server; requested once. */
export function getAbout(): Promise<About> {
  about ??= ask<About>("/about").catch(async (error: unknown) => {
    const kept = await fetch(fileAt("offline/about.json")).catch(() => null); // without a server
    if (kept?.ok) return (await kept.json()) as About;
    about = null;
    throw error;
  });
  return about;
}
