/** Loads Python and our package into a worker. What was fetched once is kept; what is kept is not fetched again. */
import { BASE } from "$/base";

interface Files {
  python: string;
  packages: string;
  lock: object; // what Pyodide wants to know about itself
  sizes: Record<string, number>;
}

/** As much of Pyodide as is used here. */
export interface Python {
  unpackArchive(archive: Uint8Array, format: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
  pyimport(name: string): unknown;
}

type Tell = (loaded: number, total: number) => void;

const HOME = BASE + "offline/";
const CACHE = "oriflamme-offline";

async function listFiles(): Promise<Files> {
  const answer = await fetch(HOME + "files.json");
  if (!answer.ok) throw new Error("unfetched");
  return (await answer.json()) as Files;
}

const openCache = (): Promise<Cache | null> => ("caches" in self ? caches.open(CACHE).catch(() => null) : Promise.resolve(null));

/** Reads a body and tells how much has come. */
async function read(answer: Response, tell: (bytes: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = answer.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    tell(value.length);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

async function fetched(path: string, cache: Cache | null, tell: (bytes: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const kept = await cache?.match(HOME + path);
  if (kept) return read(kept, tell);
  const answer = await fetch(HOME + path).catch(() => null);
  if (!answer?.ok) throw new Error("unfetched");
  const type = { headers: { "Content-Type": path.endsWith("js") ? "text/javascript" : "application/octet-stream" } };
  const bytes = await read(answer, tell);
  await cache?.put(HOME + path, new Response(bytes, type)).catch(() => undefined); // full: it works, but is fetched again
  return bytes;
}

/** Fetches what is missing, and forgets what older versions needed. */
async function fetchAll(files: Files, tell: Tell): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const cache = await openCache();
  const total = Object.values(files.sizes).reduce((sum, size) => sum + size, 0);
  let loaded = 0;
  const more = (bytes: number): void => tell(Math.min(total, (loaded += bytes)), total);
  const paths = Object.keys(files.sizes);
  const found = await Promise.all(paths.map(async (path) => [path, await fetched(path, cache, more)] as const));
  await cache?.put(HOME + "files.json", new Response(JSON.stringify(files))).catch(() => undefined);
  await cache?.add(HOME + "about.json").catch(() => undefined); // what can be chosen; without a network the old one stays
  for (const request of (await cache?.keys()) ?? [])
    if (!paths.some((path) => request.url === HOME + path) && !request.url.endsWith(".json")) await cache?.delete(request);
  return new Map(found);
}

function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

/** Lets Pyodide find two files that it requests, without the network. */
function serve(files: Record<string, Response>): () => void {
  const network = self.fetch;
  self.fetch = (request, options) => {
    const address = typeof request === "string" ? request : request instanceof URL ? request.href : request.url;
    const file = files[address];
    return file ? Promise.resolve(file) : network(request, options);
  };
  return () => void (self.fetch = network);
}

/** Starts Python with our package. */
export async function startPython(tell: Tell): Promise<Python> {
  const files = await listFiles();
  const bytes = await fetchAll(files, tell);
  const folder = HOME + files.python + "/";
  const part = (name: string): Uint8Array<ArrayBuffer> => bytes.get(name) ?? new Uint8Array();
  const done = serve({
    [folder + "pyodide.asm.wasm"]: new Response(await unpacked(part(files.python + "/python.bin")), { headers: { "Content-Type": "application/wasm" } }),
    [folder + "python_stdlib.zip"]: new Response(part(files.python + "/library.bin")),
  });
  const { loadPyodide } = (await import(/* @vite-ignore */ folder + "pyodide.mjs")) as { loadPyodide: (options: object) => Promise<Python> };
  const python = await loadPyodide({ indexURL: folder, lockFileContents: { info: files.lock, packages: {} } });
  done();
  python.unpackArchive(part(files.packages), "zip", { extractDir: String(python.runPython("import site; site.getsitepackages()[0]")) });
  return python;
}
