import { DEFAULT_USER_NAME } from './forum-topic.ts';

/** Who wrote a topic or reply, and in which topic it stands. */
export interface Authorship {
  readonly userId: string;
  readonly userName?: string | null;
  readonly topicId: string;
}

/**
 * Whom a reader puts out of her sight. A named person is the same wherever the name stands. One without a name is only the
 * same within a topic: if others of her texts went too, that would tell who she is.
 */
export function authorKey({ userId, userName, topicId }: Authorship): string {
  const isNamed = Boolean(userName?.trim()) && userName !== DEFAULT_USER_NAME;
  return isNamed ? `everywhere ${userId}` : `${topicId} ${userId}`;
}
