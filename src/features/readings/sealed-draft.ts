import { currentStore } from '@/db/open-store.ts';
import type { ReadingKind } from '@/model/reading.ts';

const placeOf = (kind: ReadingKind) => `draft ${kind}`;
const keyOf = (kind: ReadingKind) => `maia-draft-${kind}`;

/** Keeps a draft for this tab, sealed with the key of this user and device. A draft that cannot be kept is no error. */
export async function keepSealedDraft(kind: ReadingKind, draft: object, isWanted: () => boolean): Promise<void> {
  try {
    const store = await currentStore();
    const sealed = await store.seal(JSON.stringify(draft), placeOf(kind));
    if (isWanted()) sessionStorage.setItem(keyOf(kind), sealed);
  } catch {
    sessionStorage.removeItem(keyOf(kind));
  }
}

/** The draft kept before a reload; null when there is none or another user's key sealed it. */
export async function readSealedDraft<T>(kind: ReadingKind): Promise<T | null> {
  const sealed = sessionStorage.getItem(keyOf(kind));
  if (sealed === null) return null;
  try {
    return JSON.parse(await (await currentStore()).unseal(sealed, placeOf(kind))) as T;
  } catch {
    forgetSealedDraft(kind);
    return null;
  }
}

export const forgetSealedDraft = (kind: ReadingKind) => sessionStorage.removeItem(keyOf(kind));
