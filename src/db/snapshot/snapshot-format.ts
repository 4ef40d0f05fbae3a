import type { LatePlan } from '@/model/plan/plan-step.ts';
import type { Profile } from '@/model/records/profile.ts';
import type { Reading } from '@/model/records/reading.ts';
import { unseal } from '@/db/encryption/seal.ts';

/** The appearance of the page on this device at the last visit, for the first paint. */
export interface SavedAppearance {
  /** User and settings in `localStorage`; null for a missing key. If they differ now, the snapshot is not used. */
  readonly stored: Readonly<Record<string, string | null>>;
  /** Other `localStorage` keys that pages read for the first paint. */
  readonly aside: Readonly<Record<string, string | null>>;
  /** Attributes of the document element, and the heights in its style properties. */
  readonly root: Readonly<Record<string, string>>;
  readonly innerWidth: number;
  readonly language: string;
  /** The messages of the first paint, for languages that are not part of the app's own script. */
  readonly words: Readonly<Record<string, string>> | null;
}

/** The data of the first paint; each part is encrypted separately. */
export interface FirstPaintSnapshot {
  /** The newest of all kinds, the newest first. */
  readings: readonly Reading[];
  profile: Profile | null;
  /** Doses and visits of this day and the next ones. */
  plan: LatePlan;
  /** Name and address of the account, which `localStorage` must not have. */
  account: { readonly name: string; readonly email: string };
  face: SavedAppearance;
}
export type SnapshotPart = keyof FirstPaintSnapshot;

/** How many of the newest readings are stored. */
export const SNAPSHOT_ROWS = 50;

/** Part of the additional data of the encryption: a new number makes old snapshots unreadable. */
const FORMAT_VERSION = 3;

export const snapshotAad = (userId: string, part: SnapshotPart): string => `head|${FORMAT_VERSION}|${part}|${userId}`;
/** The id of a part among the device records. */
export const snapshotId = (userId: string, part: SnapshotPart): string => `${userId} ${part}`;

/** @throws when it was encrypted for another user or part, or with another key */
export const openSnapshot = async <P extends SnapshotPart>(
  key: CryptoKey,
  userId: string,
  part: P,
  encrypted: string,
): Promise<FirstPaintSnapshot[P]> =>
  JSON.parse(await unseal(key, encrypted, snapshotAad(userId, part))) as FirstPaintSnapshot[P];
