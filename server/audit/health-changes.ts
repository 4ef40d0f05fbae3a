import { sharedWithDoctor } from '../../src/model/collections/collections.ts';
import { chatMessage } from '../../src/model/messages/chat-message.ts';
import { doctorMessage } from '../../src/model/messages/doctor-message.ts';
import { profile } from '../../src/model/records/profile.ts';
import { tombstone } from '../../src/model/records/tombstone.ts';
import { grant } from '../../src/model/schema/permission.ts';
import { DATABASE_ID } from '../../src/model/schema/database-id.ts';
import type { RecordType } from '../../src/model/schema/record.ts';
import type { Caller } from '../protocol/caller.ts';
import { rolesWith } from '../protocol/permissions.ts';
import type { Collection } from '../schema/schema.ts';
import type { StoredDocument } from '../store/tables/document-table.ts';
import type { StoredFile } from '../store/tables/stored-file.ts';
import type { AuditAction } from '../../src/model/account/audit-actions.ts';
import type { AuditEvent } from './audit-entry.ts';
import type { AuditTrail } from './audit-trail.ts';
import { recordClinicChange } from './clinic-actions.ts';

/** A tombstone only says that another record was deleted, and that deletion has its own entry. */
const auditedTypes: readonly RecordType[] = [
  ...sharedWithDoctor.filter((type) => type !== tombstone),
  doctorMessage,
  chatMessage,
];
const auditedCollections = new Set(auditedTypes.map(({ collection }) => collection));

const isAudited = ({ databaseId, id }: Collection): boolean => databaseId === DATABASE_ID && auditedCollections.has(id);

/** Ids of the accounts that may read, without the person concerned. */
const readersOf = (document: Pick<StoredDocument, 'permissions'> | null, subject: string | null): string[] =>
  rolesWith('read', document?.permissions ?? []).flatMap((role) => {
    const id = /^user:([^/]+)$/.exec(role)?.[1];
    return id === undefined || id === subject ? [] : [id];
  });

/** One event for each account that gets or loses the right to read. */
export function sharingEvents(
  before: Pick<StoredDocument, 'permissions'> | null,
  after: Pick<StoredDocument, 'permissions'>,
  what: { subject: string | null; collection: string; records: readonly string[] },
): AuditEvent[] {
  const [had, has] = [readersOf(before, what.subject), readersOf(after, what.subject)];
  const of = (action: AuditAction, ids: string[]): AuditEvent[] => ids.map((other) => ({ action, other, ...what }));
  return [
    ...of(
      'share',
      has.filter((id) => !had.includes(id)),
    ),
    ...of(
      'unshare',
      had.filter((id) => !has.includes(id)),
    ),
  ];
}

/** The id in a field is the word of the writer: the record is hers only if she may read it, or if the server wrote it. */
function subjectOf({ kind, userId }: Caller, { data, permissions }: StoredDocument): string | null {
  const named = data['userId'];
  if (typeof named !== 'string' || named === '') return null;
  return kind === 'key' || userId === named || permissions.includes(grant('read', `user:${named}`)) ? named : null;
}

const textIn = (document: StoredDocument | null, key: string): string | null => {
  const value = document?.data[key];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** The doctor whom a patient has chosen in her profile, before and after. */
function assignmentEvents(before: StoredDocument | null, after: StoredDocument, subject: string | null): AuditEvent[] {
  const [had, has] = [textIn(before, 'assignedDoctorId'), textIn(after, 'assignedDoctorId')];
  if (had === has) return [];
  const what = { subject, collection: profile.collection };
  return [
    ...(had === null ? [] : [{ action: 'unassign' as const, other: had, ...what }]),
    ...(has === null ? [] : [{ action: 'assign' as const, other: has, ...what }]),
  ];
}

/**
 * Records a change of a health record, or an action of an administrator; call it inside its write.
 * @param before null for a new record
 * @param after null for a deleted one
 * @param hasNewData false when only the permissions changed
 */
export function recordChange(
  audit: AuditTrail,
  { caller, collection }: { caller: Caller; collection: Collection },
  before: StoredDocument | null,
  after: StoredDocument | null,
  hasNewData = true,
): void {
  if (collection.databaseId === DATABASE_ID)
    recordClinicChange(audit, { caller, collection: collection.id }, before, after);
  const document = after ?? before;
  if (!document || !isAudited(collection)) return;
  const subject = subjectOf(caller, before ?? document);
  const what = { subject, collection: collection.id, records: [document.id] };
  const action = !before ? 'create' : !after ? 'delete' : 'update';
  if (hasNewData) audit.record(caller, { action, ...what });
  if (!after) return;
  for (const event of sharingEvents(before, after, what)) audit.record(caller, event);
  if (collection.id === profile.collection)
    for (const event of assignmentEvents(before, after, subject)) audit.record(caller, event);
}

type FileRow = Pick<StoredFile, 'id' | 'permissions'> & { readonly data: Pick<StoredFile['data'], 'uploader'> };

const auditedBuckets: readonly string[] = ['medical-files', 'profile-photos'];
export const isAuditedBucket = (bucketId: string): boolean => auditedBuckets.includes(bucketId);

/** The owner of a file is the user who may delete it. No user may delete a profile photo; there it is the uploader. */
export const ownerOfFile = (permissions: readonly string[], uploader: string | null): string | null =>
  permissions.flatMap((permission) => /^delete\("user:([^"/]+)"\)$/.exec(permission)?.[1] ?? [])[0] ?? uploader;

/** Records a change of a file; call it inside its write. The arguments are those of `recordChange`. */
export function recordFileChange(
  audit: AuditTrail,
  { caller, bucketId }: { caller: Caller; bucketId: string },
  before: FileRow | null,
  after: FileRow | null,
  hasNewData = true,
): void {
  const file = after ?? before;
  if (!file || !isAuditedBucket(bucketId)) return;
  const subject = ownerOfFile(file.permissions, file.data.uploader);
  const what = { subject, collection: bucketId, records: [file.id] };
  const action = !before ? 'create' : !after ? 'delete' : 'update';
  if (hasNewData) audit.record(caller, { action, ...what });
  if (after) for (const event of sharingEvents(before, after, what)) audit.record(caller, event);
}
