import { knownDeviceKey } from './device-key.ts';
import { headId, headPlace, type Head, type HeadPart } from './head-form.ts';
import { headKeyFor, headRecords } from './head-records.ts';
import { inTurn } from './in-turn.ts';
import { seal } from './seal.ts';

/** Not in the turn of the device key: a store that opens, or somebody who leaves, waits for no head. */
export const inTurnOf = (userId: string, work: () => Promise<void>): Promise<void> =>
  inTurn(`maia-head-${userId}`, work);

/** Seals a part for the next start. @returns when it is on the disk */
export const keepHeadNow = <P extends HeadPart>(userId: string, part: P, value: Head[P]): Promise<void> =>
  inTurnOf(userId, async () => {
    const deviceKey = await knownDeviceKey(userId);
    // After a sign-out there is no key, and a late snapshot must not come back.
    if (!deviceKey) return;
    const key = await headKeyFor(userId, deviceKey);
    const box = await seal(key, JSON.stringify(value), headPlace(userId, part));
    await headRecords.keep('heads', headId(userId, part), box);
  });
