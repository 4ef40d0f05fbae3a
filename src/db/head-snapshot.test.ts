import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import type { Reading } from '@/model/reading.ts';
import { deviceKey } from './device-key.ts';
import { readDeviceRecord } from './device-records.ts';
import { forgetSealed } from './erase-store.ts';
import { keepHead, readHead } from './head-snapshot.ts';

const readings = Array.from({ length: 80 }, (_, at) => ({
  id: `r${at}`,
  note: 'Planted-Word-Elderflower',
})) as never as Reading[];

it('gives back the newest 50 of the last visit, and none of their words lies open', async () => {
  await deviceKey('amina');
  keepHead('amina', readings);
  await expect.poll(() => readHead('amina')).toEqual(readings.slice(0, 50));
  const stored = await readDeviceRecord<string>('heads', 'amina');
  expect(stored?.length).toBeGreaterThan(1000);
  expect(stored).not.toContain('Elderflower');
});

it('is nobody else’s', async () => {
  await deviceKey('zola');
  expect(await readHead('zola')).toBeNull();
});

it('does not come back after a sign-out, not even from a write that was waiting', async () => {
  await deviceKey('lena');
  await forgetSealed('lena');
  keepHead('lena', readings);
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(await readDeviceRecord('heads', 'lena')).toBeUndefined();
});
