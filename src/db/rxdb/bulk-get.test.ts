import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addBulkGet } from './bulk-get.ts';

const id = (n: number) => `reading-${n}`;
const ids = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => id(from + at));

let opened: Dexie | undefined;
async function tableOf(rows: readonly string[]) {
  const connection = new Dexie(crypto.randomUUID());
  opened = connection;
  addBulkGet(connection);
  connection.version(1).stores({ docs: 'id' });
  await connection.open();
  const docs = connection.table<{ id: string }, string>('docs');
  await docs.bulkAdd(rows.map((each) => ({ id: each })));
  const gets = vi.spyOn(IDBObjectStore.prototype, 'get');
  return { connection, docs, gets };
}
afterEach(() => {
  vi.restoreAllMocks();
  opened?.close();
});

describe('a bulk get of many ids', () => {
  it('makes no request on an empty table', async () => {
    const { docs, gets } = await tableOf([]);
    expect(await docs.bulkGet(ids(0, 500))).toEqual(Array.from({ length: 500 }, () => undefined));
    expect(gets).not.toHaveBeenCalled();
  });

  it('returns each row at the index of its id, and requests only existing rows', async () => {
    const { docs, gets } = await tableOf(ids(0, 1000));
    const found = await docs.bulkGet(ids(990, 1200));
    expect(found.map((row) => row?.id)).toEqual([...ids(990, 1000), ...Array.from({ length: 200 }, () => undefined)]);
    expect(gets).toHaveBeenCalledTimes(10);
  });

  it('returns a row as often as its id occurs', async () => {
    const { docs } = await tableOf(ids(0, 300));
    const requested = [...ids(0, 150), id(7), id(999), id(7)];
    const found = await docs.bulkGet(requested);
    expect(found.map((row) => row?.id)).toEqual([...ids(0, 150), id(7), undefined, id(7)]);
  });

  it('sees the writes of its own transaction', async () => {
    const { connection, docs } = await tableOf([]);
    const found = await connection.transaction('rw', docs, async () => {
      await docs.bulkPut(ids(0, 120).map((each) => ({ id: each })));
      return docs.bulkGet(ids(0, 130));
    });
    expect(found.filter(Boolean)).toHaveLength(120);
  });

  it('does not read all keys of a table much larger than the request', async () => {
    const { docs } = await tableOf(ids(0, 2500));
    const allKeys = vi.spyOn(IDBObjectStore.prototype, 'getAllKeys');
    expect((await docs.bulkGet(ids(2450, 2550))).filter(Boolean)).toHaveLength(50);
    expect(allKeys).not.toHaveBeenCalled();
  });
});
