import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const CONFIG = fileURLToPath(new URL('../../../appwrite.json', import.meta.url));

interface ConfiguredAttribute {
  readonly key: string;
  readonly type: 'string' | 'integer' | 'double' | 'boolean' | 'datetime';
  readonly required: boolean;
  readonly array: boolean;
  readonly size?: number;
  readonly min?: number;
  readonly max?: number;
  readonly elements?: readonly string[];
  readonly format?: string;
}
export interface ConfiguredCollection {
  readonly $id: string;
  readonly $permissions: readonly string[];
  readonly documentSecurity: boolean;
  readonly attributes: readonly ConfiguredAttribute[];
  readonly indexes: readonly { readonly type: string; readonly attributes: readonly string[] }[];
}

const config = JSON.parse(readFileSync(CONFIG, 'utf8')) as {
  collections: ConfiguredCollection[];
  buckets: { $id: string }[];
};
export const collections: readonly ConfiguredCollection[] = config.collections;
export const bucketIds: readonly string[] = config.buckets.map(({ $id }) => $id);

const AT = '2026-11-21T08:00:00.000+00:00';

const DATE_SIZE = 10;
const TIME_SIZE = 5;

function sampleOf({ type, elements, min, size = 64 }: ConfiguredAttribute): unknown {
  if (elements?.[0] !== undefined) return elements[0];
  if (type === 'datetime') return AT;
  if (type === 'integer' || type === 'double') return Math.max(min ?? 1, 1);
  // A string of this size holds a calendar date or a time of day.
  if (type === 'string' && size === DATE_SIZE) return AT.slice(0, DATE_SIZE);
  if (type === 'string' && size === TIME_SIZE) return '08:00';
  return type === 'boolean' ? false : 'sample'.slice(0, size);
}

let made = 0;
export const freshId = () => `made-${(made += 1)}`;

/** A valid document with only the required attributes, or the first one when none is. `userId` is used for every attribute that names a user. */
export function sampleDocument(collection: ConfiguredCollection, userId: string, doctorId: string): object {
  const people: Readonly<Record<string, string>> = { userId, senderId: userId, doctorId };
  const isUnique = (key: string) =>
    collection.indexes.some(({ type, attributes }) => type === 'unique' && attributes.includes(key));
  const needed = collection.attributes.filter(({ required }) => required);
  return Object.fromEntries(
    // A document without any value is refused.
    (needed.length > 0 ? needed : collection.attributes.slice(0, 1)).map((attribute) => {
      const { key, elements } = attribute;
      return [key, people[key] ?? (isUnique(key) && !elements ? freshId() : sampleOf(attribute))];
    }),
  );
}

/** A value that no document has yet: an update without a change needs only the right to read. */
export function newValue({ attributes }: ConfiguredCollection): object {
  const people = ['userId', 'doctorId', 'senderId'];
  const free = attributes.find(
    ({ key, type, elements, array, size = 0 }) =>
      type === 'string' && !elements && !array && size > DATE_SIZE && !people.includes(key),
  );
  const number = attributes.find(({ type, array }) => type === 'integer' && !array);
  const time = attributes.find(({ type }) => type === 'datetime');
  if (!free && time) return { [time.key]: new Date(Date.parse(AT) + (made += 1) * 1000).toISOString() };
  if (!free && number)
    return { [number.key]: (number.min ?? 0) + ((made += 1) % ((number.max ?? 1000) - (number.min ?? 0))) };
  if (!free) throw new RangeError('a collection without a text, a time or a number of its own');
  return { [free.key]: (made += 1).toString(36).padStart(4, 'x') };
}

/** A numeric attribute of the collection, for increments; undefined when it has none. */
export const numberIn = ({ attributes }: ConfiguredCollection): string | undefined =>
  attributes.find(({ type, array }) => (type === 'integer' || type === 'double') && !array)?.key;
