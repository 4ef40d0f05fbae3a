import { currentStore } from '@/db/store/open-store.ts';

const aadOf = (name: string) => `note ${name}`;
const keyOf = (name: string) => `maia-note-${name}`;

/**
 * Stores a small value of the user on this device, encrypted with her key: for example a kick count in progress or a personal
 * list. It survives restarts, is never sent, and is deleted at the sign-out. A failed write is not an error.
 * @returns whether it was stored
 */
export async function saveSealedItem(name: string, value: unknown): Promise<boolean> {
  try {
    const store = await currentStore();
    localStorage.setItem(keyOf(name), await store.seal(JSON.stringify(value), aadOf(name)));
    return true;
  } catch {
    removeSealedItem(name);
    return false;
  }
}

/** The stored value; null when there is none, when storage cannot be read, or when it was encrypted with another user's key. */
export async function readSealedItem<T>(name: string): Promise<T | null> {
  try {
    const sealed = localStorage.getItem(keyOf(name));
    if (sealed === null) return null;
    return JSON.parse(await (await currentStore()).unseal(sealed, aadOf(name))) as T;
  } catch {
    return null;
  }
}

export function removeSealedItem(name: string): void {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {
    // Without localStorage there is no stored value to remove.
  }
}
