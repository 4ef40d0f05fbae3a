import type { Caller } from '../protocol/caller.ts';
import type { AuditEvent } from './audit-entry.ts';

/** Largest number of cached ids; above it the cache is cleared, and an access may get a second entry. */
const MAX_CACHED = 200_000;

/** A look of one account at records of one patient. */
export interface Access {
  readonly caller: Caller;
  readonly event: AuditEvent;
}

/**
 * What the trail has already: the records of a patient that one session has seen within a time. A list that is asked for
 * again, with one record more, becomes an entry of one record.
 */
export class AccessCache {
  private known = new Map<string, Set<string>>();
  private size = 0;

  /**
   * The part of an access that the trail does not have; null when it has everything.
   * @param windowMs length of the time that one entry covers
   */
  newPart(access: Access, windowMs: number): AuditEvent | null {
    const seen = this.known.get(this.keyOf(access, windowMs));
    if (!seen) return access.event;
    const records = (access.event.records ?? []).filter((record) => !seen.has(record));
    return records.length > 0 ? { ...access.event, records } : null;
  }

  /** Call it when the entry is durable, or certain to come. */
  add(access: Access, windowMs: number): void {
    const { records = [] } = access.event;
    if (this.size + records.length >= MAX_CACHED) this.clear();
    const key = this.keyOf(access, windowMs);
    const seen = this.known.get(key) ?? new Set<string>();
    const before = seen.size;
    for (const record of records) seen.add(record);
    if (!this.known.has(key)) this.size += 1;
    this.known.set(key, seen);
    this.size += seen.size - before;
  }

  private clear(): void {
    this.known = new Map();
    this.size = 0;
  }

  private keyOf({ caller, event }: Access, windowMs: number): string {
    const session = caller.sessionId ?? caller.token?.sessionId ?? '';
    const { action, subject, collection = '' } = event;
    return JSON.stringify([caller.userId, session, action, subject, collection, Math.floor(Date.now() / windowMs)]);
  }
}
