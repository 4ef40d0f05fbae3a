import { DEFAULT_USER_NAME } from './forum-topic.ts';

/** The author of a topic or reply, and the topic it belongs to. */
export interface Authorship {
  readonly userId: string;
  readonly userName?: string | null;
  readonly topicId: string;
}

/**
 * A hidden author with the name and topic under which the reader saw him, so that the list of hidden authors can show
 * who it is.
 */
export interface SeenAuthor extends Authorship {
  readonly topicTitle?: string;
}

/** One author that the reader hid. `met` is null when it was not stored or cannot be read. */
export interface MutedAuthor {
  readonly key: string;
  readonly met: SeenAuthor | null;
}

/** Whether the text was written under a name, not anonymously. */
export const isNamed = ({ userName }: Pick<Authorship, 'userName'>): boolean =>
  Boolean(userName?.trim()) && userName !== DEFAULT_USER_NAME;

/**
 * The key by which a reader hides an author. A named author is hidden in all topics. An anonymous author is hidden in
 * one topic only: hiding her other texts too would reveal who she is.
 */
export const authorKey = (text: Authorship): string =>
  isNamed(text) ? `everywhere ${text.userId}` : `${text.topicId} ${text.userId}`;
