/** The worker that runs the tables of this device, in Python. */
import type { FromTables, ToTables } from "./messages";
import { startPython } from "./python";
import { ReviewsDatabase } from "./reviewsDatabase";
import { TablesDatabase } from "./tablesDatabase";

/** `oriflamme.offline.worker.TableWorker` */
interface TableWorker {
  ask(method: string, address: string, body: string, reply: (status: number, text: string) => void): Promise<void>;
  connect(channel: number, table: string, tell: (text: string) => void, ended: (code: number) => void): void;
  receive(channel: number, text: string): void;
  hang_up(channel: number): void;
}

type Make = (
  keep: TablesDatabase["keep"],
  fetch: TablesDatabase["fetch"],
  think: (request: string) => Promise<string>,
  keepReview: ReviewsDatabase["keep"],
  fetchReview: ReviewsDatabase["fetch"],
) => TableWorker;

const tell = (message: FromTables): void => self.postMessage(message);
const database = new TablesDatabase();
const reviews = new ReviewsDatabase();
const thinking = new Map<number, (answer: string) => void>();
let thoughts = 0;

function think(request: string): Promise<string> {
  const id = ++thoughts;
  tell({ kind: "think", id, request });
  return new Promise((resolve) => thinking.set(id, resolve));
}

async function start(): Promise<TableWorker> {
  const python = await startPython((loaded, total) => tell({ kind: "progress", loaded, total }));
  tell({ kind: "starting" });
  const { TableWorker } = python.pyimport("oriflamme.offline.worker") as { TableWorker: Make };
  const tables = TableWorker(
    (table, before, text) => database.keep(table, before, text),
    (table) => database.fetch(table),
    think,
    (table, text) => reviews.keep(table, text),
    (table) => reviews.fetch(table),
  );
  tell({ kind: "ready", keeps: await database.keeps() });
  return tables;
}

const starting = start();
starting.catch((error: unknown) => tell({ kind: "failed", why: error instanceof Error && error.message === "unfetched" ? "unfetched" : String(error) }));

self.onmessage = ({ data }: MessageEvent<ToTables>) => {
  void starting.then((tables) => carryOut(tables, data).catch(fail), () => undefined);
};

/** Python answers for its mistakes. What comes here has ended Python itself: the page starts another worker. */
function fail(error: unknown): void {
  tell({ kind: "failed", why: String(error) });
}

async function carryOut(tables: TableWorker, message: ToTables): Promise<void> {
  switch (message.kind) {
    case "ask":
      await tables.ask(message.method, message.path, message.body, (status, text) => tell({ kind: "answer", id: message.id, status, text }));
      break;
    case "connect": {
      const { channel } = message;
      tables.connect(channel, message.table, (text) => tell({ kind: "heard", channel, text }), (code) => tell({ kind: "closed", channel, code }));
      tell({ kind: "opened", channel });
      break;
    }
    case "say":
      tables.receive(message.channel, message.text);
      break;
    case "hang up":
      tables.hang_up(message.channel);
      break;
    case "thought":
      thinking.get(message.id)?.(message.answer);
      thinking.delete(message.id);
      break;
  }
}
