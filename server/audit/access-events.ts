import { createHash } from 'node:crypto';
import type { Caller } from '../protocol/caller.ts';
import type { AuditEvent } from './audit-entry.ts';

/** Largest number of cached accesses; above it the cache is cleared, and an access may get a second entry. */
const MAX_CACHED = 200_000;

/** A look of one account at records of one patient. */
export interface Access {
  readonly caller: Caller;
  readonly event: AuditEvent;
}

/**
 * Accesses that the trail has already: the same records of the same patient, seen in the same session within the same
 * time.
 */
export class AccessCache {
  private known = new Set<string>();

  /** @param windowMs length of the time that one entry covers */
  keyOf({ caller, event }: Access, windowMs: number): string {
    const { action, subject, collection = '', records = [] } = event;
    const session = caller.sessionId ?? caller.token?.sessionId ?? '';
    const parts = [caller.userId, session, action, subject, collection, records, Math.floor(Date.now() / windowMs)];
    return createHash('sha256').update(JSON.stringify(parts)).digest('base64');
  }

  has(key: string): boolean {
    return this.known.has(key);
  }

  /** Call it when the entry is durable. */
  add(key: string): void {
    if (this.known.size >= MAX_CACHED) this.known = new Set();
    this.known.add(key);
  }
}
