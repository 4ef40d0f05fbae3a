import { midwifeReaches } from '@/model/account/midwife-label.ts';
import { choice, id, required, text, type Values } from '@/model/schema/field.ts';
import { sharedRecord } from '@/model/schema/record.ts';

/** Anyone can read it, because the choice of a hospital is part of sign-up. */
export const hospital = sharedRecord({
  collection: 'hospitals',
  title: 'hospital',
  conflict: 'server',
  collectionGrants: ['read("any")', 'create("label:admin")', 'update("label:admin")', 'delete("label:admin")'],
  fields: {
    name: required(text(200)),
    city: text(128),
    countryCode: text(2),
    /** The telephone number that is answered day and night, as it is dialled. */
    maternityPhone: text(32),
    /** When the clinic is open, in the clinic's own words. */
    openingHours: text(500),
    /** Accounts of doctors who are notified when an alarm has no answer for 1 hour and for 4 hours. */
    secondContactId: id(),
    onCallId: id(),
    /** How far midwives read the records of its doctors' patients; absent means nothing. */
    midwivesRead: choice(midwifeReaches),
  },
  indexes: [{ type: 'fulltext', on: ['name'] }],
});
export type Hospital = Values<typeof hospital.fields>;
