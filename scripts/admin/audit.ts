import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { csvLine } from '../../src/model/files/csv.ts';
import { decodeEntry } from '../../server/audit/audit-entry.ts';
import { namedEntry } from '../../server/audit/named-entry.ts';
import { knownHead, waitingEvents } from '../../server/audit/audit-outbox.ts';
import { verifyAudit, type AuditVerdict, type VerifyOptions } from '../../server/audit/verify-audit.ts';
import { recordOperation } from '../../server/admin/audit-copy.ts';
import { AUDIT_FILE, DATABASE_FILE } from '../../server/store/data-files.ts';
import { readDatabase, type Readable } from '../../server/store/read-only.ts';

const HASH = /^[0-9a-f]{64}$/;
const PAGE = 1_000;

function trailOf(data: string): string {
  const path = join(data, AUDIT_FILE);
  if (existsSync(path)) return path;
  throw new Error(`There is no audit trail in ${resolve(data)}: ${AUDIT_FILE} is missing.`);
}

/** The verdict, or why the file cannot be read. */
function readTrail(trail: string, options: VerifyOptions): AuditVerdict | string {
  try {
    return readDatabase(trail, (file) => verifyAudit(file, options));
  } catch (error) {
    return error instanceof Error ? error.message : 'for an unknown reason';
  }
}

/**
 * Checks every entry of the trail.
 * @param head a head that was written down earlier; undefined: none
 */
export function verifyTrail(data: string, head: string | undefined): { lines: string[]; isWhole: boolean } {
  if (head !== undefined && !HASH.test(head)) throw new Error('--head is a hash of 64 characters, 0-9 and a-f.');
  const trail = trailOf(data);
  const database = join(data, DATABASE_FILE);
  const ofData = existsSync(database)
    ? readDatabase(database, (store) => ({ known: knownHead(store), waiting: waitingEvents(store) }))
    : { known: null, waiting: 0 };
  const verdict = readTrail(trail, { head, known: ofData.known });
  if (typeof verdict === 'string')
    return { lines: [`BROKEN  ${AUDIT_FILE} cannot be read: ${verdict}`], isWhole: false };
  const { entries, head: last, removed, formerGaps, fault } = verdict;
  if (fault) {
    const place = fault.seq === null ? '' : `entry ${fault.seq}${fault.at === '' ? '' : ` of ${fault.at}`}: `;
    return { lines: [`BROKEN  ${place}${fault.what}`], isWhole: false };
  }
  return {
    lines: [
      `whole   ${entries} entries, each fits its hash and the entry before it`,
      ...(removed > 0
        ? [`        ${removed} older entries were removed because of their age; the chain goes on from there`]
        : []),
      ...(formerGaps > 0 ? [`        ${formerGaps} gaps are older than the given head`] : []),
      ...(head === undefined ? [] : ['        the given head is still in the chain']),
      ...(ofData.waiting > 0 ? [`        ${ofData.waiting} events wait to be added`] : []),
      `head    ${last?.hash ?? ''}`,
      '        Write it down outside of this machine. Later: verify-audit --head HASH',
    ],
    isWhole: true,
  };
}

export interface ExportOptions {
  /** First and last moment, ISO 8601, the last not included; undefined: no limit. */
  readonly from?: string;
  readonly to?: string;
  /** Id or e-mail address of the person concerned; undefined: all. */
  readonly patient?: string;
  readonly format?: string;
}

const COLUMNS = [
  'seq',
  'at',
  'action',
  'role',
  'actor',
  'subject',
  'other',
  'collection',
  'records',
  'device',
  'session',
  'detail',
] as const;

function momentOf(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw new Error(`--${name} ${text} is no date, such as 2026-11-26 or 2026-11-26T08:00:00Z.`);
  return new Date(time).toISOString();
}

function idOf(data: string, person: string): string {
  if (!person.includes('@')) return person;
  const row = readDatabase(join(data, DATABASE_FILE), (store) =>
    store.get('SELECT _id FROM users WHERE email = ?', person),
  );
  if (!row) throw new Error(`No account has the address ${person}.`);
  return String(row['_id']);
}

/** The rows of the trail in order, a page at a time. */
function* rowsOf(file: Readable): Generator<Readonly<Record<string, unknown>>> {
  let seq = 0;
  for (;;) {
    const rows = file.all(
      'SELECT seq, body, previous, hash FROM entries WHERE seq > ? ORDER BY seq LIMIT ?',
      seq,
      PAGE,
    );
    yield* rows;
    if (rows.length < PAGE) return;
    seq = Number(rows.at(-1)?.['seq']);
  }
}

/**
 * Prints entries of the trail, the oldest first: as CSV, or as lines of JSON with the hashed bytes (`body`), from which
 * every hash can be calculated without Maia. The export itself becomes an entry.
 * @param print gets each line without its line end
 */
export function exportTrail(data: string, options: ExportOptions, print: (line: string) => void): void {
  const { format = 'csv', patient } = options;
  if (format !== 'csv' && format !== 'json') throw new Error('--format is csv or json.');
  const [from, to] = [momentOf('from', options.from), momentOf('to', options.to)];
  const trail = trailOf(data);
  const subject = patient === undefined ? undefined : idOf(data, patient);
  const range = `from ${from ?? 'the begin'} to ${to ?? 'the end'}`;
  recordOperation(data, { action: 'export', subject, detail: `audit trail ${range}, ${format}` });
  readDatabase(trail, (file) => {
    const people = file.all('SELECT pseudonym, id FROM people');
    const idOf = new Map(people.map(({ pseudonym, id }) => [String(pseudonym), String(id)]));
    if (format === 'csv') print(csvLine([...COLUMNS, 'hash']).trimEnd());
    for (const { body, previous, hash } of rowsOf(file)) {
      const named = namedEntry(decodeEntry(String(body)), (pseudonym) => idOf.get(pseudonym));
      const isWanted = (from === undefined || named.at >= from) && (to === undefined || named.at < to);
      if (!isWanted || (subject !== undefined && named.subject !== subject)) continue;
      print(
        format === 'csv'
          ? csvLine([...COLUMNS.map((column) => named[column]), hash]).trimEnd()
          : JSON.stringify({ ...named, previous, hash, body }),
      );
    }
  });
}
