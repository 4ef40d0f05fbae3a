import { HEAD_ROWS } from './head-form.ts';
import { keepHead } from './head-snapshot.ts';
import { newestReadings } from './live-readings.ts';

/** Keeps the newest readings of the open store for the first paint of the next start, whatever page is open. @returns the call that ends it */
export const keepReadings = (userId: string): (() => void) =>
  newestReadings({ limit: HEAD_ROWS }).subscribe((readings) => keepHead(userId, 'readings', readings));
