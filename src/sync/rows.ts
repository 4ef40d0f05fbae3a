import type { WithDeleted } from 'rxdb';
import type { LocalRow } from '@/db/local-row.ts';
import { recordedDescOf } from '@/db/recorded-desc.ts';
import { descendingKey, fromDescendingKey, toInstant } from '@/model/instant.ts';
import { localCollections, type LocalCollectionName } from '@/model/local-collection.ts';
import { ownerGrants } from '@/model/permission.ts';
import type { RecordType } from '@/model/record.ts';
import { tombstone } from '@/model/tombstone.ts';
import { contentOf } from '@/model/content.ts';
import type { RemoteDocument } from './remote.ts';

export type Row = WithDeleted<LocalRow>;

/** A server's document as the phone keeps it. */
export function rowOf(name: LocalCollectionName, kind: string, record: RecordType, document: RemoteDocument): Row {
  const content = { ...contentOf(record, document) };
  for (const [field, { attribute }] of Object.entries(record.fields))
    if (attribute.type === 'datetime' && content[field]) content[field] = toInstant(String(content[field]));
  const createdAt = toInstant(document.$createdAt);
  return {
    ...content,
    id: document.$id,
    userId: String(document.userId),
    ...(localCollections[name].hasKind && { kind }),
    createdAt,
    recordedDesc: recordedDescOf(name, { createdAt, ...content }),
    serverUpdatedAt: document.$updatedAt,
    _deleted: false,
  };
}

/**
 * What remains of a record that the server says is gone.
 * @param deletedAt when a person deleted it, if a tombstone says so
 */
export function goneRow(
  name: LocalCollectionName,
  kind: string,
  id: string,
  userId: string,
  since: string,
  deletedAt?: string,
): Row {
  const { hasKind, clearIds } = localCollections[name];
  return {
    id,
    userId,
    ...(hasKind && { kind }),
    ...Object.fromEntries(clearIds.map((field) => [field, ''])),
    recordedDesc: deletedAt === undefined ? 0 : descendingKey(deletedAt),
    serverUpdatedAt: since,
    _deleted: true,
  };
}

/** Whether a record that can be made again was made after this deletion, by the clock of the phones. */
export const isMadeAgain = (
  name: LocalCollectionName,
  record: RecordType,
  made: Readonly<Record<string, unknown>>,
  { deletedAt }: { deletedAt: string },
): boolean => record.hasDerivedId === true && toInstant(String(made[localCollections[name].timeField])) > deletedAt;

/** Whether what is there came to be after a deletion here; of one that a file brought also whether it was edited since. */
export const isOvertaken = (name: LocalCollectionName, record: RecordType, theirs: RemoteDocument | Row, gone: Row) => {
  const deletedAt = deletionTimeOf(gone);
  if (isMadeAgain(name, record, theirs, { deletedAt })) return true;
  const { editedAt } = theirs;
  return gone.isBrought === true && typeof editedAt === 'string' && toInstant(editedAt) > deletedAt;
};

/** Whether a deleted row is one of which a tombstone told. */
export const isToldGone = ({ _deleted, serverUpdatedAt, recordedDesc }: Row): boolean =>
  _deleted && serverUpdatedAt !== '' && recordedDesc > 0;

/** When a deleted row was deleted. */
export const deletionTimeOf = ({ recordedDesc }: Row): string =>
  toInstant(Math.min(Date.now(), Date.parse(fromDescendingKey(recordedDesc))));

/** The data of a create: the record's fields and the owner's grants, explicit since a transaction adds none. */
export const createData = (record: RecordType, row: Row, userId: string): Record<string, unknown> => ({
  ...contentOf(record, row),
  $permissions: ownerGrants(record.creatorMay, userId),
});

export const tombstoneData = (record: RecordType, userId: string, deletedAt: string): Record<string, unknown> => ({
  userId,
  entity: record.collection,
  deletedAt,
  $permissions: ownerGrants(tombstone.creatorMay, userId),
});
