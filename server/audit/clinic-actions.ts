import { clinicAction } from '../../src/model/clinic/clinic-action.ts';
import { blogDraft } from '../../src/model/blog/blog-draft.ts';
import { blogPost } from '../../src/model/blog/blog-post.ts';
import { contactMessage } from '../../src/model/messages/contact-message.ts';
import { doctor } from '../../src/model/records/doctor.ts';
import { hospital } from '../../src/model/records/hospital.ts';
import type { RecordType } from '../../src/model/schema/record.ts';
import type { Caller } from '../protocol/caller.ts';
import type { StoredDocument } from '../store/tables/document-table.ts';
import type { AuditTrail } from './audit-trail.ts';

/** What administrators also change directly, by the grants of the collection. */
const administered = new Set(
  [blogDraft, blogPost, contactMessage, doctor, hospital].map((type: RecordType) => type.collection),
);

const idIn = ({ data }: StoredDocument, field: string): string | null => {
  const value = data[field];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** Only keys write the collection, so the actor in the entry is the word of a function, which has checked the role. */
const actorOf = (entry: StoredDocument): Caller => ({
  kind: 'user',
  userId: idIn(entry, 'actorId') ?? '',
  roles: [entry.data['action'] === 'moderate' ? 'label:moderator' : 'label:admin'],
});

/**
 * Adds an action of an administrator; call it inside the write of its record.
 * @param before null for a new record
 * @param after null for a deleted one
 */
export function recordClinicChange(
  audit: AuditTrail,
  { caller, collection }: { readonly caller: Caller; readonly collection: string },
  before: StoredDocument | null,
  after: StoredDocument | null,
): void {
  if (collection === clinicAction.collection && caller.kind === 'key' && !before && after) {
    const target = idIn(after, 'targetId');
    const detail = [idIn(after, 'action'), idIn(after, 'detail')].filter(Boolean).join(' ');
    audit.record(actorOf(after), {
      action: 'administer',
      subject: idIn(after, 'userId'),
      other: idIn(after, 'otherId'),
      records: target === null ? [] : [target],
      detail,
    });
  }
  const document = after ?? before;
  if (!document || caller.kind !== 'user' || !administered.has(collection)) return;
  const action = !before ? 'create' : !after ? 'delete' : 'update';
  audit.record(caller, { action, collection, records: [document.id] });
}
