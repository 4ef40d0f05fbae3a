import type { Caller } from '../caller.ts';
import type { DocumentData } from '../schema/check-structure.ts';
import { parseDateTime } from '../schema/date-time.ts';

/** The times in the data of a call; only a server key may set them. */
export function givenTimes(caller: Caller, data: DocumentData): { createdAt: string | null; updatedAt: string | null } {
  if (caller.kind !== 'key') return { createdAt: null, updatedAt: null };
  return { createdAt: parseDateTime(data['$createdAt']), updatedAt: parseDateTime(data['$updatedAt']) };
}
