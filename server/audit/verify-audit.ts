import type { Readable } from '../store/read-only.ts';
import {
  decodeEntry,
  GENESIS,
  hashEntry,
  NEVER_NAMED,
  pseudonymOf,
  type AuditEntry,
  type AuditHead,
} from './audit-entry.ts';
import { checkpointText } from './retention.ts';

const PAGE = 2_000;

export interface AuditFault {
  /** Number of the first broken entry; null when no entry can be named. */
  readonly seq: number | null;
  /** Its time as it stands in the trail, ISO 8601; '' when it is missing. */
  readonly at: string;
  readonly what: string;
}

export interface AuditVerdict {
  readonly entries: number;
  /** The last entry; null when there is none. */
  readonly head: AuditHead | null;
  /** Entries that were removed because of their age. */
  readonly removed: number;
  /** Gaps that are older than the given head: they were known when it was written down. */
  readonly formerGaps: number;
  /** Null when the chain is whole. */
  readonly fault: AuditFault | null;
}

export interface VerifyOptions {
  /** A head that was written down earlier: it must still be in the chain. */
  readonly head?: string;
  /** The head that the database of the data knows. */
  readonly known?: AuditHead | null;
}

/** What was seen on the way through the chain. */
interface Walk {
  seq: number;
  hash: string;
  entries: number;
  readonly hashes: Map<number, string>;
  readonly people: Set<string>;
  readonly forgotten: Set<string>;
  readonly retentions: Set<string>;
  readonly gaps: AuditFault[];
}

class Broken extends Error {
  constructor(readonly fault: AuditFault) {
    super(fault.what);
  }
}

function decoded(seq: number, body: string): AuditEntry {
  try {
    return decodeEntry(body);
  } catch {
    throw new Broken({ seq, at: '', what: 'it cannot be read' });
  }
}

/** @param wanted hashes that are looked for: only their places are kept in memory */
function step(walk: Walk, row: Record<string, unknown>, isWanted: (seq: number, hash: string) => boolean): void {
  const [seq, body, previous, hash] = [Number(row['seq']), String(row['body']), row['previous'], String(row['hash'])];
  if (seq !== walk.seq + 1) throw new Broken({ seq: walk.seq + 1, at: '', what: 'it is missing' });
  const entry = decoded(seq, body);
  const { at } = entry;
  if (hashEntry(String(previous), body) !== hash)
    throw new Broken({ seq, at, what: 'its content does not fit its hash: it was changed' });
  if (previous !== walk.hash)
    throw new Broken({ seq, at, what: 'it does not follow the entry before it: one of them was changed or replaced' });
  if (entry.seq !== seq) throw new Broken({ seq, at, what: `it was entry ${entry.seq}: the order was changed` });
  if (entry.action === 'trail-gap') walk.gaps.push({ seq, at, what: `the server found a gap: ${entry.detail}` });
  if (entry.action === 'forget' && entry.subject !== null) walk.forgotten.add(entry.subject);
  if (entry.action === 'retention') walk.retentions.add(entry.detail);
  for (const person of [entry.actor, entry.subject, entry.other]) if (person !== null) walk.people.add(person);
  if (isWanted(seq, hash)) walk.hashes.set(seq, hash);
  Object.assign(walk, { seq, hash, entries: walk.entries + 1 });
}

/** The ids in `people` must give the pseudonyms of the chain, and only an entry of the chain removes one. */
function checkPeople(file: Readable, { people, forgotten }: Walk): void {
  const named = new Set<string>();
  for (const { pseudonym, id, salt } of file.all('SELECT pseudonym, id, salt FROM people')) {
    if (pseudonymOf(String(salt), String(id)) !== pseudonym)
      throw new Broken({ seq: null, at: '', what: `the id of the person ${String(pseudonym)} was changed` });
    named.add(String(pseudonym));
  }
  for (const person of people)
    if (!named.has(person) && !forgotten.has(person) && !person.startsWith(NEVER_NAMED))
      throw new Broken({ seq: null, at: '', what: `the id of the person ${person} was removed without an erasure` });
}

function walkChain(file: Readable, { head, known }: VerifyOptions): { removed: number; formerGaps: number } {
  const checkpoint = file.get('SELECT up_to, hash FROM checkpoints ORDER BY up_to DESC LIMIT 1');
  const removed = Number(checkpoint?.['up_to'] ?? 0);
  const begin = String(checkpoint?.['hash'] ?? GENESIS);
  const walk: Walk = {
    seq: removed,
    hash: begin,
    entries: 0,
    hashes: new Map(),
    people: new Set(),
    forgotten: new Set(),
    retentions: new Set(),
    gaps: [],
  };
  const isWanted = (seq: number, hash: string): boolean => hash === head || seq === known?.seq;
  for (;;) {
    const rows = file.all(
      'SELECT seq, body, previous, hash FROM entries WHERE seq > ? ORDER BY seq LIMIT ?',
      walk.seq,
      PAGE,
    );
    for (const row of rows) step(walk, row, isWanted);
    if (rows.length < PAGE) break;
  }
  const stray = file.get('SELECT seq FROM entries WHERE seq <= ? LIMIT 1', removed);
  if (stray) throw new Broken({ seq: Number(stray['seq']), at: '', what: 'it is older than the checkpoint' });
  if (checkpoint && !walk.retentions.has(checkpointText(removed, begin)))
    throw new Broken({ seq: removed + 1, at: '', what: 'no entry covers the checkpoint: older entries were removed' });
  checkPeople(file, walk);
  const last: AuditHead = { seq: walk.seq, hash: walk.hash };
  if (known && known.seq > removed && walk.hashes.get(known.seq) !== known.hash)
    throw new Broken({
      seq: Math.min(known.seq, last.seq + 1),
      at: '',
      what: `the data knows entry ${known.seq} with the hash ${known.hash}, and the trail does not: its end was cut or rewritten`,
    });
  if (head !== undefined && ![...walk.hashes.values()].includes(head) && head !== begin)
    throw new Broken({
      seq: removed > 0 ? null : last.seq + 1,
      at: '',
      what: `the head ${head} is not in the chain: entries were cut off or rewritten${removed > 0 ? `, or it is one of the ${removed} oldest entries, which were removed because of their age` : ''}`,
    });
  const headSeq = [...walk.hashes].find(([, hash]) => hash === head)?.[0] ?? 0;
  const newGap = walk.gaps.find(({ seq }) => (seq ?? 0) > headSeq);
  if (newGap) throw new Broken(newGap);
  return { removed, formerGaps: walk.gaps.length };
}

/** Reads the whole chain and compares every hash; finds the first entry that is not as it was written. */
export function verifyAudit(file: Readable, options: VerifyOptions = {}): AuditVerdict {
  const newest = file.get('SELECT seq, hash FROM entries ORDER BY seq DESC LIMIT 1');
  const entries = Number(file.get('SELECT count(*) AS n FROM entries')?.['n'] ?? 0);
  const head = newest ? { seq: Number(newest['seq']), hash: String(newest['hash']) } : null;
  try {
    return { entries, head, ...walkChain(file, options), fault: null };
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    return { entries, head, removed: 0, formerGaps: 0, fault: error.fault };
  }
}
