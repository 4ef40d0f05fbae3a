import { currentStore } from '@/db/store/open-store.ts';

const aadOf = (form: string) => `draft ${form}`;
const keyOf = (form: string) => `maia-draft-${form}`;

/** Stores a draft for this tab, encrypted with the device key of the user. A failed write is ignored. */
export async function saveSealedDraft(form: string, draft: object, isCurrent: () => boolean): Promise<void> {
  try {
    const store = await currentStore();
    const sealed = await store.seal(JSON.stringify(draft), aadOf(form));
    if (isCurrent()) sessionStorage.setItem(keyOf(form), sealed);
  } catch {
    sessionStorage.removeItem(keyOf(form));
  }
}

/** Writes that wait for a pause in typing, by form. */
const delayed = new Map<string, () => Promise<void>>();

/** Stores a draft after `delayMs` (ms) without another change of it. @returns a function that cancels it */
export function delaySealedDraft(form: string, draft: object, isCurrent: () => boolean, delayMs: number): () => void {
  const save = () => {
    cancel();
    return saveSealedDraft(form, draft, isCurrent);
  };
  const timer = setTimeout(() => void save(), delayMs);
  delayed.set(form, save);
  function cancel(): void {
    clearTimeout(timer);
    if (delayed.get(form) === save) delayed.delete(form);
  }
  return cancel;
}

/** Stores all drafts that wait for a pause in typing: before the app locks, because the key is gone after that. */
export async function flushSealedDrafts(): Promise<void> {
  await Promise.all([...delayed.values()].map((save) => save()));
}

/** The draft stored before a reload; null when there is none or it was encrypted with another user's key. */
export async function readSealedDraft<T>(form: string): Promise<T | null> {
  const sealed = sessionStorage.getItem(keyOf(form));
  if (sealed === null) return null;
  try {
    return JSON.parse(await (await currentStore()).unseal(sealed, aadOf(form))) as T;
  } catch {
    forgetSealedDraft(form);
    return null;
  }
}

export const forgetSealedDraft = (form: string) => sessionStorage.removeItem(keyOf(form));
