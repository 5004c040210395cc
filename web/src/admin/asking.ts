/** What an admin asks of the server, and lets it do. */
import { ask } from "$/api";

export const DEEDS = ["ban", "unban", "rename", "close_table"] as const;
export type DeedName = (typeof DEEDS)[number];

export interface Report {
  id: string;
  at: number;
  table: string;
  seat: number;
  by: string;
  about: string;
  reason: string;
  words: string;
  state: "open" | "closed";
}

export interface ReportWithLog extends Report {
  log: string[];
  is_withheld?: boolean; // the game goes on, so what is secret there is left out
}

export interface Deed {
  deed: DeedName;
  about: string;
  until?: number | null;
  name?: string | null;
  words: string;
}

export interface DoneDeed {
  number: number;
  at: number;
  by: string;
  deed: string;
  about: string;
  words: string;
}

export const getReports = (state: Report["state"]) => ask<{ reports: Report[] }>(`/admin/reports?state=${state}`);
export const getReport = (id: string) => ask<ReportWithLog>(`/admin/reports/${encodeURIComponent(id)}`);
export const closeReport = (id: string, words: string) => ask<unknown>(`/admin/reports/${encodeURIComponent(id)}`, { state: "closed", words });
export const doDeed = (deed: Deed) => ask<unknown>("/admin/deeds", deed);
export const getAudit = (from: number) => ask<{ deeds: DoneDeed[] }>(`/admin/audit?from=${from}`);
