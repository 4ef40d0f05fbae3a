import { useCallback, useEffect, useRef } from 'react';
import { forgetSealedDraft, keepSealedDraft, readSealedDraft } from '@/db/sealed-draft.ts';
import { useSession } from '@/sync/session.ts';
import { useDraft } from '@/ui/use-draft.ts';

/** Typing settles before it is sealed. */
const SETTLED_MS = 400;

/**
 * What is typed into a form outlives its sheet, its page and a reload, for this user alone.
 * In memory as it is; on the disk only sealed by the store, because it is about health.
 */
export function useSealedDraft<T extends object>(form: string, empty: T) {
  const userId = useSession((session) => session.user?.id ?? '');
  const { draft, set, clear } = useDraft<T>(`${userId} ${form}`, empty);
  // What is typed before the sealed draft has been read wins over it.
  const isTouched = useRef(draft !== empty);

  useEffect(() => {
    if (isTouched.current) return;
    let isGone = false;
    void readSealedDraft<T>(form).then((kept) => {
      if (kept && !isGone && !isTouched.current) set(kept);
    });
    return () => {
      isGone = true;
    };
  }, [form, set]);

  useEffect(() => {
    if (!isTouched.current) return;
    let isGone = false;
    // A draft sealed while its reading was being saved must not come back.
    const isWanted = () => !isGone && isTouched.current;
    const timer = window.setTimeout(() => void keepSealedDraft(form, draft, isWanted), SETTLED_MS);
    return () => {
      isGone = true;
      window.clearTimeout(timer);
    };
  }, [form, draft]);

  return {
    draft,
    set: useCallback(
      (changes: Partial<T>) => {
        isTouched.current = true;
        set(changes);
      },
      [set],
    ),
    clear: useCallback(() => {
      isTouched.current = false;
      clear();
      forgetSealedDraft(form);
    }, [clear, form]),
  };
}

const nothing = {};

/**
 * The form of a record with what was typed over it. Only that is kept: a draft that was left lying takes what another
 * phone has changed since.
 */
export function useDraftOver<T extends object>(form: string, record: T) {
  const { draft: typed, set, clear } = useSealedDraft<Partial<T>>(form, nothing);
  return { draft: { ...record, ...typed }, set, clear };
}
