/** Requests about puzzles: to the server, or to this device where there is none. */
import { ask, askDevice } from "$/api";
import type { PlayPuzzle, PuzzleAnswer, PuzzleList, Seated, ShownPuzzle } from "$/protocol";
import { server } from "$/reach.svelte";

/** Whether this device answers, and not the server. */
export const asksDevice = (): boolean => !server.isWorthATry;

const send = <T>(path: string, body?: unknown): Promise<T> => (asksDevice() ? askDevice<T>(path, body) : ask<T>(path, body));

export const listPuzzles = () => send<PuzzleList>("/puzzles");
export const getPuzzle = (number: number | string) => send<ShownPuzzle>(`/puzzles/${number}`);
export const answerPuzzle = (number: number, action: string) => send<PuzzleAnswer>(`/puzzles/${number}/answer`, { action });
export const playPuzzle = (number: number, body: PlayPuzzle) => send<Seated>(`/puzzles/${number}/play-on`, body);
