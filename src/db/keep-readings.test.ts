import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { toInstant } from '@/model/instant.ts';
import { HEAD_ROWS } from './head-form.ts';
import { knownHead } from './head-snapshot.ts';
import { keepReadings } from './keep-readings.ts';
import { openStore } from './open-store.ts';
import { addReading, removeReading } from './readings.ts';

const weightAt = (recordedAt: string) => addReading('weight', { weight: 68, unit: 'kg', recordedAt });
const kept = () => knownHead('amina', 'readings')?.map(({ id }) => id);

it('the next start begins with the newest readings of all kinds, without what was deleted, whatever page asks for', async () => {
  await using store = Object.assign(await openStore('amina'), {
    [Symbol.asyncDispose]: () => store.close(),
  });
  const now = Date.now();
  const first = await weightAt(toInstant(now - 3_600_000));
  const stop = keepReadings('amina');
  await expect.poll(kept).toEqual([first.id]);
  const pressure = { systolic: 118, diastolic: 76, recordedAt: toInstant(now) };
  const second = await addReading('bloodPressure', pressure);
  await expect.poll(kept).toEqual([second.id, first.id]);
  await removeReading(first.id);
  await expect.poll(kept).toEqual([second.id]);
  for (let nth = 1; nth <= HEAD_ROWS; nth += 1) await weightAt(toInstant(now - nth));
  await expect.poll(() => kept()?.length).toBe(HEAD_ROWS);
  expect(kept()?.[0]).toBe(second.id);
  stop();
});
