import type { Caller } from '../protocol/caller.ts';
import type { DocumentData } from '../schema/check-structure.ts';
import { parseDateTime } from '../schema/date-time.ts';

/** `$createdAt` and `$updatedAt` in the data of a request; only a server key may set them. */
export function sentTimes(caller: Caller, data: DocumentData): { createdAt: string | null; updatedAt: string | null } {
  if (caller.kind !== 'key') return { createdAt: null, updatedAt: null };
  return { createdAt: parseDateTime(data['$createdAt']), updatedAt: parseDateTime(data['$updatedAt']) };
}
