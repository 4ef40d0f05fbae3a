import 'fake-indexeddb/auto';
import type { RxJsonSchema } from 'rxdb';
import { createRxDatabase } from 'rxdb/plugins/core';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { describe, expect, it } from 'vitest';
import { toInstant } from '@/model/instant.ts';
import { localCollections, type LocalCollection, type LocalCollectionName } from '@/model/local-collection.ts';
import { dumpDatabases } from '../../tests/simulation/dump-databases.ts';
import { countWaiting } from './count-waiting.ts';
import { databaseName } from './database-name.ts';
import { deviceKey } from './device-key.ts';
import type { LocalRow } from './local-row.ts';
import { openStore } from './open-store.ts';
import { addReading } from './readings.ts';
import { schemaOf } from './schema.ts';
import { sealedStorage } from './sealed-storage.ts';

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

/** The stored form of the builds that named every field of a record in it. */
function namingEveryField({ records, ...rest }: LocalCollection): RxJsonSchema<LocalRow> {
  const schema = schemaOf({ records, ...rest });
  const fields = Object.values(records).flatMap((record) => Object.keys(record.fields));
  const more = fields.filter((name) => !(name in schema.properties));
  return {
    ...schema,
    properties: { ...schema.properties, ...Object.fromEntries(more.map((name) => [name, { type: 'string' }])) },
    encrypted: [...(schema.encrypted ?? []), ...more] as string[],
  };
}

async function leaveStore(userId: string, schema: RxJsonSchema<LocalRow>): Promise<void> {
  const database = await createRxDatabase({
    name: databaseName(userId),
    storage: sealedStorage(getRxStorageDexie(), await deviceKey(userId)),
  });
  const { readings } = await database.addCollections({ readings: { schema } });
  await readings.insert(row('kept'));
  await database.close();
}

/** The readings of one person as they lie on the disk, one text. */
async function rowsOf(userId: string): Promise<string> {
  const parts = (await dumpDatabases()).split('\n');
  const isOfReadings = (name = '') => name.includes(databaseName(userId)) && name.includes('readings');
  return parts.filter((_, at) => at % 2 === 1 && isOfReadings(parts[at - 1])).join('\n');
}

describe('a store that another build of the app has left', () => {
  it('opens when its schema named other fields, with what waits to be sent', async () => {
    await leaveStore('amina', namingEveryField(localCollections.readings));
    const store = await openStore('amina');
    const readings = await store.collection('readings');
    expect((await readings.findOne('kept').exec())?.toJSON()).toMatchObject({ weight: 61.5, serverUpdatedAt: '' });
    expect(await countWaiting(readings)).toBe(1);
    await addReading('weight', { weight: 62, unit: 'kg', recordedAt: toInstant(Date.now()) });
    expect(await countWaiting(readings)).toBe(2);
    await store.close();
    // The second start finds its own schema noted.
    const again = await openStore('amina');
    expect(await countWaiting(await again.collection('readings'))).toBe(2);
    await again.close();
  });

  it('is not taken over when its rows lie on the disk in another form', async () => {
    const schema = schemaOf(localCollections.readings);
    await leaveStore('zawadi', { ...schema, indexes: [...(schema.indexes ?? []), ['userId']] });
    const left = await rowsOf('zawadi');
    expect(left).toContain('"kept"');
    await expect(openStore('zawadi')).rejects.toThrow('DB6');
    // Nothing was wiped or rewritten: the newer app finds all of it.
    expect(await rowsOf('zawadi')).toBe(left);
  });
});

it('a field that this build does not know is sealed like every other', async () => {
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

describe('how rows lie on the disk', () => {
  // Stores out there hold rows in this form. Change it only with a higher `version` and a migration of the rows.
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
  ])('is the same in every build: %s', (name, readable, indexes) => {
    const schema = schemaOf(localCollections[name]);
    expect(schema).toMatchObject({ version: 0, primaryKey: 'id', required: readable });
    expect(schema.indexes).toEqual([['recordedDesc'], ['serverUpdatedAt'], ...indexes]);
  });
});
