import { toInstant } from '@/model/instant.ts';
import type { LocalCollectionName } from '@/model/local-collection.ts';
import type { LocalRow } from './local-row.ts';
import { recordedDescOf } from './recorded-desc.ts';

interface Owned {
  readonly id: string;
  readonly userId: string;
  /** Of a collection that holds several kinds. */
  readonly kind?: string;
}

/** The row of a record that begins on this phone and waits to be sent. @param now ms since 1970 */
export function newRow(
  name: LocalCollectionName,
  accepted: Readonly<Record<string, unknown>>,
  { id, userId, kind = '' }: Owned,
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
