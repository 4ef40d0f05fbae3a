import { useMemo } from 'react';
import { stageOf } from '@/clinical/stage.ts';
import { liveProfile } from '@/db/live-profile.ts';
import { useLiveQuery } from '@/db/use-live-query.ts';
import { HOUR_MS } from '@/model/durations.ts';
import { toInstant } from '@/model/instant.ts';
import type { KeptWrite } from '@/model/forum-write.ts';
import { useDanger } from '@/use-danger.ts';
import { useNow } from '@/use-now.ts';

interface Written {
  readonly id: string;
  readonly title?: string;
  readonly content: string;
  readonly createdAt: string;
}

/** Of her own texts what they are read for: those that stand in the forum and those on their way, each once. */
function ownTexts(shown: readonly Written[], writes: readonly KeptWrite[]) {
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
 * What danger she writes of, for her eyes alone: her text is posted all the same.
 * @param shown of her own texts those that stand there
 */
export function useOwnDanger(typed: string, shown: readonly Written[], writes: readonly KeptWrite[]) {
  const profile = useLiveQuery(liveProfile, 'profile');
  const today = new Date(useNow(HOUR_MS)).toLocaleDateString('en-CA');
  const stage = useMemo(() => stageOf(profile, today), [profile, today]);
  const texts = ownTexts(shown, writes);
  // Two lists of the same texts are the same list: the key says whether they are.
  const key = JSON.stringify(texts);
  const own = useMemo(() => JSON.parse(key) as typeof texts, [key]);
  return { ...useDanger(typed, own, stage), stage, countryCode: profile?.countryCode };
}

export type OwnDanger = ReturnType<typeof useOwnDanger>;
