import { useCallback, useEffect, useRef, useState } from 'react';
import { removeSealedItem, saveSealedItem, readSealedItem } from '@/db/drafts/sealed-item.ts';
import { useSession } from '@/sync/session/session.ts';
import type { ArticleDraft } from '@/model/blog/article-draft.ts';
import {
  readStoredChanges,
  conflictsOver,
  draftOver,
  noChanges,
  resolveConflict,
  withChange,
  type DraftChanges,
  type DraftPart,
} from './draft-changes.ts';

/** Pause in typing (ms) before the draft is encrypted and saved. */
const SETTLED_MS = 300;

const currentUserId = () => useSession.getState().user?.id;

/**
 * The draft's changes on top of the server's current version. They survive a reload and a restart, stored encrypted on
 * this phone. Undefined until the stored draft was read.
 */
export function useArticleDraft(name: string, server: ArticleDraft) {
  const [changes, setChanges] = useState<DraftChanges>();
  const [state, setState] = useState<'untouched' | 'keeping' | 'kept'>('untouched');
  const [writer] = useState(currentUserId);
  /** Changes that are not saved yet. */
  const typed = useRef<DraftChanges | null>(null);
  // Saves and deletions run in order, so that a late save does not restore a deleted draft.
  const writing = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    let isCancelled = false;
    void readSealedItem<DraftChanges | ArticleDraft>(name).then((stored) => {
      if (isCancelled) return;
      setChanges(readStoredChanges(stored));
      if (stored) setState('kept');
    });
    return () => {
      isCancelled = true;
    };
  }, [name]);

  const saveNow = useCallback(() => {
    const latest = typed.current;
    if (!latest) return;
    typed.current = null;
    // A sign-out unmounts this screen too: the store that opens next belongs to another user.
    if (currentUserId() !== writer) return;
    writing.current = writing.current
      .then(() => saveSealedItem(name, latest))
      .then((isSaved) => {
        if (isSaved && !typed.current) setState((now) => (now === 'keeping' ? 'kept' : now));
      });
  }, [name, writer]);

  useEffect(() => {
    if (state !== 'keeping' || !changes) return;
    typed.current = changes;
    const timer = setTimeout(saveNow, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [saveNow, changes, state]);

  // Save at once when the screen or the app is closed.
  useEffect(() => {
    document.addEventListener('visibilitychange', saveNow);
    return () => {
      document.removeEventListener('visibilitychange', saveNow);
      saveNow();
    };
  }, [saveNow]);

  const set = (next: (before: DraftChanges) => DraftChanges) => {
    setState('keeping');
    setChanges((before) => before && next(before));
  };
  const change = (edit: Partial<ArticleDraft>) => set((before) => withChange(server, before, edit));
  const settle = (part: DraftPart, choice: 'own' | 'theirs') =>
    set((before) => resolveConflict(server, before, part, choice));
  const drop = async () => {
    typed.current = null;
    setState('untouched');
    setChanges(noChanges);
    await writing.current;
    removeSealedItem(name);
  };
  return {
    changes,
    draft: changes && draftOver(server, changes),
    conflicts: changes ? conflictsOver(server, changes) : [],
    change,
    settle,
    drop,
    state,
  };
}
