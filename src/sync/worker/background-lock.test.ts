import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { setAppLock, unlockByPin } from '@/db/encryption/app-lock.ts';
import { knownDeviceKey } from '@/db/encryption/device-key.ts';
import { dropHeldKey, holdKey } from '@/db/encryption/held-key.ts';
import { newKeyBytes } from '@/db/encryption/key-wrapping.ts';
import { rotateDatabases } from '@/db/key-rotation/rotate-key.ts';
import { addReading } from '@/db/records/readings.ts';
import { openStore } from '@/db/store/open-store.ts';
import { toInstant } from '@/model/time/instant.ts';
import { replicateInBackground } from './background-replication.ts';

const connection = { endpoint: 'http://localhost:9/v1', projectId: 'maia', databaseId: 'maia' };

afterEach(() => {
  dropHeldKey();
  vi.unstubAllGlobals();
});

it('a background sync sends and opens nothing while the phone is locked, and asks for no further one; the rows wait', async () => {
  const fetched = vi.fn(() => Promise.reject(new TypeError('no network')));
  vi.stubGlobal('fetch', fetched);
  const requested: string[] = [];
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: {
      request: (name: string, ...args: unknown[]) => {
        requested.push(name);
        return (args.at(-1) as (lock: object) => unknown)({});
      },
      query: async () => ({ held: [], pending: [] }),
    },
  });
  const store = await openStore('amina');
  await addReading('weight', { weight: 68, unit: 'kg', recordedAt: toInstant(Date.now()) });
  const from = (await knownDeviceKey('amina'))!;
  await store.close();
  await setAppLock('amina', { pin: '482913', rounds: 1_000 }, { id: 'phone', secret: newKeyBytes() });

  requested.length = 0;
  expect(await replicateInBackground(connection)).toBe(false);
  expect(requested.filter((name) => name.startsWith('maia-sync-'))).toEqual([]);
  expect(fetched).not.toHaveBeenCalled();

  const { key } = (await unlockByPin('amina', '482913'))!;
  await rotateDatabases('amina', { from, to: key });
  holdKey('amina', key);
  expect(await replicateInBackground(connection, { limitMs: 300 })).toBe(true);
  expect(requested).toContain('maia-sync-amina');
});
