import { knownDeviceKey } from './device-key.ts';
import { headId, headPlace, type Head, type HeadPart } from './head-form.ts';
import { headKeyFor, headRecords } from './head-records.ts';
import { inTurn } from './in-turn.ts';
import { seal } from './seal.ts';

/** Not in the turn of the device key: a store that opens, or somebody who leaves, waits for no head. */
export const inTurnOf = (userId: string, work: () => Promise<void>): Promise<void> =>
  inTurn(`maia-head-${userId}`, work);

/**
 * Seals a part for the next start, as it is when its turn comes; what is undefined stays as it was. What cannot be kept is
 * forgotten: the one of before may not be true any more. @returns when it is on the disk
 */
export const keepHeadNow = <P extends HeadPart>(
  userId: string,
  part: P,
  read: () => Promise<Head[P] | undefined>,
): Promise<void> =>
  inTurnOf(userId, async () => {
    const deviceKey = await knownDeviceKey(userId);
    // After a sign-out there is no key, and a late snapshot must not come back.
    if (!deviceKey) return;
    const key = await headKeyFor(userId, deviceKey);
    const value = await read();
    if (value === undefined) return;
    const id = headId(userId, part);
    const box = await seal(key, JSON.stringify(value), headPlace(userId, part));
    await headRecords.keep('heads', id, box).catch(async (error: unknown) => {
      await headRecords.remove('heads', id);
      throw error;
    });
  });
