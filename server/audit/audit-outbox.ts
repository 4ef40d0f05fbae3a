import type { Readable } from '../store/read-only.ts';
import { findSetting, saveSetting } from '../store/settings-rows.ts';
import type { Store } from '../store/store.ts';
import type { AuditDraft, AuditHead } from './audit-entry.ts';

/** Records in one entry. */
const MAX_RECORDS = 500;
/** Events of one entry are at most so far apart, in ms. */
const GROUP_MS = 1_000;
const HEAD = 'audit-head';

/** The events that the trail does not have yet. They are in the database of the data, so one commit has both. */
export function insertOutbox(store: Store, draft: AuditDraft): void {
  store.run('INSERT INTO audit_outbox (entry) VALUES (?)', JSON.stringify(draft));
}

/** The oldest events after `n`. */
export function readOutbox(store: Readable, n: number, limit: number): { drafts: readonly AuditDraft[]; upTo: number } {
  const rows = store.all('SELECT n, entry FROM audit_outbox WHERE n > ? ORDER BY n LIMIT ?', n, limit);
  const drafts = rows.map(({ entry }) => JSON.parse(String(entry)) as AuditDraft);
  return { drafts, upTo: Number(rows.at(-1)?.['n'] ?? n) };
}

export function clearOutbox(store: Pick<Store, 'run'>, upTo: number): void {
  store.run('DELETE FROM audit_outbox WHERE n <= ?', upTo);
}

/** The head that the database of the data knows: a cut tail of the trail is noticed by it. */
export function knownHead(store: Readable): AuditHead | null {
  const text = findSetting(store, HEAD);
  return text === null ? null : (JSON.parse(text) as AuditHead);
}

/** The number of events that the trail does not have yet; 0 in the data of a version without a trail. */
export function waitingEvents(store: Readable): number {
  if (!store.get("SELECT 1 AS here FROM sqlite_schema WHERE name = 'audit_outbox'")) return 0;
  return Number(store.get('SELECT count(*) AS n FROM audit_outbox')?.['n']);
}

/** Call it inside a write. */
export function saveKnownHead(store: Store, head: AuditHead): void {
  const text = JSON.stringify(head);
  if (findSetting(store, HEAD) !== text) saveSetting(store, HEAD, text);
}

/**
 * Events that differ in their records only, and happened within a second, become one: a push of 100 readings is one
 * entry.
 */
export function groupDrafts(drafts: readonly AuditDraft[]): AuditDraft[] {
  const entries: { draft: AuditDraft; records: Set<string> }[] = [];
  const open = new Map<string, (typeof entries)[number]>();
  for (const draft of drafts) {
    const { records = [], at, ...rest } = draft;
    const key = JSON.stringify(rest);
    const found = records.length > 0 ? open.get(key) : undefined;
    const isNear = found && Date.parse(at) - Date.parse(found.draft.at) < GROUP_MS;
    if (isNear && found.records.size + records.length <= MAX_RECORDS) {
      for (const record of records) found.records.add(record);
      continue;
    }
    const entry = { draft, records: new Set(records) };
    open.set(key, entry);
    entries.push(entry);
  }
  return entries.map(({ draft, records }) => ({ ...draft, records: [...records] }));
}
