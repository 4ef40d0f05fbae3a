import { id, instant, required, text, type Values } from '@/model/schema/field.ts';
import { sharedRecord } from '@/model/schema/record.ts';

/**
 * A browser in which this person has signed in. Its id is a hash of a secret that only that browser has. The function
 * `devices` writes it, and the person can read it.
 */
export const device = sharedRecord({
  collection: 'devices',
  title: 'device',
  conflict: 'server',
  collectionGrants: [],
  documentSecurity: true,
  fields: {
    userId: required(id()),
    /** The last session of this device that the server has confirmed. */
    sessionId: id(),
    /** Names as in the session; empty when unknown. */
    browser: text(64),
    system: text(64),
    /** Time of the last contact, exact to an hour. */
    lastSeenAt: required(instant()),
    /** When it was reported lost. From then on it must erase the data of this person. */
    wipeRequestedAt: instant(),
    /** When it reported that the data is erased. */
    wipedAt: instant(),
  },
  indexes: [{ type: 'key', on: ['userId'] }],
});
export type Device = Values<typeof device.fields>;
