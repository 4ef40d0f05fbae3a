import type { AuditAction } from '@/model/account/audit-actions.ts';
import type { AuditAnswer, TrailEntry } from '@/model/clinic/audit-answer.ts';
import { callFunction } from '@/sync/transport/backend-call.ts';

/** More entries are too many for one spreadsheet. */
export const MOST_EXPORTED = 10_000;

/** Which entries of the audit trail are read. */
export interface AuditFilter {
  /** First and last instant, the last not included; '' for no limit. */
  readonly from: string;
  readonly to: string;
  /** Address or id of an account; '' for everyone. */
  readonly person: string;
  /** '' for all. */
  readonly action: AuditAction | '';
}

/**
 * Entries of the audit trail, the newest first. Each call is an entry itself.
 * @param before only entries with a lower number; 0 for the newest
 * @throws BackendRefusal when the server refuses, TypeError when it cannot be reached
 */
export const readAudit = (filter: AuditFilter, before: number, isExport = false): Promise<AuditAnswer> =>
  callFunction('clinic', '/audit', { ...filter, before, isExport });

/**
 * The same in larger parts, up to `MOST_EXPORTED` entries.
 * @returns `isPart` when older entries are left out
 */
export async function exportAudit(filter: AuditFilter): Promise<{ entries: TrailEntry[]; isPart: boolean }> {
  const entries: TrailEntry[] = [];
  let before: number | null = 0;
  while (before !== null && entries.length < MOST_EXPORTED) {
    const { trail }: AuditAnswer = await readAudit(filter, before, true);
    entries.push(...(trail?.entries ?? []));
    before = trail?.before ?? null;
  }
  return { entries, isPart: before !== null };
}
