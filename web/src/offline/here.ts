/** Which tables are on this device. The browser plays them by itself. */
import { STATIC } from "$/base";
import { recall, remember } from "$/storage";

const KEY = "here";
const MOST = 200;

let tables = recall<string[]>(KEY, []);

export function isHere(table: string): boolean {
  return STATIC || tables.includes(table);
}

export function noteHere(table: string): void {
  tables = [table, ...tables.filter((other) => other !== table)].slice(0, MOST);
  remember(KEY, tables);
}
