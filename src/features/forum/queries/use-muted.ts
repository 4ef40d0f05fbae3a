import { useMemo } from 'react';
import { liveMutedAuthors } from '@/db/forum/forum-writes.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import { isWrittenByUser, type UserPseudonyms } from '@/model/forum/forum-pseudonym.ts';
import { authorKey, type Authorship } from '@/model/forum/forum-authorship.ts';
import { isModerator } from '@/model/forum/forum-rules.ts';
import type { SessionUser } from '@/sync/session/session.ts';

export type IsMuted = (text: Authorship) => boolean;

const none: UserPseudonyms = {};

/**
 * Whether a text's author is muted by this reader on this phone; never the reader herself. Moderators see everything.
 */
export function useMuted(user: SessionUser, pseudonyms = none): IsMuted {
  const muted = useLiveQuery(liveMutedAuthors, `muted authors ${user.id}`);
  const { labels } = user;
  return useMemo(
    () => (text) =>
      !isWrittenByUser(text, user.id, pseudonyms) && !isModerator(labels) && (muted?.has(authorKey(text)) ?? false),
    [muted, user.id, labels, pseudonyms],
  );
}
