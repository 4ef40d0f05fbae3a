import { choice, encrypted, id, instant, required, text, type Values } from '@/model/schema/field.ts';
import { ownedRecord } from '@/model/schema/record.ts';

/** One message of a session with the assistant. */
export const chatMessage = ownedRecord({
  collection: 'chat_messages',
  title: 'chat message',
  conflict: 'append-only',
  fields: {
    userId: required(id()),
    /** `title`: `content` is the name that the user gave the session; the newest one counts. */
    role: required(choice(['user', 'model', 'title'])),
    content: required(encrypted(text(20_000)), 'empty_message'),
    timestamp: required(instant()),
    sessionId: required(id()),
    /** The picture of a question, a JPEG file in the bucket of chat images. */
    fileId: id(),
  },
  indexes: [
    { type: 'key', on: ['userId', 'sessionId', 'timestamp'] },
    { type: 'key', on: ['fileId'] },
  ],
});
export type ChatMessage = Values<typeof chatMessage.fields>;
