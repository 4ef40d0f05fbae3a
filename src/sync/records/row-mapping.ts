import type { WithDeleted } from 'rxdb';
import type { LocalRow } from '@/db/store/local-row.ts';
import { recordedDescOf } from '@/db/writes/recorded-desc.ts';
import { descendingKey, fromDescendingKey, toInstant } from '@/model/time/instant.ts';
import { localCollections, type LocalCollectionName } from '@/model/collections/local-collections.ts';
import { ownerGrants } from '@/model/schema/permission.ts';
import type { RecordType } from '@/model/schema/record.ts';
import { tombstone } from '@/model/records/tombstone.ts';
import { contentOf } from '@/model/merge/record-content.ts';
import type { RemoteDocument } from '@/sync/transport/remote.ts';

export type Row = WithDeleted<LocalRow>;

/** A server document as a local row. */
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
 * The local row of a record that the server has deleted.
 * @param deletedAt when the user deleted it, if a tombstone says so
 */
export function deletedRow(
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

/** Whether a record whose id can be created again was created after this deletion, by the clocks of the devices. */
export const isRecreated = (
  name: LocalCollectionName,
  record: RecordType,
  recreated: Readonly<Record<string, unknown>>,
  { deletedAt }: { deletedAt: string },
): boolean =>
  record.hasDerivedId === true && toInstant(String(recreated[localCollections[name].timeField])) > deletedAt;

/**
 * Whether the server's copy was created after a local deletion. For a deletion imported from a backup file also whether
 * it was edited since.
 */
export const isOvertaken = (
  name: LocalCollectionName,
  record: RecordType,
  theirs: RemoteDocument | Row,
  deletion: Row,
) => {
  const deletedAt = deletionTimeOf(deletion);
  if (isRecreated(name, record, theirs, { deletedAt })) return true;
  const { editedAt } = theirs;
  return deletion.isBrought === true && typeof editedAt === 'string' && toInstant(editedAt) > deletedAt;
};

/** Whether a row was deleted by a tombstone of the server, and not only missing there. */
export const isFromTombstone = ({ _deleted, serverUpdatedAt, recordedDesc }: Row): boolean =>
  _deleted && serverUpdatedAt !== '' && recordedDesc > 0;

/** When a row was deleted; at most the current time, in case of a wrong clock. */
export const deletionTimeOf = ({ recordedDesc }: Row): string =>
  toInstant(Math.min(Date.now(), Date.parse(fromDescendingKey(recordedDesc))));

/**
 * The data of a create: the record's fields and the owner's grants, which must be explicit because a transaction adds
 * none.
 */
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
