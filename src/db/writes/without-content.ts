import { descendingKey, toInstant } from '@/model/time/instant.ts';
import { localCollections } from '@/model/collections/local-collections.ts';
import type { LocalRow } from '@/db/store/local-row.ts';
import { baseOf } from './unsent-change.ts';

const clearFields = new Set([
  'id',
  'userId',
  'kind',
  'recordedDesc',
  ...Object.values(localCollections).flatMap(({ clearIds }) => clearIds),
]);

/**
 * The tombstone of a row: only the fields for queries stay, and the sort key holds the time of the deletion. It is
 * unsent, and until it is confirmed it stores the server's copy: if the server refuses the deletion, the record returns.
 */
export const withoutContent = (row: LocalRow): LocalRow & { _deleted: true } => ({
  ...(Object.fromEntries(Object.entries(row).filter(([name]) => clearFields.has(name))) as LocalRow),
  recordedDesc: descendingKey(toInstant(Date.now())),
  base: baseOf(row),
  serverUpdatedAt: '',
  _deleted: true,
});
