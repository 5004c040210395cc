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
  #database = open();
  readonly #memory = new Map<string, Row>();

  /** Whether tables outlive this page. */
  async keeps(): Promise<boolean> {
    return (await this.#database) !== null;
  }

  async fetch(table: string): Promise<string | undefined> {
    const store = await this.#store("readonly");
    if (!store) return this.#memory.get(table)?.text;
    return new Promise((resolve, reject) => {
      const request = store.get(table) as IDBRequest<Row | undefined>;
      request.onsuccess = () => resolve(request.result?.text);
      request.onerror = () => reject(new Error("unreadable"));
    });
  }

  /** Keeps a table whose log had so many entries; another tab may have changed it meanwhile. */
  async keep(table: string, before: number, text: string): Promise<Outcome> {
    const row: Row = { text, length: (JSON.parse(text) as { log: unknown[] }).log.length, touched: Date.now() };
    const store = await this.#store("readwrite");
    if (!store) {
      this.#memory.set(table, row);
      return "kept";
    }
    return new Promise((resolve) => {
      const change = store.transaction;
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

  /** The tables, as the database has them. A browser may close it, as when the data of the site are cleared: open it again. */
  async #store(mode: IDBTransactionMode): Promise<IDBObjectStore | null> {
    const tables = (database: IDBDatabase | null) => database?.transaction(STORE, mode).objectStore(STORE) ?? null;
    try {
      return tables(await this.#database);
    } catch {
      this.#database = open();
      return tables(await this.#database);
    }
  }
}

function forgetOldest(store: IDBObjectStore): void {
  const keys = store.index("touched").getAllKeys();
  keys.onsuccess = () => {
    for (const key of keys.result.slice(0, -MOST)) store.delete(key);
  };
}
