import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TOMBSTONE_RETENTION_MS } from '@/model/records/tombstone-retention.ts';
import { DAY_MS } from '@/model/time/durations.ts';
import { toInstant } from '@/model/time/instant.ts';
import { createStore } from './create-store.ts';
import type { Store } from './open-store.ts';
import { purgeTombstones } from './purge-tombstones.ts';
import { rowAt } from './test-rows.ts';

/** A year after these tests write their rows: the store stamps each write with the real time. */
const NOW = Date.now() + 365 * DAY_MS;
const LIMIT = NOW - TOMBSTONE_RETENTION_MS;
const confirmedAt = (ms: number) => toInstant(ms);
let store: Store;
let last: string | null;
let number = 0;

beforeEach(async () => {
  last = null;
  store = await createStore(`purge-${(number += 1)}`, { names: ['readings'] });
});
afterEach(() => store.close());

interface Given {
  readonly serverUpdatedAt: string;
  readonly isDeleted?: boolean;
}

/** Writes a row in the past, as it was stored then. */
async function write(minute: number, { serverUpdatedAt, isDeleted = true }: Given) {
  const { storageInstance } = await store.collection('readings');
  const document = { ...rowAt(minute, serverUpdatedAt), _deleted: isDeleted };
  await storageInstance.bulkWrite([{ document }], 'test');
  return document.id;
}
async function left(): Promise<string[]> {
  const { storageInstance } = await store.collection('readings');
  const ids = Array.from({ length: 1000 }, (_, minute) => `reading-${minute}`);
  return (await storageInstance.findDocumentsById(ids, true)).map(({ id }) => id);
}
const purge = (now = NOW, beforeBatch?: () => Promise<void>) =>
  purgeTombstones(store, {
    lastPurgedAt: async () => last,
    savePurgedAt: async (instant) => void (last = instant),
    now,
    ...(beforeBatch && { beforeBatch }),
  });

describe('tombstones on the phone', () => {
  it('are removed for good when they were confirmed more than 180 days ago', async () => {
    await write(1, { serverUpdatedAt: confirmedAt(LIMIT - 1) });
    const newer = await write(2, { serverUpdatedAt: confirmedAt(LIMIT + 1) });
    expect(await purge()).toBe(1);
    expect(await left()).toEqual([newer]);
  });

  it('are never removed while they wait, however old they are', async () => {
    const waiting = await write(1, { serverUpdatedAt: '' });
    expect(await purge(NOW + 10 * 365 * DAY_MS)).toBe(0);
    expect(await left()).toEqual([waiting]);
  });

  it('stay for 180 days on this phone too, when the last copy of the server is older than the deletion', async () => {
    const found = await write(1, { serverUpdatedAt: confirmedAt(Date.now() - 400 * DAY_MS) });
    expect(await purge(Date.now() + TOMBSTONE_RETENTION_MS - DAY_MS)).toBe(0);
    expect(await left()).toEqual([found]);
    expect(await purge(Date.now() + TOMBSTONE_RETENTION_MS + DAY_MS)).toBe(1);
  });

  it('are not confused with records: an old record that is not deleted stays', async () => {
    const record = await write(1, { serverUpdatedAt: confirmedAt(LIMIT - 1), isDeleted: false });
    expect(await purge()).toBe(0);
    expect(await left()).toEqual([record]);
  });

  it('are removed in batches, all of them', async () => {
    for (let minute = 0; minute < 450; minute += 1) await write(minute, { serverUpdatedAt: confirmedAt(LIMIT - 1) });
    let batches = 0;
    expect(await purge(NOW, async () => void (batches += 1))).toBe(450);
    expect(batches).toBe(3);
    expect(await left()).toEqual([]);
  });

  it('are looked for once a day, and again when the last time lies in the future', async () => {
    await purge();
    await write(1, { serverUpdatedAt: confirmedAt(LIMIT - 1) });
    expect(await purge(NOW + DAY_MS - 1)).toBe(0);
    expect(await purge(NOW + DAY_MS)).toBe(1);
    last = confirmedAt(NOW + 400 * DAY_MS);
    await write(2, { serverUpdatedAt: confirmedAt(LIMIT - 1) });
    expect(await purge()).toBe(1);
  });

  it('leave room: a record can be written again under the same id', async () => {
    await write(1, { serverUpdatedAt: confirmedAt(LIMIT - 1) });
    await purge();
    const { _deleted, _attachments, _meta, _rev, ...row } = rowAt(1);
    await (await store.collection('readings')).insert(row);
    expect((await (await store.collection('readings')).findOne(row.id).exec())?.id).toBe(row.id);
  });
});
