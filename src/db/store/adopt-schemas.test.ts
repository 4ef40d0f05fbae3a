import 'fake-indexeddb/auto';
import type { RxJsonSchema } from 'rxdb';
import { createRxDatabase } from 'rxdb/plugins/core';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { describe, expect, it } from 'vitest';
import { toInstant } from '@/model/time/instant.ts';
import {
  localCollections,
  type LocalCollection,
  type LocalCollectionName,
} from '@/model/collections/local-collections.ts';
import { dumpDatabases } from '../../../tests/simulation/dump-databases.ts';
import { countUnsent } from '@/db/outbox/unsent-rows.ts';
import { databaseName } from '@/db/browser-storage/database-name.ts';
import { deviceKey } from '@/db/encryption/device-key.ts';
import type { LocalRow } from './local-row.ts';
import { openStore } from './open-store.ts';
import { addReading } from '@/db/records/readings.ts';
import { schemaOf } from './schema.ts';
import { encryptedStorage } from '@/db/encryption/encrypted-storage.ts';

const row = (id: string): LocalRow => ({
  id,
  userId: 'amina',
  kind: 'weight',
  weight: 61.5,
  unit: 'kg',
  note: 'Planted-Word-Elderflower',
  recordedAt: '2026-11-01T07:00:00.000Z',
  createdAt: null,
  recordedDesc: 1,
  serverUpdatedAt: '',
});

/** The schema of older app versions, which listed every field of a record. */
function schemaWithEveryField({ records, ...rest }: LocalCollection): RxJsonSchema<LocalRow> {
  const schema = schemaOf({ records, ...rest });
  const fields = Object.values(records).flatMap((record) => Object.keys(record.fields));
  const unlisted = fields.filter((name) => !(name in schema.properties));
  return {
    ...schema,
    properties: { ...schema.properties, ...Object.fromEntries(unlisted.map((name) => [name, { type: 'string' }])) },
    encrypted: [...(schema.encrypted ?? []), ...unlisted] as string[],
  };
}

async function createOldStore(userId: string, schema: RxJsonSchema<LocalRow>): Promise<void> {
  const database = await createRxDatabase({
    name: databaseName(userId),
    storage: encryptedStorage(getRxStorageDexie(), await deviceKey(userId)),
  });
  const { readings } = await database.addCollections({ readings: { schema } });
  await readings.insert(row('kept'));
  await database.close();
}

/** All stored readings of one user, as one text. */
async function rowsOf(userId: string): Promise<string> {
  const parts = (await dumpDatabases()).split('\n');
  const isReadingsDatabase = (name = '') => name.includes(databaseName(userId)) && name.includes('readings');
  return parts.filter((_, at) => at % 2 === 1 && isReadingsDatabase(parts[at - 1])).join('\n');
}

describe('a store created by another app version', () => {
  it('opens with its unsent rows when only the listed fields differ', async () => {
    await createOldStore('amina', schemaWithEveryField(localCollections.readings));
    const store = await openStore('amina');
    const readings = await store.collection('readings');
    expect((await readings.findOne('kept').exec())?.toJSON()).toMatchObject({ weight: 61.5, serverUpdatedAt: '' });
    expect(await countUnsent(readings)).toBe(1);
    await addReading('weight', { weight: 62, unit: 'kg', recordedAt: toInstant(Date.now()) });
    expect(await countUnsent(readings)).toBe(2);
    await store.close();
    // The second start finds the schema of this version stored.
    const again = await openStore('amina');
    expect(await countUnsent(await again.collection('readings'))).toBe(2);
    await again.close();
  });

  it('is not adopted when its rows are stored in another form', async () => {
    const schema = schemaOf(localCollections.readings);
    await createOldStore('zawadi', { ...schema, indexes: [...(schema.indexes ?? []), ['userId']] });
    const left = await rowsOf('zawadi');
    expect(left).toContain('"kept"');
    await expect(openStore('zawadi')).rejects.toThrow('DB6');
    // No row was deleted or rewritten: the newer app version finds all of them.
    expect(await rowsOf('zawadi')).toBe(left);
  });
});

it('a field unknown to this app version is encrypted like all others', async () => {
  const store = await openStore('noor');
  await (await store.collection('readings')).insert({ ...row('later'), ofALaterBuild: 'Planted-Word-Juniper' });
  const stored = JSON.stringify(await dumpDatabases());
  await store.close();
  expect(stored).toContain('later');
  expect(stored).not.toContain('Juniper');
  const again = await openStore('noor');
  const found = await (await again.collection('readings')).findOne('later').exec();
  expect(found?.toJSON()).toMatchObject({ ofALaterBuild: 'Planted-Word-Juniper' });
  await again.close();
});

describe('the stored form of rows', () => {
  // Users' devices have rows in this form. Change it only with a higher `version` and a migration of the rows.
  const common = ['id', 'userId', 'recordedDesc', 'serverUpdatedAt'];
  it.each<[LocalCollectionName, readable: string[], indexes: string[][]]>([
    ['readings', [...common, 'kind'], [['kind', 'recordedDesc']]],
    ['chatMessages', [...common, 'sessionId'], [['sessionId', 'recordedDesc']]],
    ['documents', common, []],
    ['doctorMessages', [...common, 'doctorId'], [['doctorId', 'recordedDesc']]],
    ['doses', [...common, 'reminderId'], [['reminderId', 'recordedDesc']]],
    ['bookmarks', [...common, 'kind'], [['kind', 'recordedDesc']]],
    ['profile', common, []],
    ['appointments', common, []],
    ['reminders', common, []],
    ['bloodwork', common, []],
  ])('is the same in every app version: %s', (name, readable, indexes) => {
    const schema = schemaOf(localCollections[name]);
    expect(schema).toMatchObject({ version: 0, primaryKey: 'id', required: readable });
    expect(schema.indexes).toEqual([['recordedDesc'], ['serverUpdatedAt'], ...indexes]);
  });
});
