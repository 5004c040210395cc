/** HTTP requests about the account that is signed in. */
import { ask, part, Refusal } from "$/api";
import type { BotToken, Channel, Channels, Claims, GuestGame, MakeReport, Me, MyBlocks, MyBots, MyGames, NewBot, ReportMade, Sessions, SignIn } from "$/protocol";
import type { NewChannel } from "./channels";

type Done = { done: true };
const gone = (path: string, body?: unknown) => ask<Done>(path, body, "DELETE");

export const signIn = (body: SignIn) => ask<Me>("/session", body);
export const endSession = () => gone("/session");
export const getMe = () => ask<Me>("/account");
export const deleteAccount = (password: string) => gone("/account", { password });
export const changePassword = (old: string, fresh: string) => ask<Done>("/account/password", { old, new: fresh });
export const getSessions = () => ask<Sessions>("/account/sessions");
export const endSessionAt = (id: string) => gone(`/account/sessions/${part(id)}`);
export const endAllSessions = () => gone("/account/sessions");
export const getMyGames = () => ask<MyGames>("/account/games");
export const claimGames = (games: GuestGame[]) => ask<Claims>("/account/games", { games });
export const setVacation = (until: number | null) => ask<Me>("/account/vacation", { until });

export const getBots = () => ask<MyBots>("/account/bots");
export const makeBot = (name: string) => ask<NewBot>("/account/bots", { name });
export const renewToken = (id: string) => ask<BotToken>(`/account/bots/${part(id)}/token`, {});
export const deleteBot = (id: string) => gone(`/account/bots/${part(id)}`);

export const getBlocks = () => ask<MyBlocks>("/account/blocks");
export const block = (account: string) => ask<unknown>("/account/blocks", { account });
export const unblock = (account: string) => gone(`/account/blocks/${part(account)}`);

export const getChannels = () => ask<Channels>("/account/ways");
export const addChannel = (channel: NewChannel) => ask<Channel>("/account/ways", channel);
export const removeChannel = (id: string) => gone(`/account/ways/${part(id)}`);
export const testChannel = (id: string) => ask<Done>(`/account/ways/${part(id)}/test`, {});
export const confirmChannel = (id: string, code: string) => ask<unknown>(`/account/ways/${part(id)}/confirm`, { code });

export const report = (table: string, body: MakeReport) => ask<ReportMade>(`/tables/${part(table)}/reports`, body);

/** The answer, or null if the server does not have this feature: the page then leaves it out. */
export async function ifThere<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Refusal && (error.code === "not_found" || error.status === 405)) return null;
    throw error;
  }
}
