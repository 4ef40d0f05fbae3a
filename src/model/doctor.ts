import { id, required, text, type Values } from './field.ts';
import { sharedRecord } from './record.ts';

/** A doctor as patients see him; the id is his account's. The label on the account gives the rights, not this record. */
export const doctor = sharedRecord({
  collection: 'doctors',
  title: 'doctor',
  conflict: 'server',
  collectionGrants: ['read("users")', 'create("label:admin")', 'update("label:admin")', 'delete("label:admin")'],
  fields: {
    userId: required(id()),
    name: required(text(128)),
    hospitalId: required(id()),
    phoneNumber: text(32),
  },
  indexes: [{ type: 'key', on: ['hospitalId'] }],
});
export type Doctor = Values<typeof doctor.fields>;
