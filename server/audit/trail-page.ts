import { setImmediate } from 'node:timers/promises';
import type { TrailEntry, TrailPage } from '../../src/model/clinic/audit-answer.ts';
import { ACTION, ACTOR, AT, decodeEntry, OTHER, SUBJECT } from './audit-entry.ts';
import type { AuditFile } from './audit-file.ts';
import { namedEntry } from './named-entry.ts';

/** Which entries are read; all limits together. */
export interface TrailQuery {
  /** First and last moment, ISO 8601, the last not included. */
  readonly from?: string;
  readonly to?: string;
  /** Id of an account: as actor, as the person concerned, or as a third person. */
  readonly person?: string;
  readonly action?: string;
  /** Only entries with a lower number. */
  readonly before?: number;
  /** Most entries in one answer. */
  readonly limit: number;
}

/** Entries that one statement goes through: it must not block other requests for long. */
const SPAN = 10_000;
/** Spans in one answer; the caller asks again from `before` on. */
const MOST_SPANS = 20;

const at = (path: string): string => `json_extract(body, '${path}')`;
const IN_SPAN = `SELECT seq, body, hash FROM entries WHERE seq < ? AND seq >= ?
  AND (? IS NULL OR ${at(AT)} >= ?) AND (? IS NULL OR ${at(AT)} < ?)
  AND (? IS NULL OR ${at(ACTION)} = ?)
  AND (? IS NULL OR ? IN (${at(ACTOR)}, ${at(SUBJECT)}, ${at(OTHER)}))
  ORDER BY seq DESC LIMIT ?`;

/**
 * A page of the trail, the newest entries first, with the ids of accounts. Between two spans other requests are handled.
 * A person who does not stand in the trail has no entries.
 */
export async function trailPage(file: AuditFile, query: TrailQuery): Promise<TrailPage> {
  const { from = null, to = null, action = null, person, limit } = query;
  const first = file.get(`SELECT seq, ${at(AT)} AS at FROM entries ORDER BY seq LIMIT 1`);
  const [firstSeq, since] = [Number(first?.['seq'] ?? 0), String(first?.['at'] ?? '')];
  const pseudonym = person === undefined ? null : file.pseudonymOf(person);
  if (person !== undefined && pseudonym === null) return { entries: [], before: null, since };
  const idOf = (one: string): string | undefined => {
    const id = file.get('SELECT id FROM people WHERE pseudonym = ?', one)?.['id'];
    return id === undefined ? undefined : String(id);
  };
  const entries: TrailEntry[] = [];
  let before = query.before ?? (file.head()?.seq ?? 0) + 1;
  for (let span = 0; span < MOST_SPANS && before > firstSeq && entries.length < limit; span++) {
    if (span > 0) await setImmediate();
    const low = Math.max(firstSeq, before - SPAN);
    const given = [from, to, action, pseudonym].flatMap((value) => [value, value]);
    const rows = file.all(IN_SPAN, before, low, ...given, limit - entries.length);
    for (const { body, hash } of rows) {
      const { actor, subject, other, ...rest } = namedEntry(decodeEntry(String(body)), idOf);
      entries.push({ ...rest, actor: actor ?? '', subject: subject ?? '', other: other ?? '', hash: String(hash) });
    }
    before = entries.length < limit ? low : (entries.at(-1)?.seq ?? low);
  }
  return { entries, before: before > firstSeq ? before : null, since };
}
