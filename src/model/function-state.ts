import { required, text, type Values } from './field.ts';
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
  },
  indexes: [{ type: 'key', on: ['owner'] }],
});
export type FunctionState = Values<typeof functionState.fields>;
