import { choice, flag, id, instant, required, text, type Values } from './field.ts';
import { ownedRecord } from './record.ts';

/** A message between a patient and her doctor; care-access lets the other side read it. `isRead` only goes to true. */
export const doctorMessage = ownedRecord({
  collection: 'doctor_messages',
  title: 'doctor message',
  conflict: 'append-only',
  serverOwned: ['isRead'],
  fields: {
    userId: required(id()),
    doctorId: required(id()),
    sessionId: required(id()),
    senderId: required(id()),
    role: required(choice(['patient', 'doctor'])),
    content: required(text(5000)),
    timestamp: required(instant()),
    isRead: flag(false),
  },
  indexes: [{ type: 'key', on: ['userId', 'doctorId', 'timestamp'] }],
});
export type DoctorMessage = Values<typeof doctorMessage.fields>;
