import { useMemo } from 'react';
import { stageOf } from '@/clinical/gestation/pregnancy-stage.ts';
import { liveProfile } from '@/db/records/live-profile.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import { HOUR_MS } from '@/model/time/durations.ts';
import { toInstant } from '@/model/time/instant.ts';
import type { PendingForumWrite } from '@/model/forum/forum-write.ts';
import { useDanger } from '@/app/danger/use-danger.ts';
import { useNow } from '@/ui/hooks/use-now.ts';

interface Written {
  readonly id: string;
  readonly title?: string;
  readonly content: string;
  readonly createdAt: string;
}

/** The user's own texts to check for danger signs, published and pending, each once. */
function ownTexts(shown: readonly Written[], writes: readonly PendingForumWrite[]) {
  const texts = shown.map(({ id, title = '', content, createdAt }) => ({
    id,
    content: `${title}\n${content}`,
    timestamp: createdAt,
  }));
  for (const { write, at } of writes)
    if (write.kind !== 'vote' && !texts.some(({ id }) => id === write.id)) {
      const title = write.kind === 'topic' ? write.title : '';
      texts.push({ id: write.id, content: `${title}\n${write.content}`, timestamp: toInstant(at) });
    }
  return texts;
}

/**
 * Danger signs in the user's own texts. Only she sees the card; her text is posted all the same.
 * @param shown the user's published texts on this page
 */
export function useTextDanger(typed: string, shown: readonly Written[], writes: readonly PendingForumWrite[]) {
  const profile = useLiveQuery(liveProfile, 'profile');
  const today = new Date(useNow(HOUR_MS)).toLocaleDateString('en-CA');
  const stage = useMemo(() => stageOf(profile, today), [profile, today]);
  const texts = ownTexts(shown, writes);
  // Compare by content: two arrays with the same texts count as the same.
  const key = JSON.stringify(texts);
  const stableTexts = useMemo(() => JSON.parse(key) as typeof texts, [key]);
  return { ...useDanger(typed, stableTexts, stage), stage };
}

export type TextDanger = ReturnType<typeof useTextDanger>;
