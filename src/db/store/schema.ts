import type { RxJsonSchema } from 'rxdb';
import type { LocalCollection } from '@/model/collections/local-collections.ts';
import type { LocalRow } from './local-row.ts';

const MAX_TIME_KEY = 8_640_000_000_000_000;
const text = (maxLength: number) => ({ type: 'string', maxLength }) as const;

/**
 * The schema of one local collection. Readable at rest are ids, kind, the time keys and the time of the server's copy. All
 * other fields are one encrypted text in the row (see encrypted-storage.ts), so a new field of a record does not change the
 * schema. A change of readable fields or indexes needs a higher `version` and a migration of the rows.
 */
export function schemaOf({ hasKind, clearIds }: LocalCollection): RxJsonSchema<LocalRow> {
  const clear: Record<string, unknown> = {
    id: text(36),
    userId: text(36),
    recordedDesc: { type: 'integer', minimum: 0, maximum: MAX_TIME_KEY, multipleOf: 1 },
    serverUpdatedAt: text(32),
    ...(hasKind && { kind: text(20) }),
    ...Object.fromEntries(clearIds.map((name) => [name, text(36)])),
  };
  // One name is enough to make RxDB treat rows as encrypted, also those in replication metadata.
  const encrypted = { createdAt: { type: ['string', 'null'] } };
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
