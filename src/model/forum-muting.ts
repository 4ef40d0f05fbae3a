import { DEFAULT_USER_NAME } from './forum-topic.ts';

/** Who wrote a topic or reply, and in which topic it stands. */
export interface Authorship {
  readonly userId: string;
  readonly userName?: string | null;
  readonly topicId: string;
}

/** Whom a reader hid, as she met her: what tells her later who it was. */
export interface MetAuthor extends Authorship {
  readonly topicTitle?: string;
}

/** One of those whom a reader hid; `met` is not there when it was never noted or cannot be read. */
export interface MutedAuthor {
  readonly key: string;
  readonly met: MetAuthor | null;
}

/** Under a name of her own. */
export const isNamed = ({ userName }: Pick<Authorship, 'userName'>): boolean =>
  Boolean(userName?.trim()) && userName !== DEFAULT_USER_NAME;

/**
 * Whom a reader puts out of her sight. A named person is the same wherever the name stands. One without a name is only the
 * same within a topic: if others of her texts went too, that would tell who she is.
 */
export const authorKey = (text: Authorship): string =>
  isNamed(text) ? `everywhere ${text.userId}` : `${text.topicId} ${text.userId}`;
