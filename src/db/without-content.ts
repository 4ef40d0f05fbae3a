import { descendingKey, toInstant } from '@/model/instant.ts';
import { localCollections } from '@/model/local-collection.ts';
import type { LocalRow } from './local-row.ts';

const clearFields = new Set([
  'id',
  'userId',
  'kind',
  'recordedDesc',
  ...Object.values(localCollections).flatMap(({ clearIds }) => clearIds),
]);

/**
 * A deleted row: it keeps what queries need and loses what it said; the key that ordered it says when it was deleted.
 * Empty `serverUpdatedAt`: the deletion has yet to travel.
 */
export const withoutContent = (row: LocalRow): LocalRow & { _deleted: true } => ({
  ...(Object.fromEntries(Object.entries(row).filter(([name]) => clearFields.has(name))) as LocalRow),
  recordedDesc: descendingKey(toInstant(Date.now())),
  serverUpdatedAt: '',
  _deleted: true,
});
