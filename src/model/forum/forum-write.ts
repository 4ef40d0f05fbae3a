import type { TargetType, VoteChoice } from './vote.ts';

/** One action in the forum. The phone makes the id, so that sending it twice has no second effect. */
export type ForumWrite =
  | {
      readonly kind: 'topic';
      readonly id: string;
      readonly title: string;
      readonly content: string;
      readonly category: string | null;
      /** True: show the author's name. False: anonymous. */
      readonly isNamed: boolean;
    }
  | {
      readonly kind: 'reply';
      readonly id: string;
      readonly topicId: string;
      readonly content: string;
      readonly isNamed: boolean;
    }
  | {
      readonly kind: 'vote';
      readonly targetId: string;
      readonly targetType: TargetType;
      readonly voteType: VoteChoice;
    };

/** Why the server refused a write permanently. */
export type ForumRefusal = 'invalid' | 'gone' | 'locked';

/**
 * Why the server has not accepted a write yet: too many writes in a short time (`often`), or a server error (`server`).
 */
export type ForumRetryReason = 'often' | 'server';

/** A forum write that is stored on this phone until the forum lists show it. */
export interface PendingForumWrite {
  readonly id: string;
  /** `sent`: the server has accepted it, but no downloaded list shows it yet. */
  readonly state: 'waiting' | 'sent' | ForumRefusal;
  /** Only for the state `waiting`: why the last attempt failed. Absent when there was no network. */
  readonly held?: ForumRetryReason;
  /** When the server will accept it, as returned by the last attempt (ms since 1970). */
  readonly heldUntil?: number;
  /** ms since 1970 */
  readonly at: number;
  readonly write: ForumWrite;
}

/** Votes on the same target share one id, so that a later vote replaces an unsent one. */
export const writeId = (write: ForumWrite): string => (write.kind === 'vote' ? `vote-${write.targetId}` : write.id);
