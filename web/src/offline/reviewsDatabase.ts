/** The reviews of this device, as the browser keeps them. One that is not kept is made again. */

const NAME = "oriflamme-reviews"; // of its own: an older page may have the database of the tables open
const STORE = "reviews";
const MOST = 40; // the oldest are forgotten

interface Row {
  text: string;
  made: number;
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE).createIndex("made", "made");
    request.onsuccess = () => resolve(request.result);
    request.onerror = request.onblocked = () => reject(new Error("refused"));
  });
}

/** Opens the database for one request, and closes it: reviews are rare. */
async function use<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const change = database.transaction(STORE, mode);
      const request = ask(change.objectStore(STORE));
      change.oncomplete = () => resolve(request.result);
      change.onabort = () => reject(new Error("refused"));
    });
  } finally {
    database.close();
  }
}

export class ReviewsDatabase {
  async fetch(table: string): Promise<string | undefined> {
    return (await use<Row | undefined>("readonly", (store) => store.get(table) as IDBRequest<Row | undefined>))?.text;
  }

  async keep(table: string, text: string): Promise<void> {
    await use("readwrite", (store) => {
      const kept = store.put({ text, made: Date.now() } satisfies Row, table);
      const keys = store.index("made").getAllKeys();
      keys.onsuccess = () => keys.result.slice(0, -MOST).forEach((key) => store.delete(key));
      return kept;
    });
  }
}
