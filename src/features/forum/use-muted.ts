import { useMemo } from 'react';
import { liveMutedAuthors } from '@/db/forum.ts';
import { useLiveQuery } from '@/db/use-live-query.ts';
import { isOwnText, type OwnPens } from '@/model/forum-author.ts';
import { authorKey, type Authorship } from '@/model/forum-muting.ts';
import { isModerator } from '@/model/forum-rules.ts';
import type { SessionUser } from '@/sync/session.ts';

export type IsMuted = (text: Authorship) => boolean;

const none: OwnPens = {};

/** Whose texts this reader put out of her sight, on this phone; never her own. Whoever keeps order sees everything. */
export function useMuted(user: SessionUser, pens = none): IsMuted {
  const muted = useLiveQuery(liveMutedAuthors, `muted authors ${user.id}`);
  const { labels } = user;
  return useMemo(
    () => (text) => !isOwnText(text, user.id, pens) && !isModerator(labels) && (muted?.has(authorKey(text)) ?? false),
    [muted, user.id, labels, pens],
  );
}
