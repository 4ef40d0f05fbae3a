import { useCallback, useState } from 'react';

const drafts = new Map<string, unknown>();

/**
 * Form state that outlives its page: nothing typed is lost by navigating away and back, or when a page fails. Held in
 * memory only, because it may be health data. Call `clear` after saving: the form then starts again from `initial`.
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

/** The current draft with this key, if any. */
export const draftOf = <T>(key: string): T | undefined => drafts.get(key) as T | undefined;

/** Sets the values that the form with this key shows when it opens next. */
export const storeDraft = (key: string, draft: object) => void drafts.set(key, draft);

/** Call when another user signs in on this phone. */
export const clearDrafts = () => drafts.clear();
