import { deviceKeyOwners } from './device-key.ts';
import { readDeviceRecords } from './device-records.ts';
import { headKey, openHead, type Head, type HeadPart } from './head-form.ts';

/** All that the last visit left for the first paint, and whose it is. */
export interface WholeHead extends Pick<Head, 'readings' | 'face'> {
  readonly userId: string;
  /** Undefined when it was never read; null while this phone has none. */
  readonly profile: Head['profile'] | undefined;
}

async function opened(key: CryptoKey, userId: string, ...boxes: [string, string | undefined, string]) {
  const [readings, profile, face] = await Promise.all([
    openHead(key, userId, 'readings', boxes[0]),
    boxes[1] === undefined ? undefined : openHead(key, userId, 'profile', boxes[1]),
    openHead(key, userId, 'face', boxes[2]),
  ]);
  return { readings, profile, face };
}

/** The head of the one person who uses this device; null when there is none, or no way to tell whose it should be. */
export async function readWholeHead(): Promise<WholeHead | null> {
  const [userId, ...others] = await deviceKeyOwners();
  if (userId === undefined || others.length > 0) return null;
  const id = (part: HeadPart) => ['heads', headKey(userId, part)] as const;
  const wanted = [['keys', userId] as const, id('readings'), id('profile'), id('face')];
  const [key, ...boxes] = (await readDeviceRecords(wanted)) as [CryptoKey?, ...(string | undefined)[]];
  const [readings, profile, face] = boxes;
  if (!key || readings === undefined || face === undefined) return null;
  return {
    userId,
    ...(await opened(key, userId, readings, profile, face)),
  };
}
