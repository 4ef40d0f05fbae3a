import { isFromCare } from './care-author.ts';
import { choice, flag, id, instant, required, text, type Values } from './field.ts';
import { ownedRecord } from './record.ts';

/** A message between a patient and her doctor; care-access lets the other side read it. `isRead` only goes to true. */
export const doctorMessage = ownedRecord({
  collection: 'doctor_messages',
  title: 'doctor message',
  conflict: 'append-only',
  serverOwned: ['isRead', 'deliveredAt'],
  alsoKeptBy: 'senderId',
  isGenuine: isFromCare,
  fields: {
    userId: required(id()),
    doctorId: required(id()),
    sessionId: required(id()),
    senderId: required(id()),
    role: required(choice(['patient', 'doctor'])),
    content: required(text(5000)),
    timestamp: required(instant()),
    isRead: flag(false),
    /** When the other party was let in; server-owned. */
    deliveredAt: instant(),
    /** A range of readings or a document, as `message-attachment.ts` writes it. */
    attachment: text(500),
  },
  indexes: [
    { type: 'key', on: ['userId', 'doctorId', 'timestamp'] },
    { type: 'key', on: ['senderId', '$updatedAt'] },
    { type: 'key', on: ['doctorId'] },
  ],
});
export type DoctorMessage = Values<typeof doctorMessage.fields>;
