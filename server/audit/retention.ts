import { ACTOR, AT, decodeEntry, OTHER, SUBJECT } from './audit-entry.ts';
import type { AuditFile } from './audit-file.ts';
import { draftOf } from './drafts.ts';

/** Age at which entries are removed; see docs/decisions/2026-11-26-audit-trail.md for the sources. */
export const RETENTION_YEARS = 6;
/** The longest time that can be set, in years. */
const MAX_YEARS = 100;
/** Entries in one transaction: it must not block other requests for long. */
const ENTRIES_PER_RUN = 2_000;

/** The moment `years` before `now`. */
function yearsBefore(now: Date, years: number): string {
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() - years);
  return limit.toISOString();
}

/** The text of the entry that covers a checkpoint. */
export const checkpointText = (upTo: number, hash: string): string => `up to ${upTo}, hash ${hash}`;

/** Removes the ids of people of whom no entry is left. */
function removeUnnamedPeople(file: AuditFile, bodies: readonly string[]): void {
  const people = new Set(
    bodies.map(decodeEntry).flatMap(({ actor, subject, other }) => [actor, subject, other].filter((id) => id !== null)),
  );
  for (const pseudonym of people) {
    const isNamed = [ACTOR, SUBJECT, OTHER].some((place) =>
      file.get(`SELECT 1 AS here FROM entries WHERE json_extract(body, '${place}') = ? LIMIT 1`, pseudonym),
    );
    if (!isNamed) file.run('DELETE FROM people WHERE pseudonym = ?', pseudonym);
  }
}

/**
 * Removes the oldest entries that are older than the retention time, and leaves a checkpoint: the number and hash of the
 * last removed entry. A new entry names both, so the chain covers the checkpoint. Call it inside `atomically`.
 * @returns how many entries were removed; call it again while it is not 0
 */
export function removeExpired(file: AuditFile, years: number, now: Date): number {
  const limit = yearsBefore(now, years);
  const oldest = file.all(
    `SELECT seq, hash, body, json_extract(body, '${AT}') AS at FROM entries ORDER BY seq LIMIT ?`,
    ENTRIES_PER_RUN,
  );
  const firstKept = oldest.findIndex(({ at }) => String(at) >= limit);
  const expired = firstKept === -1 ? oldest : oldest.slice(0, firstKept);
  const last = expired.at(-1);
  if (!last) return 0;
  const [upTo, hash] = [Number(last['seq']), String(last['hash'])];
  file.append([draftOf('server', { action: 'retention', detail: checkpointText(upTo, hash) }, now.toISOString())]);
  file.run(
    'INSERT INTO checkpoints (up_to, hash, removed, until) VALUES (?, ?, ?, ?)',
    upTo,
    hash,
    expired.length,
    limit,
  );
  file.run('DELETE FROM entries WHERE seq <= ?', upTo);
  removeUnnamedPeople(
    file,
    expired.map(({ body }) => String(body)),
  );
  return expired.length;
}

/**
 * Reads AUDIT_RETENTION_YEARS.
 * @returns whole years; the default when nothing is set
 * @throws Error when it is no whole number from 1 to 100
 */
export function retentionYearsOf(text: string | undefined): number {
  if (text === undefined || text === '') return RETENTION_YEARS;
  const years = Number(text);
  if (Number.isInteger(years) && years >= 1 && years <= MAX_YEARS) return years;
  throw new Error(`AUDIT_RETENTION_YEARS is ${text}: set a whole number of years from 1 to ${MAX_YEARS}.`);
}
