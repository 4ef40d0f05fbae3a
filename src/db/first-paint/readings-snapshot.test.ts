import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { toInstant } from '@/model/time/instant.ts';
import { SNAPSHOT_ROWS } from '@/db/snapshot/snapshot-format.ts';
import { loadedSnapshot } from '@/db/snapshot/first-paint-snapshot.ts';
import { saveReadingsSnapshots } from './readings-snapshot.ts';
import { openStore } from '@/db/store/open-store.ts';
import { addReading, removeReading } from '@/db/records/readings.ts';

const weightAt = (recordedAt: string) => addReading('weight', { weight: 68, unit: 'kg', recordedAt });
const saved = () => loadedSnapshot('amina', 'readings')?.map(({ id }) => id);

it('the snapshot has the newest readings of all kinds, without deleted ones', async () => {
  await using store = Object.assign(await openStore('amina'), {
    [Symbol.asyncDispose]: () => store.close(),
  });
  const now = Date.now();
  const first = await weightAt(toInstant(now - 3_600_000));
  const stop = saveReadingsSnapshots('amina');
  await expect.poll(saved).toEqual([first.id]);
  const pressure = { systolic: 118, diastolic: 76, recordedAt: toInstant(now) };
  const second = await addReading('bloodPressure', pressure);
  await expect.poll(saved).toEqual([second.id, first.id]);
  await removeReading(first.id);
  await expect.poll(saved).toEqual([second.id]);
  for (let nth = 1; nth <= SNAPSHOT_ROWS; nth += 1) await weightAt(toInstant(now - nth));
  await expect.poll(() => saved()?.length).toBe(SNAPSHOT_ROWS);
  expect(saved()?.[0]).toBe(second.id);
  stop();
});
