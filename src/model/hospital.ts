import { required, text, type Values } from './field.ts';
import { sharedRecord } from './record.ts';

/** Read by anyone, because the choice is offered at sign-up. */
export const hospital = sharedRecord({
  collection: 'hospitals',
  title: 'hospital',
  conflict: 'server',
  collectionGrants: ['read("any")', 'create("label:admin")', 'update("label:admin")', 'delete("label:admin")'],
  fields: {
    name: required(text(200)),
    city: text(128),
    countryCode: text(2),
    /** Answered day and night, as it is dialled. */
    maternityPhone: text(32),
  },
  indexes: [{ type: 'fulltext', on: ['name'] }],
});
export type Hospital = Values<typeof hospital.fields>;
