import type { RxJsonSchema } from 'rxdb';
import type { LocalCollection } from '@/model/local-collection.ts';
import type { LocalRow } from './local-row.ts';

const LAST_KEY = 8_640_000_000_000_000;
const text = (maxLength: number) => ({ type: 'string', maxLength }) as const;

/**
 * The stored form of one local collection: what stays readable at rest, which is ids, kind, the time keys and the time of
 * the server's copy. Everything else is one sealed box in the row (see sealed-storage.ts), so a record that gets another
 * field is stored in the same form. Whoever changes what is readable or an index raises `version` and moves the rows.
 */
export function schemaOf({ hasKind, clearIds }: LocalCollection): RxJsonSchema<LocalRow> {
  const clear: Record<string, unknown> = {
    id: text(36),
    userId: text(36),
    recordedDesc: { type: 'integer', minimum: 0, maximum: LAST_KEY, multipleOf: 1 },
    serverUpdatedAt: text(32),
    ...(hasKind && { kind: text(20) }),
    ...Object.fromEntries(clearIds.map((name) => [name, text(36)])),
  };
  // One name tells RxDB that rows are sealed, those in replication's notes too.
  const sealed = { createdAt: { type: ['string', 'null'] } };
  return {
    version: 0,
    primaryKey: 'id',
    type: 'object',
    properties: { ...clear, ...sealed } as RxJsonSchema<LocalRow>['properties'],
    required: Object.keys(clear) as string[],
    encrypted: Object.keys(sealed),
    indexes: [
      ['recordedDesc'],
      ['serverUpdatedAt'],
      ...(hasKind ? [['kind', 'recordedDesc']] : []),
      ...clearIds.map((name) => [name, 'recordedDesc']),
    ] as RxJsonSchema<LocalRow>['indexes'],
  };
}
