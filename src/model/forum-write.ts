import type { TargetType, VoteWish } from './vote.ts';

/** What somebody does in the forum, with an id made on the phone: sent twice it is done once. */
export type ForumWrite =
  | {
      readonly kind: 'topic';
      readonly id: string;
      readonly title: string;
      readonly content: string;
      readonly category: string | null;
      /** Under her own name; without it nobody sees one. */
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
      readonly voteType: VoteWish;
    };

/** Why the forum did not take something, for good. */
export type ForumRefusal = 'invalid' | 'gone' | 'locked';

/** Why the forum did not take something yet: too much in a short time, or it answered that it cannot now. */
export type ForumHold = 'often' | 'server';

/** A write on its way: kept on this phone until the forum shows it. */
export interface KeptWrite {
  readonly id: string;
  /** `sent`: the forum has it, and the list that shows it has not come yet. */
  readonly state: 'waiting' | 'sent' | ForumRefusal;
  /** Of one that waits, why it was not taken when it was sent last; without it there was no network. */
  readonly held?: ForumHold;
  /** When it is taken, as the server said when it was sent last (ms since 1970). */
  readonly heldUntil?: number;
  /** ms since 1970 */
  readonly at: number;
  readonly write: ForumWrite;
}

/** Only the last wish about a target counts, so that there is one. */
export const writeId = (write: ForumWrite): string => (write.kind === 'vote' ? `vote-${write.targetId}` : write.id);
