/// <reference types="vite/client" />
import { saveSnapshot } from '@/db/snapshot/first-paint-snapshot.ts';
import { newestReadings } from '@/db/records/live-readings.ts';
import { openStore } from '@/db/store/open-store.ts';
import { descendingKey, toInstant } from '@/model/time/instant.ts';
import type { Reading } from '@/model/records/reading.ts';
import { useSession } from '@/sync/session/session.ts';
import { pressureValues } from './made-readings.ts';

const BATCH = 1_000;

/**
 * Signs a user in on this phone, without a server, and stores `count` of her pressures, encrypted as always, with the
 * first-paint snapshot that a visit stores.
 */
async function seed(count: number): Promise<void> {
  const user = { id: 'bench-user', name: 'Amina Odhiambo', email: 'amina@example.org', labels: [] };
  useSession.setState({ user, isAuthenticated: true });
  const store = await openStore(user.id);
  const readings = await store.collection('readings');
  for (let from = 0; from < count; from += BATCH)
    await readings.bulkInsert(
      Array.from({ length: BATCH }, (_, at) => {
        const { systolic, diastolic, at: time } = pressureValues(from + at, Date.now());
        const recordedAt = toInstant(time);
        const recordedDesc = descendingKey(recordedAt);
        return {
          id: crypto.randomUUID(),
          userId: user.id,
          kind: 'bloodPressure',
          systolic,
          diastolic,
          recordedAt,
          recordedDesc,
          serverUpdatedAt: '',
        };
      }),
    );
  const seen = await new Promise<readonly Reading[]>((resolve) => newestReadings({ limit: 50 }).subscribe(resolve));
  saveSnapshot(user.id, 'readings', seen);
  // The snapshot is encrypted once the page is idle.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
}
Object.assign(globalThis, { seed });
