import { SNAPSHOT_ROWS } from '@/db/snapshot/snapshot-format.ts';
import { saveSnapshot } from '@/db/snapshot/first-paint-snapshot.ts';
import { newestReadings } from '@/db/records/live-readings.ts';

/** Saves the newest readings of the open store for the first paint of the next start, on every page. @returns a function that stops it */
export const saveReadingsSnapshots = (userId: string): (() => void) =>
  newestReadings({ limit: SNAPSHOT_ROWS }).subscribe((readings) => saveSnapshot(userId, 'readings', readings));
