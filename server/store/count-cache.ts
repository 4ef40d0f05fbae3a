import { rolesWith } from '../permissions.ts';
import type { StoredDocument } from './document-table.ts';
import type { DocumentTest } from './match-filter.ts';

const MAX_COUNTS = 2000;
const MAX_CHANGES = 512;
/** Counted beyond the highest total that is told, so that deletes do not ask for a new count. */
const SLACK = 1000;
/** In units of UTF-16. Longer texts are not kept; what compares with them is counted anew. */
export const MAX_TEXT = 256;
/** Stands for every reader, when a collection is read without regard to the permissions of its documents. */
export const EVERY_ROLE = '*';

/** A document as it was or became, and who reads it. */
interface Side {
  document: StoredDocument;
  readers: readonly string[];
}

interface Count {
  change: number;
  version: number;
  /** At least so many, and exactly so many unless it reached the limit of the counting. */
  count: number;
  isExact: boolean;
}

/** What is counted. */
export interface Counting {
  /** The same text for the same question of the same readers. */
  key: string;
  roles: readonly string[];
  /** null when only the store can tell whether a document counts. */
  test: DocumentTest | null;
  /** Totals stop here. */
  cap: number;
  /** Asks the store, which may stop at the limit. */
  compute(limit: number): number;
}

const isLong = (value: unknown): boolean => typeof value === 'string' && value.length > MAX_TEXT;

function sideOf(document: StoredDocument | null): Side | null {
  if (!document) return null;
  const data = Object.fromEntries(Object.entries(document.data).filter(([, value]) => !isLong(value)));
  return { document: { ...document, data }, readers: rolesWith('read', document.permissions) };
}

/**
 * Totals of lists. A change of a document that the reader may read is added to what was counted before; only where that
 * cannot be told from the document alone, or after very many changes, the store counts again.
 */
export class CountCache {
  private readonly versions = new Map<string, number>();
  private readonly counts = new Map<string, Count>();
  private readonly changes: { before: Side | null; after: Side | null }[] = [];
  /** How many changes there have been. */
  private changed = 0;

  /** A document was written; null stands for none. */
  changeOf(before: StoredDocument | null, after: StoredDocument | null): void {
    const change = { before: sideOf(before), after: sideOf(after) };
    const readers = new Set([EVERY_ROLE, ...(change.before?.readers ?? []), ...(change.after?.readers ?? [])]);
    for (const role of readers) this.versions.set(role, (this.versions.get(role) ?? 0) + 1);
    this.changes.push(change);
    this.changed += 1;
    if (this.changes.length > 2 * MAX_CHANGES) this.changes.splice(0, MAX_CHANGES);
  }

  count(counting: Counting): number {
    const { key, roles, cap, compute } = counting;
    // Versions only grow, so an equal sum means that none of them moved.
    const version = roles.reduce((sum, role) => sum + (this.versions.get(role) ?? 0), 0);
    const known = this.counts.get(key);
    let count = known?.version === version ? known : known && this.followed(known, counting);
    if (!count || (!count.isExact && count.count < cap)) {
      const counted = compute(cap + SLACK);
      count = { change: 0, version, count: counted, isExact: counted < cap + SLACK };
    }
    this.counts.delete(key);
    this.counts.set(key, { ...count, change: this.changed, version });
    const oldest = this.counts.keys().next().value;
    if (this.counts.size > MAX_COUNTS && oldest !== undefined) this.counts.delete(oldest);
    return Math.min(count.count, cap);
  }

  /** The count with all changes since; undefined when they are not all known. */
  private followed(known: Count, { roles, test }: Counting): Count | undefined {
    const missed = this.changed - known.change;
    if (!test || missed > Math.min(MAX_CHANGES, this.changes.length)) return undefined;
    const isEveryone = roles.includes(EVERY_ROLE);
    const counts = (side: Side | null): number =>
      side && (isEveryone || side.readers.some((role) => roles.includes(role))) && test(side.document) ? 1 : 0;
    const recent = this.changes.slice(this.changes.length - missed);
    const difference = recent.reduce((sum, { before, after }) => sum + counts(after) - counts(before), 0);
    return { ...known, count: known.count + difference };
  }
}
