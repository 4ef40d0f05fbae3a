import type { Profile } from '@/model/profile.ts';
import type { Reading } from '@/model/reading.ts';
import { unseal } from './seal.ts';

/** What else the first paint is drawn from: how this phone looks to her, as the page itself had it. */
export interface Face {
  /** Who she is and how she wants it, as `localStorage` has it; null for what was not there. Else it is not for this phone. */
  readonly stored: Readonly<Record<string, string | null>>;
  /** What else pages read of `localStorage` for it. */
  readonly aside: Readonly<Record<string, string | null>>;
  /** The attributes of the document and what its styles are told of heights. */
  readonly root: Readonly<Record<string, string>>;
  readonly innerWidth: number;
  readonly language: string;
  /** The words of the first paint, where they do not come with the app. */
  readonly words: Readonly<Record<string, string>> | null;
}

/** What the first paint is made of, each part sealed by itself. */
export interface Head {
  /** The newest of all kinds, the newest first. */
  readings: readonly Reading[];
  profile: Profile | null;
  face: Face;
}
export type HeadPart = keyof Head;

/** Rows of the newest readings that are kept. */
export const HEAD_ROWS = 50;

/** A change of what is in it drops the old ones. */
const FORM = 2;

export const headPlace = (userId: string, part: HeadPart): string => `head|${FORM}|${part}|${userId}`;
/** Under which name a part lies on the device. */
export const headId = (userId: string, part: HeadPart): string => `${userId} ${part}`;

/** @throws when it was sealed for another place or by another key */
export const openHead = async <P extends HeadPart>(
  key: CryptoKey,
  userId: string,
  part: P,
  box: string,
): Promise<Head[P]> => JSON.parse(await unseal(key, box, headPlace(userId, part))) as Head[P];
