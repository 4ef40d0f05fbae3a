import { choice, id, instant, required, text, type Values } from './field.ts';
import { ownedRecord } from './record.ts';

/** One message of a session with the assistant. */
export const chatMessage = ownedRecord({
  collection: 'chat_messages',
  title: 'chat message',
  conflict: 'append-only',
  fields: {
    userId: required(id()),
    role: required(choice(['user', 'model'])),
    content: required(text(20_000)),
    timestamp: required(instant()),
    sessionId: required(id()),
  },
  indexes: [{ type: 'key', on: ['userId', 'sessionId', 'timestamp'] }],
});
export type ChatMessage = Values<typeof chatMessage.fields>;
