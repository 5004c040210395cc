/** HTTP requests about profiles and ladders. */
import { ask } from "$/api";
import type { Insights, LadderList, Leaderboard, Profile } from "$/protocol";

export const getProfile = (nameOrId: string) => ask<Profile>(`/people/${encodeURIComponent(nameOrId)}`);
export const getInsights = (account: string) => ask<Insights>(`/insights/${encodeURIComponent(account)}`);
export const getLadders = () => ask<LadderList>("/ladders");
export const getLadder = (ladder: string, from: number) => ask<Leaderboard>(`/ladders/${encodeURIComponent(ladder)}?from=${from}`);
