import { useEffect, useState } from 'react';
import type { ForumRetryReason, PendingForumWrite } from '@/model/forum/forum-write.ts';

/** Forum texts that exist only on this phone. */
export interface UnsentForumTexts {
  /** Why the server held back the first pending text when it was last sent; null when it did not, or none is pending. */
  readonly held: ForumRetryReason | null;
  /** When the server accepts it, ms since 1970. */
  readonly heldUntil: number | null;
  /** Number of texts that the server rejected for good. */
  readonly refused: number;
}

const noneUnsent: UnsentForumTexts = { held: null, heldUntil: null, refused: 0 };

function unsentTextsOf(writes: readonly PendingForumWrite[]): UnsentForumTexts {
  const first = writes.find(({ state }) => state === 'waiting');
  const refused = writes.filter(({ state, write }) => !['waiting', 'sent'].includes(state) && write.kind !== 'vote');
  return { held: first?.held ?? null, heldUntil: first?.heldUntil ?? null, refused: refused.length };
}

/** Live. Until the forum store has answered, `refused` is the number counted before. */
export function useUnsentForumTexts(refused: number): UnsentForumTexts {
  const [unsent, setUnsent] = useState({ ...noneUnsent, refused });
  useEffect(() => {
    let isUnmounted = false;
    let stop = () => {};
    void import('@/db/forum/forum-writes.ts').then(({ liveForumWrites }) => {
      if (!isUnmounted) stop = liveForumWrites().subscribe((writes) => setUnsent(unsentTextsOf(writes)));
    });
    return () => {
      isUnmounted = true;
      stop();
    };
  }, []);
  return unsent;
}
