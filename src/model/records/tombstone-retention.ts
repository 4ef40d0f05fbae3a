import { DAY_MS } from '@/model/time/durations.ts';

/** The server and the phones keep a tombstone for this time. */
export const TOMBSTONE_RETENTION_MS = 180 * DAY_MS;

/**
 * A device that was out of sync for longer than this does not rely on tombstones. It is half of the retention, so that
 * a clock that is wrong by weeks, or a sweep that is late, changes nothing.
 */
export const TRUST_TOMBSTONES_MS = 90 * DAY_MS;
