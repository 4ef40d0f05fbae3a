import { currentStore } from './open-store.ts';

const placeOf = (name: string) => `note ${name}`;
const keyOf = (name: string) => `maia-note-${name}`;

/**
 * Keeps something small of this person on this phone, sealed with her key: a count under way, a list of her own. It
 * outlives the tab and a restart, is never sent, and goes when she signs out. One that cannot be kept is no error.
 * @returns whether it is kept
 */
export async function keepNote(name: string, value: unknown): Promise<boolean> {
  try {
    const store = await currentStore();
    localStorage.setItem(keyOf(name), await store.seal(JSON.stringify(value), placeOf(name)));
    return true;
  } catch {
    dropNote(name);
    return false;
  }
}

/** The note kept before; null when there is none, this phone cannot say, or another person's key sealed it. */
export async function readNote<T>(name: string): Promise<T | null> {
  try {
    const sealed = localStorage.getItem(keyOf(name));
    if (sealed === null) return null;
    return JSON.parse(await (await currentStore()).unseal(sealed, placeOf(name))) as T;
  } catch {
    return null;
  }
}

/** It is done with. */
export function dropNote(name: string): void {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {
    // A browser that keeps nothing for pages holds none either.
  }
}
