import { currentStore } from './open-store.ts';

const placeOf = (form: string) => `draft ${form}`;
const keyOf = (form: string) => `maia-draft-${form}`;

/** Keeps a draft for this tab, sealed with the key of this user and device. A draft that cannot be kept is no error. */
export async function keepSealedDraft(form: string, draft: object, isWanted: () => boolean): Promise<void> {
  try {
    const store = await currentStore();
    const sealed = await store.seal(JSON.stringify(draft), placeOf(form));
    if (isWanted()) sessionStorage.setItem(keyOf(form), sealed);
  } catch {
    sessionStorage.removeItem(keyOf(form));
  }
}

/** The draft kept before a reload; null when there is none or another user's key sealed it. */
export async function readSealedDraft<T>(form: string): Promise<T | null> {
  const sealed = sessionStorage.getItem(keyOf(form));
  if (sealed === null) return null;
  try {
    return JSON.parse(await (await currentStore()).unseal(sealed, placeOf(form))) as T;
  } catch {
    forgetSealedDraft(form);
    return null;
  }
}

export const forgetSealedDraft = (form: string) => sessionStorage.removeItem(keyOf(form));
