import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import type { Reading } from '@/model/reading.ts';
import { deviceKey } from './device-key.ts';
import { headRecords } from './head-records.ts';
import { forgetSealed } from './erase-store.ts';
import { keepHead, readHead } from './head-snapshot.ts';
import { keepHeadNow } from './keep-head.ts';

const readings = Array.from({ length: 50 }, (_, at) => ({
  id: `r${at}`,
  note: 'Planted-Word-Elderflower',
})) as never as Reading[];

it('gives back what the last visit held, and none of its words lies open', async () => {
  await deviceKey('amina');
  keepHead('amina', 'readings', readings);
  expect(await readHead('amina', 'readings')).toEqual(readings);
  const stored = () => headRecords.read([['heads', 'amina readings']]).then(([box]) => box as string | undefined);
  await expect.poll(async () => (await stored())?.length).toBeGreaterThan(1000);
  expect(await stored()).not.toContain('Elderflower');
  vi.resetModules();
  const nextVisit = await import('./head-snapshot.ts');
  expect(await nextVisit.readHead('amina', 'readings')).toEqual(readings);
});

it('is forgotten where what is newer cannot be kept: the one of before may not be true any more', async () => {
  await deviceKey('mira');
  await keepHeadNow('mira', 'profile', async () => null);
  const keep = vi.spyOn(headRecords, 'keep').mockRejectedValueOnce(new Error('QuotaExceededError'));
  await expect(keepHeadNow('mira', 'profile', async () => null)).rejects.toThrow('QuotaExceededError');
  keep.mockRestore();
  expect(await headRecords.read([['heads', 'mira profile']])).toEqual([undefined]);
});

it('is nobody else’s', async () => {
  await deviceKey('zola');
  expect(await readHead('zola', 'readings')).toBeUndefined();
});

it('does not come back after a sign-out, not even from a write that was waiting', async () => {
  await deviceKey('lena');
  await forgetSealed('lena');
  keepHead('lena', 'readings', readings);
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(await headRecords.read([['heads', 'lena readings']])).toEqual([undefined]);
});
