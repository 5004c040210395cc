/** HTTP requests of moderators. */
import { ask, part } from "$/api";
import type { Audit, CloseReport, ModeratorAction, Report, Reports, ReportWithLog } from "$/protocol";

export type ActionName = ModeratorAction["deed"];
export const ACTIONS: readonly ActionName[] = ["ban", "unban", "rename", "close_table"];

export const getReports = (state: Report["state"]) => ask<Reports>(`/admin/reports?state=${state}`);
export const getReport = (id: string) => ask<ReportWithLog>(`/admin/reports/${part(id)}`);
export const closeReport = (id: string, words: string) => ask<unknown>(`/admin/reports/${part(id)}`, { words } satisfies CloseReport);
export const doAction = (action: ModeratorAction) => ask<unknown>("/admin/deeds", action);
export const getAudit = (from: number) => ask<Audit>(`/admin/audit?from=${from}`);
