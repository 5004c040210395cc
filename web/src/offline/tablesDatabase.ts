/** The browser's database of tables: one text for each. Without one (a private window) they are kept in memory. */

const NAME = "oriflamme";
const STORE = "tables";
const MOST = 200; // the oldest are forgotten

interface Row {
  text: string;
  length: number; // entries of its log
  touched: number;
}

export type Outcome = "kept" | "changed" | "full" | "refused";

function open(): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.open(NAME, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE).createIndex("touched", "touched");
      request.onsuccess = () => resolve(request.result);
      request.onerror = request.onblocked = () => resolve(null);
    } catch {
      resolve(null);
    }
  });
}

export class TablesDatabase {
  readonly #database = open();
  readonly #memory = new Map<string, Row>();

  /** Whether tables outlive this page. */
  async keeps(): Promise<boolean> {
    return (await this.#database) !== null;
  }

  async fetch(table: string): Promise<string | undefined> {
    const database = await this.#database;
    if (!database) return this.#memory.get(table)?.text;
    return new Promise((resolve, reject) => {
      const request = database.transaction(STORE).objectStore(STORE).get(table) as IDBRequest<Row | undefined>;
      request.onsuccess = () => resolve(request.result?.text);
      request.onerror = () => reject(new Error("unreadable"));
    });
  }

  /** Keeps a table whose log had so many entries; another tab may have changed it meanwhile. */
  async keep(table: string, before: number, text: string): Promise<Outcome> {
    const row: Row = { text, length: (JSON.parse(text) as { log: unknown[] }).log.length, touched: Date.now() };
    const database = await this.#database;
    if (!database) {
      this.#memory.set(table, row);
      return "kept";
    }
    return new Promise((resolve) => {
      const change = database.transaction(STORE, "readwrite");
      const store = change.objectStore(STORE);
      let outcome: Outcome = "kept";
      const known = store.get(table) as IDBRequest<Row | undefined>;
      known.onsuccess = () => {
        if ((known.result?.length ?? 0) !== before) outcome = "changed";
        else store.put(row, table);
        if (before === 0) forgetOldest(store);
      };
      change.oncomplete = () => resolve(outcome);
      change.onabort = () => resolve(change.error?.name === "QuotaExceededError" ? "full" : "refused");
    });
  }
}

function forgetOldest(store: IDBObjectStore): void {
  const keys = store.index("touched").getAllKeys();
  keys.onsuccess = () => {
    for (const key of keys.result.slice(0, -MOST)) store.delete(key);
  };
}
