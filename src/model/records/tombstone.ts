import { id, instant, required, text, type Values } from '@/model/schema/field.ts';
import { ownedRecord } from '@/model/schema/record.ts';

/**
 * Marks the document with the same id as deleted, so that devices that were offline learn of it. The server keeps it for 180 days.
 */
export const tombstone = ownedRecord({
  collection: 'tombstones',
  title: 'tombstone',
  conflict: 'append-only',
  creatorMay: ['read', 'delete'],
  fields: {
    userId: required(id()),
    /** Collection id of the deleted document. */
    entity: required(text(36)),
    deletedAt: required(instant()),
  },
  indexes: [{ type: 'key', on: ['userId', 'entity', '$updatedAt'] }],
});
export type Tombstone = Values<typeof tombstone.fields>;
