/** What is known about Python on this device: whether it has been fetched, and how far that is. */
import { fileAt } from "$/base";

export type Progress = "unknown" | "absent" | "fetched" | "fetching" | "starting" | "running" | "failed";

export interface Files {
  python: string; // the folder of Pyodide
  packages: string;
  sizes: Record<string, number>; // bytes, by path
}

export const CACHE = "oriflamme-offline";

export const engine = $state({
  progress: "unknown" as Progress,
  loaded: 0,
  total: 0,
  ran: false, // it has run in this page, so it is here
  keeps: true, // tables outlive this page
  thinks: true, // the worker of the bots answers
  problem: "",
});

export const megabytes = (bytes: number): number => Math.max(1, Math.round(bytes / 1e6));

/** Asks which files there are; null if this server does not offer them. */
export async function readFiles(): Promise<Files | null> {
  const answer = await fetch(fileAt("offline/files.json")).catch(() => null);
  return answer?.ok ? ((await answer.json()) as Files) : null;
}

/** Looks whether everything has been fetched before. */
export async function look(): Promise<void> {
  if (engine.progress !== "unknown") return;
  const files = await readFiles();
  if (!files) {
    engine.progress = "absent";
    return;
  }
  engine.total = Object.values(files.sizes).reduce((sum, size) => sum + size, 0);
  const cache = "caches" in globalThis ? await caches.open(CACHE).catch(() => null) : null;
  const missing = await Promise.all(Object.keys(files.sizes).map(async (path) => !(await cache?.match(fileAt("offline/" + path)))));
  if (engine.progress === "unknown") engine.progress = missing.some(Boolean) ? "absent" : "fetched";
}
