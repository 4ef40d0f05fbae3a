import { useCallback, useEffect, useRef } from 'react';
import { forgetSealedDraft, delaySealedDraft, readSealedDraft } from '@/db/drafts/sealed-draft.ts';
import { useSession } from '@/sync/session/session.ts';
import { useDraft } from '@/ui/controls/use-draft.ts';

/** Time without a key press before the draft is encrypted and stored. */
const DEBOUNCE_MS = 400;

/**
 * The draft of a form survives its sheet, its page and a reload, and only this user gets it back.
 * Plain in memory; encrypted on disk, because it is health data.
 */
export function useSealedDraft<T extends object>(form: string, empty: T) {
  const userId = useSession((session) => session.user?.id ?? '');
  const { draft, set, clear } = useDraft<T>(`${userId} ${form}`, empty);
  // Text typed before the stored draft has been read wins over it.
  const isTouched = useRef(draft !== empty);

  useEffect(() => {
    if (isTouched.current) return;
    let isStale = false;
    void readSealedDraft<T>(form).then((stored) => {
      if (stored && !isStale && !isTouched.current) set(stored);
    });
    return () => {
      isStale = true;
    };
  }, [form, set]);

  useEffect(() => {
    if (!isTouched.current) return;
    let isStale = false;
    // A draft that is still being stored when its record is saved must not reappear.
    const isCurrent = () => !isStale && isTouched.current;
    const cancel = delaySealedDraft(form, draft, isCurrent, DEBOUNCE_MS);
    return () => {
      isStale = true;
      cancel();
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

const noChanges = {};

/**
 * A record with the draft changes on top. Only the changed fields are stored, so an old draft still picks up changes that
 * another device has made since.
 */
export function useDraftOver<T extends object>(form: string, record: T) {
  const { draft: typed, set, clear } = useSealedDraft<Partial<T>>(form, noChanges);
  return { draft: { ...record, ...typed }, set, clear };
}
