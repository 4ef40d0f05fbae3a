import { id, instant, required, text, type Values } from './field.ts';
import { ownedRecord } from './record.ts';

/** Says that the document of the same id is gone, so that devices that were away learn of it. Kept 180 days. */
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
