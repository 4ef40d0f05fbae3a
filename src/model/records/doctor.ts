import { id, required, text, type Values } from '@/model/schema/field.ts';
import { sharedRecord } from '@/model/schema/record.ts';

/**
 * A doctor as patients see him. The record's id is his account id. His rights come from the account's label, not from
 * this record.
 */
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
