import { id, instant, required, text, type Values } from './field.ts';
import { sharedRecord } from './record.ts';

/** Instead of a kind of record: she was one of many in a list, or a change of hers reached an open page by itself. */
export const accessOverviews = ['overview', 'live'] as const;

/**
 * That somebody else looked at records of this person. The server writes it, she reads it, and no client may change it.
 * One entry stands for a quarter of an hour, and for a day where she was only one of a list.
 */
export const accessEntry = sharedRecord({
  collection: 'access_log',
  title: 'access entry',
  conflict: 'server',
  collectionGrants: [],
  documentSecurity: true,
  fields: {
    /** Whose records they are. */
    userId: required(id()),
    viewerId: required(id()),
    /** The name of that account when it looked. */
    viewerName: text(128),
    /** Collection or bucket that was looked at, or one of `accessOverviews`. */
    what: required(text(36)),
    /** When the first look of this entry was. */
    at: required(instant()),
  },
  indexes: [{ type: 'key', on: ['userId', 'at'] }],
});
export type AccessEntry = Values<typeof accessEntry.fields>;
