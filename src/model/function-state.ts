import { id, required, text, type Values } from './field.ts';
import { sharedRecord } from './record.ts';

/** What a function remembers between two runs. No grant at all: only keys reach it. */
export const functionState = sharedRecord({
  collection: 'function_state',
  title: 'function state',
  conflict: 'server',
  collectionGrants: [],
  fields: {
    /** Function id. */
    owner: required(text(36)),
    /** JSON, its shape known to the function alone. */
    value: required(text(20_000)),
    /** Where there may be only one, what that follows from. Not the id: whether an id is there can be tried out by anybody. */
    only: id(),
  },
  indexes: [
    { type: 'key', on: ['owner'] },
    { type: 'unique', on: ['only'] },
  ],
});
export type FunctionState = Values<typeof functionState.fields>;
