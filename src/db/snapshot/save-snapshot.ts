import { knownDeviceKey } from '@/db/encryption/device-key.ts';
import { snapshotId, snapshotAad, type FirstPaintSnapshot, type SnapshotPart } from './snapshot-format.ts';
import { snapshotKeyFor, snapshotRecords } from './snapshot-records.ts';
import { withLock } from '@/db/scheduling/with-lock.ts';
import { seal } from '@/db/encryption/seal.ts';

/** A lock of its own, not that of the device key: opening the store and signing out must not wait for a snapshot. */
export const withSnapshotLock = (userId: string, work: () => Promise<void>): Promise<void> =>
  withLock(`maia-head-${userId}`, work);

/**
 * Encrypts and stores a part for the next start, read while the lock is held. `undefined` leaves the stored part unchanged. If
 * it cannot be stored, the old part is deleted, because it may be wrong by now. Resolves when it is on the disk.
 */
export const saveSnapshotNow = <P extends SnapshotPart>(
  userId: string,
  part: P,
  read: () => Promise<FirstPaintSnapshot[P] | undefined>,
): Promise<void> =>
  withSnapshotLock(userId, async () => {
    const deviceKey = await knownDeviceKey(userId);
    // After a sign-out there is no key, and a late snapshot must not come back.
    if (!deviceKey) return;
    const key = await snapshotKeyFor(userId, deviceKey);
    const value = await read();
    if (value === undefined) return;
    const id = snapshotId(userId, part);
    const encrypted = await seal(key, JSON.stringify(value), snapshotAad(userId, part));
    await snapshotRecords.put('heads', id, encrypted).catch(async (error: unknown) => {
      await snapshotRecords.remove('heads', id);
      throw error;
    });
  });
