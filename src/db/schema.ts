import type { RxJsonSchema } from 'rxdb';
import type { LocalCollection } from '@/model/local-collection.ts';
import type { LocalRow } from './local-row.ts';

const LAST_KEY = 8_640_000_000_000_000;
const text = (maxLength: number) => ({ type: 'string', maxLength }) as const;
const jsonTypes = {
  string: 'string',
  datetime: 'string',
  integer: 'integer',
  double: 'number',
  boolean: 'boolean',
} as const;

/**
 * The stored form of one local collection. Readable at rest are ids, kind, the time keys and the time of the server's
 * copy; all other fields are listed as `encrypted` and are one sealed box in the row (see sealed-storage.ts).
 */
export function schemaOf({ records, hasKind, clearIds }: LocalCollection): RxJsonSchema<LocalRow> {
  const clear: Record<string, unknown> = {
    id: text(36),
    userId: text(36),
    recordedDesc: { type: 'integer', minimum: 0, maximum: LAST_KEY, multipleOf: 1 },
    serverUpdatedAt: text(32),
    ...(hasKind && { kind: text(20) }),
    ...Object.fromEntries(clearIds.map((name) => [name, text(36)])),
  };
  const fields = Object.values(records).flatMap((record) => Object.entries(record.fields));
  const sealed = Object.fromEntries(
    fields
      .map(([name, { attribute }]) => [name, attribute] as const)
      .filter(([name]) => !(name in clear))
      .map(([name, { type, array }]) => [
        name,
        array ? { type: ['array', 'null'], items: { type: jsonTypes[type] } } : { type: [jsonTypes[type], 'null'] },
      ]),
  );
  const encrypted = { ...sealed, createdAt: { type: ['string', 'null'] } };
  return {
    version: 0,
    primaryKey: 'id',
    type: 'object',
    properties: { ...clear, ...encrypted } as RxJsonSchema<LocalRow>['properties'],
    required: Object.keys(clear) as string[],
    encrypted: Object.keys(encrypted),
    indexes: [
      ['recordedDesc'],
      ['serverUpdatedAt'],
      ...(hasKind ? [['kind', 'recordedDesc']] : []),
      ...clearIds.map((name) => [name, 'recordedDesc']),
    ] as RxJsonSchema<LocalRow>['indexes'],
  };
}
