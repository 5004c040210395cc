/** What a moderator asks of the server, and lets it do. */
import { ask } from "$/api";
import type { Audit, CloseReport, ModeratorAction, Report, Reports, ReportWithLog } from "$/protocol";

export type DeedName = ModeratorAction["deed"];
export const DEEDS: readonly DeedName[] = ["ban", "unban", "rename", "close_table"];

const part = encodeURIComponent;

export const getReports = (state: Report["state"]) => ask<Reports>(`/admin/reports?state=${state}`);
export const getReport = (id: string) => ask<ReportWithLog>(`/admin/reports/${part(id)}`);
export const closeReport = (id: string, words: string) => ask<unknown>(`/admin/reports/${part(id)}`, { words } satisfies CloseReport);
export const doDeed = (deed: ModeratorAction) => ask<unknown>("/admin/deeds", deed);
export const getAudit = (from: number) => ask<Audit>(`/admin/audit?from=${from}`);
