import { invalidStructure } from '../protocol/api-error.ts';
import type { Caller } from '../protocol/caller.ts';
import type { DocumentData } from '../schema/check-structure.ts';
import { parseDateTime } from '../schema/date-time.ts';

function sentTime(data: DocumentData, name: '$createdAt' | '$updatedAt'): string | null {
  const value = data[name];
  if (value === undefined || value === null) return null;
  const stamp = parseDateTime(value);
  if (stamp === null) throw invalidStructure(`Attribute "${name}" has invalid type. Value must be valid date`);
  return stamp;
}

/**
 * `$createdAt` and `$updatedAt` in the data of a request; only a server key may set them.
 * @throws document_invalid_structure
 */
export function sentTimes(caller: Caller, data: DocumentData): { createdAt: string | null; updatedAt: string | null } {
  if (caller.kind !== 'key') return { createdAt: null, updatedAt: null };
  return { createdAt: sentTime(data, '$createdAt'), updatedAt: sentTime(data, '$updatedAt') };
}
