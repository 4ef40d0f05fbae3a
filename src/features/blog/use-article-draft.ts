import { useCallback, useEffect, useRef, useState } from 'react';
import { dropNote, keepNote, readNote } from '@/db/sealed-note.ts';
import { changedDraft, type ArticleDraft } from './article-draft.ts';

/** Typing pauses this long before the draft is sealed. */
const SETTLED_MS = 300;

/** A draft that survives a reload and a restart, sealed on this phone. Undefined until what was kept has been read. */
export function useArticleDraft(name: string, initial: ArticleDraft) {
  const [draft, setDraft] = useState<ArticleDraft>();
  const [state, setState] = useState<'untouched' | 'keeping' | 'kept'>('untouched');
  const first = useRef(initial);
  // Keeping and dropping follow each other, so that a late write does not bring back what was dropped.
  const writing = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    let isGone = false;
    void readNote<ArticleDraft>(name).then((kept) => {
      if (isGone) return;
      setDraft(kept ?? first.current);
      if (kept) setState('kept');
    });
    return () => {
      isGone = true;
    };
  }, [name]);

  useEffect(() => {
    if (state !== 'keeping' || !draft) return;
    let isOld = false;
    const timer = setTimeout(() => {
      writing.current = writing.current
        .then(() => !isOld && keepNote(name, draft))
        .then((isKept) => isKept && !isOld && setState('kept'));
    }, SETTLED_MS);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [name, draft, state]);

  const change = useCallback((changes: Partial<ArticleDraft>) => {
    setState('keeping');
    setDraft((before) => before && changedDraft(before, changes));
  }, []);
  const drop = useCallback(async () => {
    setState('untouched');
    setDraft(first.current);
    await writing.current;
    dropNote(name);
  }, [name]);
  return { draft, change, drop, state };
}
