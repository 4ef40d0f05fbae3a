import { encrypted, id, instant, required, text, type Values } from '@/model/schema/field.ts';
import { ownedRecord } from '@/model/schema/record.ts';

/** A saved answer of the assistant. The id is derived from the content, so that saving it twice makes one record. */
export const bookmarkedMessage = ownedRecord({
  collection: 'bookmarked_messages',
  title: 'bookmarked message',
  conflict: 'append-only',
  hasDerivedId: true,
  creatorMay: ['read', 'update', 'delete'],
  fields: {
    userId: required(id()),
    messageContent: required(encrypted(text(20_000))),
    bookmarkedAt: required(instant()),
  },
});
export type BookmarkedMessage = Values<typeof bookmarkedMessage.fields>;
