import { snapshotId, openSnapshot, type FirstPaintSnapshot, type SnapshotPart } from './snapshot-format.ts';
import { snapshotUserIds, snapshotRecords } from './snapshot-records.ts';

/** The parts of the snapshot that the first frame shows, and the user it belongs to. */
export interface WholeSnapshot extends Omit<FirstPaintSnapshot, 'account' | 'plan'> {
  /** Absent before the first visit that stored one. */
  readonly plan?: FirstPaintSnapshot['plan'];
  readonly userId: string;
}

/** The snapshot of the only user of this device. Null when there is none, or when several users have one: which one should be shown is unknown. */
export async function readWholeSnapshot(): Promise<WholeSnapshot | null> {
  const [userId, ...others] = await snapshotUserIds();
  if (userId === undefined || others.length > 0) return null;
  const id = (part: SnapshotPart) => ['heads', snapshotId(userId, part)] as const;
  const records = await snapshotRecords.read([['keys', userId], id('readings'), id('profile'), id('face'), id('plan')]);
  const [stored, ...encryptedParts] = records as [unknown?, ...(string | undefined)[]];
  // With an app lock there is no first frame: the document would hold readings before the unlock.
  const key = stored instanceof CryptoKey ? stored : undefined;
  const open = async <P extends SnapshotPart>(part: P, encrypted: string | undefined) =>
    key && encrypted !== undefined ? openSnapshot(key, userId, part, encrypted) : undefined;
  const [readings, profile, face, plan] = await Promise.all([
    open('readings', encryptedParts[0]),
    open('profile', encryptedParts[1]),
    open('face', encryptedParts[2]),
    open('plan', encryptedParts[3]).catch(() => undefined),
  ]);
  // A missing profile part is not a null profile: without the part, a pregnancy week could be shown after a loss.
  return readings && profile !== undefined && face ? { userId, readings, profile, face, ...(plan && { plan }) } : null;
}
