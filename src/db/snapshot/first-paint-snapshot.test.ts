import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import type { Reading } from '@/model/records/reading.ts';
import { deviceKey } from '@/db/encryption/device-key.ts';
import { snapshotRecords } from './snapshot-records.ts';
import { deleteKeyAndSnapshot } from '@/db/store/erase-store.ts';
import { saveSnapshot, readSnapshot } from './first-paint-snapshot.ts';
import { saveSnapshotNow } from './save-snapshot.ts';

const readings = Array.from({ length: 50 }, (_, at) => ({
  id: `r${at}`,
  note: 'Planted-Word-Elderflower',
})) as never as Reading[];

it('returns the values of the last visit, and stores none of them in clear', async () => {
  await deviceKey('amina');
  saveSnapshot('amina', 'readings', readings);
  expect(await readSnapshot('amina', 'readings')).toEqual(readings);
  const stored = () =>
    snapshotRecords.read([['heads', 'amina readings']]).then(([encrypted]) => encrypted as string | undefined);
  await expect.poll(async () => (await stored())?.length).toBeGreaterThan(1000);
  expect(await stored()).not.toContain('Elderflower');
  vi.resetModules();
  const nextVisit = await import('./first-paint-snapshot.ts');
  expect(await nextVisit.readSnapshot('amina', 'readings')).toEqual(readings);
});

it('is deleted when a newer one cannot be stored, because the old one may be wrong by now', async () => {
  await deviceKey('mira');
  await saveSnapshotNow('mira', 'profile', async () => null);
  const put = vi.spyOn(snapshotRecords, 'put').mockRejectedValueOnce(new Error('QuotaExceededError'));
  await expect(saveSnapshotNow('mira', 'profile', async () => null)).rejects.toThrow('QuotaExceededError');
  put.mockRestore();
  expect(await snapshotRecords.read([['heads', 'mira profile']])).toEqual([undefined]);
});

it('is not returned for another user', async () => {
  await deviceKey('zola');
  expect(await readSnapshot('zola', 'readings')).toBeUndefined();
});

it('does not come back after a sign-out, not even from a pending write', async () => {
  await deviceKey('lena');
  await deleteKeyAndSnapshot('lena');
  saveSnapshot('lena', 'readings', readings);
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(await snapshotRecords.read([['heads', 'lena readings']])).toEqual([undefined]);
});
