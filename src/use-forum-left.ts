import { useEffect, useState } from 'react';
import type { ForumHold, KeptWrite } from '@/model/forum-write.ts';

/** What she wrote in the forum and is only on this phone. */
export interface ForumLeft {
  /** Why what waits was not taken when it was sent last; null when it was not, or nothing waits. */
  readonly held: ForumHold | null;
  /** When it is taken, as the server said, ms since 1970. */
  readonly heldUntil: number | null;
  /** Texts that the forum did not take, for good. */
  readonly refused: number;
}

const nothing: ForumLeft = { held: null, heldUntil: null, refused: 0 };

function leftOf(writes: readonly KeptWrite[]): ForumLeft {
  const first = writes.find(({ state }) => state === 'waiting');
  const refused = writes.filter(({ state, write }) => !['waiting', 'sent'].includes(state) && write.kind !== 'vote');
  return { held: first?.held ?? null, heldUntil: first?.heldUntil ?? null, refused: refused.length };
}

/** The same now and after every change. Until the box has answered, so many are refused as were counted before. */
export function useForumLeft(refused: number): ForumLeft {
  const [left, setLeft] = useState({ ...nothing, refused });
  useEffect(() => {
    let isOver = false;
    let stop = () => {};
    void import('@/db/forum.ts').then(({ liveForumWrites }) => {
      if (!isOver) stop = liveForumWrites().subscribe((writes) => setLeft(leftOf(writes)));
    });
    return () => {
      isOver = true;
      stop();
    };
  }, []);
  return left;
}
