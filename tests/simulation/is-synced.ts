import { expect } from 'vitest';
import { countUnsent } from '../../src/db/outbox/unsent-rows.ts';
import type { LocalCollectionName } from '../../src/model/collections/local-collections.ts';
import type { Device } from './device.ts';

/**
 * Waits until no row of this phone is unsent, except rejected ones. Counts the rows, because the status follows a write
 * with a delay.
 */
export const isSynced = (device: Device) =>
  expect
    .poll(
      async () => {
        let waiting = 0;
        for (const name of device.store.names as LocalCollectionName[])
          waiting += await countUnsent(await device.store.collection(name));
        return { waiting: waiting - (device.status?.dead ?? 0), phase: device.status?.phase };
      },
      { timeout: 60_000, interval: 50 },
    )
    .toEqual({ waiting: 0, phase: 'idle' });
