import { toInstant } from '@/model/time/instant.ts';
import type { LocalCollectionName } from '@/model/collections/local-collections.ts';
import type { LocalRow } from '@/db/store/local-row.ts';
import { recordedDescOf } from './recorded-desc.ts';

interface RowIdentity {
  readonly id: string;
  readonly userId: string;
  /** For a collection of several kinds of records. */
  readonly kind?: string;
}

/** An unsent row for a new record. @param now ms since 1970 */
export function newRow(
  name: LocalCollectionName,
  accepted: Readonly<Record<string, unknown>>,
  { id, userId, kind = '' }: RowIdentity,
  now: number,
): LocalRow {
  const createdAt = toInstant(now);
  return {
    ...accepted,
    id,
    userId,
    ...(kind === '' ? {} : { kind }),
    recordedDesc: recordedDescOf(name, { createdAt, ...accepted }),
    createdAt,
    serverUpdatedAt: '',
  };
}
