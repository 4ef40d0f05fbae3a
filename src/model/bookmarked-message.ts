import { id, instant, required, text, type Values } from './field.ts';
import { ownedRecord } from './record.ts';

/** An answer of the assistant worth keeping; the id comes from its content, so that saving twice keeps one. */
export const bookmarkedMessage = ownedRecord({
  collection: 'bookmarked_messages',
  title: 'bookmarked message',
  conflict: 'append-only',
  hasDerivedId: true,
  creatorMay: ['read', 'update', 'delete'],
  fields: {
    userId: required(id()),
    messageContent: required(text(20_000)),
    bookmarkedAt: required(instant()),
  },
});
export type BookmarkedMessage = Values<typeof bookmarkedMessage.fields>;
