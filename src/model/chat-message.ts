import { choice, id, instant, required, text, type Values } from './field.ts';
import { ownedRecord } from './record.ts';

/** One message of a session with the assistant. */
export const chatMessage = ownedRecord({
  collection: 'chat_messages',
  title: 'chat message',
  conflict: 'append-only',
  fields: {
    userId: required(id()),
    /** `title` is the name that its owner gave the session, in `content`; the newest one counts. */
    role: required(choice(['user', 'model', 'title'])),
    content: required(text(20_000), 'empty_message'),
    timestamp: required(instant()),
    sessionId: required(id()),
    /** Of a picture that was asked about, in the bucket of chat images: JPEG. */
    fileId: id(),
  },
  indexes: [
    { type: 'key', on: ['userId', 'sessionId', 'timestamp'] },
    { type: 'key', on: ['fileId'] },
  ],
});
export type ChatMessage = Values<typeof chatMessage.fields>;
