import { rolesWith } from '../../protocol/permissions.ts';
import type { StoredDocument } from './document-table.ts';
import type { DocumentTest } from './match-filter.ts';

const MAX_COUNTS = 2000;
const MAX_CHANGES = 512;
/** Rows counted beyond the highest returned total, so that a deletion does not need a new count. */
const SLACK = 1000;
/** In UTF-16 units. Longer texts are not cached; comparisons with them are counted by the store. */
export const MAX_TEXT = 256;
/** The role for a collection that is read without regard to the permissions of its documents. */
export const EVERY_ROLE = '*';

/** A document before or after a change, and its readers. */
interface Version {
  document: StoredDocument;
  readers: readonly string[];
}

interface Count {
  change: number;
  version: number;
  /** The exact number if `isExact`, otherwise a lower bound, because counting stopped at its limit. */
  count: number;
  isExact: boolean;
}

/** A list whose total is requested. */
export interface Counting {
  /** Equal for the same query of the same readers. */
  key: string;
  roles: readonly string[];
  /** Null when only the store can decide whether a document counts. */
  test: DocumentTest | null;
  /** Largest total that is returned. */
  cap: number;
  /** Counts in the store, up to this limit. */
  compute(limit: number): number;
}

const isLong = (value: unknown): boolean => typeof value === 'string' && value.length > MAX_TEXT;

function versionOf(document: StoredDocument | null): Version | null {
  if (!document) return null;
  const data = Object.fromEntries(Object.entries(document.data).filter(([, value]) => !isLong(value)));
  return { document: { ...document, data }, readers: rolesWith('read', document.permissions) };
}

/**
 * Totals of lists. A cached total is updated with the changes of documents that the reader may read. The store counts
 * again only if that cannot be decided from the document alone, or after very many changes.
 */
export class CountCache {
  private readonly versions = new Map<string, number>();
  private readonly counts = new Map<string, Count>();
  private readonly changes: { before: Version | null; after: Version | null }[] = [];
  /** Number of all changes so far. */
  private changed = 0;

  /** Records a change of a document; null means that it did not exist or no longer exists. */
  changeOf(before: StoredDocument | null, after: StoredDocument | null): void {
    const change = { before: versionOf(before), after: versionOf(after) };
    const readers = new Set([EVERY_ROLE, ...(change.before?.readers ?? []), ...(change.after?.readers ?? [])]);
    for (const role of readers) this.versions.set(role, (this.versions.get(role) ?? 0) + 1);
    this.changes.push(change);
    this.changed += 1;
    if (this.changes.length > 2 * MAX_CHANGES) this.changes.splice(0, MAX_CHANGES);
  }

  count(counting: Counting): number {
    const { key, roles, cap, compute } = counting;
    // Versions only increase, so an equal sum means that none changed.
    const version = roles.reduce((sum, role) => sum + (this.versions.get(role) ?? 0), 0);
    const cached = this.counts.get(key);
    let count = cached?.version === version ? cached : cached && this.updated(cached, counting);
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

  /** The count with all later changes; undefined when some changes are no longer stored. */
  private updated(cached: Count, { roles, test }: Counting): Count | undefined {
    const missed = this.changed - cached.change;
    if (!test || missed > Math.min(MAX_CHANGES, this.changes.length)) return undefined;
    const isEveryone = roles.includes(EVERY_ROLE);
    const counts = (side: Version | null): number =>
      side && (isEveryone || side.readers.some((role) => roles.includes(role))) && test(side.document) ? 1 : 0;
    const recent = this.changes.slice(this.changes.length - missed);
    const difference = recent.reduce((sum, { before, after }) => sum + counts(after) - counts(before), 0);
    return { ...cached, count: cached.count + difference };
  }
}
