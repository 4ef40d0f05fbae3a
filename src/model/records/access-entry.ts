import { id, instant, required, text, type Values } from '@/model/schema/field.ts';
import { sharedRecord } from '@/model/schema/record.ts';

/**
 * Used in `what` instead of a collection: the patient was one of many in a list, or her change reached an open page by
 * a realtime event.
 */
export const accessOverviews = ['overview', 'live'] as const;

/**
 * One access of another account to this person's records. The server writes it, the person can read it, and no client
 * can change it. One entry covers a quarter of an hour, or a day where the person was only one of a list.
 */
export const accessEntry = sharedRecord({
  collection: 'access_log',
  title: 'access entry',
  conflict: 'server',
  collectionGrants: [],
  documentSecurity: true,
  fields: {
    /** The person whose records were read. */
    userId: required(id()),
    viewerId: required(id()),
    /** The name of the viewer's account at that time. */
    viewerName: text(128),
    /** The collection or bucket that was read, or one of `accessOverviews`. */
    what: required(text(36)),
    /** Time of the first access that this entry covers. */
    at: required(instant()),
  },
  indexes: [{ type: 'key', on: ['userId', 'at'] }],
});
export type AccessEntry = Values<typeof accessEntry.fields>;
