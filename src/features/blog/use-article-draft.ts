import { useCallback, useEffect, useRef, useState } from 'react';
import { dropNote, keepNote, readNote } from '@/db/sealed-note.ts';
import { useSession } from '@/sync/session.ts';
import type { ArticleDraft } from './article-draft.ts';
import {
  changesIn,
  clashesOver,
  draftOver,
  noChanges,
  settled,
  withChange,
  type DraftChanges,
  type DraftPart,
} from './draft-changes.ts';

/** Typing pauses this long before the draft is sealed. */
const SETTLED_MS = 300;

const whoIsHere = () => useSession.getState().user?.id;

/**
 * What is changed of an article, over what the server has now. It survives a reload and a restart, sealed on this
 * phone. Undefined until what was kept has been read.
 */
export function useArticleDraft(name: string, server: ArticleDraft) {
  const [changes, setChanges] = useState<DraftChanges>();
  const [state, setState] = useState<'untouched' | 'keeping' | 'kept'>('untouched');
  const [writer] = useState(whoIsHere);
  /** Not sealed yet. */
  const typed = useRef<DraftChanges | null>(null);
  // Keeping and dropping follow each other, so that a late write does not bring back what was dropped.
  const writing = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    let isGone = false;
    void readNote<DraftChanges | ArticleDraft>(name).then((kept) => {
      if (isGone) return;
      setChanges(changesIn(kept));
      if (kept) setState('kept');
    });
    return () => {
      isGone = true;
    };
  }, [name]);

  const keepNow = useCallback(() => {
    const latest = typed.current;
    if (!latest) return;
    typed.current = null;
    // Signing out takes this screen away too: the store that opens next is somebody else's.
    if (whoIsHere() !== writer) return;
    writing.current = writing.current
      .then(() => keepNote(name, latest))
      .then((isKept) => {
        if (isKept && !typed.current) setState((now) => (now === 'keeping' ? 'kept' : now));
      });
  }, [name, writer]);

  useEffect(() => {
    if (state !== 'keeping' || !changes) return;
    typed.current = changes;
    const timer = setTimeout(keepNow, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [keepNow, changes, state]);

  // Who leaves the screen or the app does not wait for the pause.
  useEffect(() => {
    document.addEventListener('visibilitychange', keepNow);
    return () => {
      document.removeEventListener('visibilitychange', keepNow);
      keepNow();
    };
  }, [keepNow]);

  const set = (next: (before: DraftChanges) => DraftChanges) => {
    setState('keeping');
    setChanges((before) => before && next(before));
  };
  const change = (given: Partial<ArticleDraft>) => set((before) => withChange(server, before, given));
  const settle = (part: DraftPart, choice: 'own' | 'theirs') => set((before) => settled(server, before, part, choice));
  const drop = async () => {
    typed.current = null;
    setState('untouched');
    setChanges(noChanges);
    await writing.current;
    dropNote(name);
  };
  return {
    changes,
    draft: changes && draftOver(server, changes),
    clashes: changes ? clashesOver(server, changes) : [],
    change,
    settle,
    drop,
    state,
  };
}
