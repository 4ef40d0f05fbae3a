import { isFromCare } from '@/model/schema/care-author.ts';
import { choice, encrypted, flag, id, instant, required, text, type Values } from '@/model/schema/field.ts';
import { ownedRecord } from '@/model/schema/record.ts';

/**
 * A message between a patient and her doctor. The function care-access lets the other side read it. `isRead` only
 * changes from false to true.
 */
export const doctorMessage = ownedRecord({
  collection: 'doctor_messages',
  title: 'doctor message',
  conflict: 'append-only',
  serverOwned: ['isRead', 'deliveredAt'],
  alsoStoredFor: 'senderId',
  isVerified: isFromCare,
  fields: {
    userId: required(id()),
    doctorId: required(id()),
    sessionId: required(id()),
    senderId: required(id()),
    role: required(choice(['patient', 'doctor'])),
    content: required(encrypted(text(5000))),
    timestamp: required(instant()),
    isRead: flag(false),
    /** When the other side got read access; written by the server. */
    deliveredAt: instant(),
    /** A range of readings or a document, in the format of `message-attachment.ts`. */
    attachment: encrypted(text(500)),
  },
  indexes: [
    { type: 'key', on: ['userId', 'doctorId', 'timestamp'] },
    { type: 'key', on: ['senderId', '$updatedAt'] },
    { type: 'key', on: ['doctorId'] },
    { type: 'key', on: ['doctorId', 'isRead'] },
    { type: 'key', on: ['deliveredAt'] },
  ],
});
export type DoctorMessage = Values<typeof doctorMessage.fields>;
