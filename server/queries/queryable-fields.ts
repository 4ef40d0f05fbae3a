import type { Collection } from '../schema/schema.ts';
import type { QueryableField, QueryableFields } from './query.ts';

export const SYSTEM_FIELDS: Readonly<Record<string, QueryableField>> = {
  $id: { type: 'id', array: false },
  $sequence: { type: 'sequence', array: false },
  $createdAt: { type: 'datetime', array: false },
  $updatedAt: { type: 'datetime', array: false },
};

const ownProperty = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

export function fieldsOfCollection(collection: Collection): QueryableFields {
  const searchable = new Set(collection.indexes.filter(({ type }) => type === 'fulltext').flatMap((i) => i.attributes));
  return {
    field: (name) => ownProperty(SYSTEM_FIELDS, name) ?? collection.attributes.get(name),
    isSearchable: (name) => searchable.has(name),
  };
}

const USER: Readonly<Record<string, QueryableField>> = {
  name: { type: 'string', array: false },
  email: { type: 'string', array: false },
  phone: { type: 'string', array: false },
  status: { type: 'boolean', array: false },
  emailVerification: { type: 'boolean', array: false },
  phoneVerification: { type: 'boolean', array: false },
  registration: { type: 'datetime', array: false },
  passwordUpdate: { type: 'datetime', array: false },
  labels: { type: 'string', array: true },
};

export const USER_FIELDS: QueryableFields = {
  field: (name) => ownProperty(SYSTEM_FIELDS, name) ?? ownProperty(USER, name),
  isSearchable: () => false,
};
