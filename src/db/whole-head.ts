import { headId, openHead, type Head, type HeadPart } from './head-form.ts';
import { headOwners, headRecords } from './head-records.ts';

/** All that the last visit left for the first paint, and whose it is. */
export interface WholeHead extends Head {
  readonly userId: string;
}

/** The head of the one person who uses this device; null when there is none, or no way to tell whose it should be. */
export async function readWholeHead(): Promise<WholeHead | null> {
  const [userId, ...others] = await headOwners();
  if (userId === undefined || others.length > 0) return null;
  const id = (part: HeadPart) => ['heads', headId(userId, part)] as const;
  const boxes = await headRecords.read([['keys', userId], id('readings'), id('profile'), id('face')]);
  const [key, ...sealed] = boxes as [CryptoKey?, ...(string | undefined)[]];
  const open = async <P extends HeadPart>(part: P, box: string | undefined) =>
    key && box !== undefined ? openHead(key, userId, part, box) : undefined;
  const [readings, profile, face] = await Promise.all([
    open('readings', sealed[0]),
    open('profile', sealed[1]),
    open('face', sealed[2]),
  ]);
  // Without the profile nobody knows whether it is a week that may be shown: null says that there is none.
  return readings && profile !== undefined && face ? { userId, readings, profile, face } : null;
}
