import { useCallback, useState } from 'react';

const drafts = new Map<string, unknown>();

/**
 * State of a form that outlives its page: going away and back, or a page that fails, loses nothing typed.
 * It lives in memory only, because what is typed may be about health. `clear` when it is saved: the form
 * begins anew from `initial`.
 */
export function useDraft<T>(key: string, initial: T) {
  const [draft, setState] = useState<T>(() => (drafts.has(key) ? (drafts.get(key) as T) : initial));
  const set = useCallback(
    (change: Partial<T>) =>
      setState((current) => {
        const next = { ...current, ...change };
        drafts.set(key, next);
        return next;
      }),
    [key],
  );
  const clear = useCallback(() => {
    drafts.delete(key);
    setState(initial);
  }, [key, initial]);
  return { draft, set, clear };
}

/** What is typed under this name now, if anything. */
export const draftOf = <T>(key: string): T | undefined => drafts.get(key) as T | undefined;

/** What the form under this name shows when it is opened next. */
export const keepDraft = (key: string, draft: object) => void drafts.set(key, draft);

/** Another person is at the phone now. */
export const forgetDrafts = () => drafts.clear();
