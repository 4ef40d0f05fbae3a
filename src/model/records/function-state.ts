import { id, required, text, type Values } from '@/model/schema/field.ts';
import { sharedRecord } from '@/model/schema/record.ts';

/** State of a server function between two runs. It has no grants: only API keys can read it. */
export const functionState = sharedRecord({
  collection: 'function_state',
  title: 'function state',
  conflict: 'server',
  collectionGrants: [],
  fields: {
    /** Function id. */
    owner: required(text(36)),
    /** JSON; only the function reads its shape. */
    value: required(text(20_000)),
    /**
     * A derived key for state that must exist only once. Not used as the document id, because anybody can test whether
     * an id exists.
     */
    only: id(),
  },
  indexes: [
    { type: 'key', on: ['owner'] },
    { type: 'unique', on: ['only'] },
  ],
});
export type FunctionState = Values<typeof functionState.fields>;
