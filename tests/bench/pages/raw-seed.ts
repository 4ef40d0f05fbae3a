import { descendingKey, toInstant } from '@/model/time/instant.ts';
import { pressureValues } from './made-readings.ts';
import { RawRows } from './raw-rows.ts';

/** Fills the plain store with `count` pressures of one user. */
async function seed(count: number): Promise<void> {
  const raw = await RawRows.open();
  await raw.write(
    Array.from({ length: count }, (_, n) => {
      const { systolic, diastolic, at } = pressureValues(n, Date.now());
      const recordedAt = toInstant(at);
      const recordedDesc = descendingKey(recordedAt);
      return {
        id: `reading-${n}`,
        userId: 'someone',
        kind: 'bloodPressure',
        systolic,
        diastolic,
        recordedAt,
        recordedDesc,
      };
    }),
  );
}
Object.assign(globalThis, { seed });
