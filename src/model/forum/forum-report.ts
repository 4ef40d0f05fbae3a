import { choice, id, instant, required, type Values } from '@/model/schema/field.ts';
import { sharedRecord } from '@/model/schema/record.ts';

export const reportReasons = ['unsafe', 'unkind', 'private', 'advertising', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** A user's report of a topic or reply. A function writes it and shows it to moderators. */
export const forumReport = sharedRecord({
  collection: 'forum_reports',
  title: 'forum report',
  conflict: 'server',
  collectionGrants: [],
  fields: {
    userId: required(id()),
    targetId: required(id()),
    targetType: required(choice(['topic', 'post'])),
    /** The topic in which the reported text is shown. */
    topicId: required(id()),
    reason: required(choice(reportReasons)),
    /** When a moderator decided about the text; absent while the report is open. */
    closedAt: instant(),
  },
  indexes: [
    { type: 'unique', on: ['userId', 'targetId'] },
    { type: 'key', on: ['targetId'] },
    { type: 'key', on: ['topicId'] },
  ],
});
export type ForumReport = Values<typeof forumReport.fields>;

/** A topic or reply as moderators see it in their queue. */
export interface ModeratedText {
  readonly targetId: string;
  readonly targetType: ForumReport['targetType'];
  readonly topicId: string;
  /** The title of the topic in which the text stands. */
  readonly topicTitle: string;
  readonly content: string;
  /** The pseudonym of the author in this topic, or the account of one who shows a name. */
  readonly authorId: string;
  readonly authorName: string | null;
  readonly writtenAt: string;
  readonly isTopicLocked: boolean;
}

/** One reported text. */
export interface ReportedText extends ModeratedText {
  /** One entry per report, so the same reason can appear several times. */
  readonly reasons: readonly ReportReason[];
  /** When it was reported first. */
  readonly reportedAt: string;
  readonly isHidden: boolean;
}

/** One hidden text. */
export interface HiddenByModerator extends ModeratedText {
  /** Null for a text that was hidden before reasons were stored. */
  readonly reason: ReportReason | null;
}

/** What moderators have to decide, and what they have hidden. */
export interface ModerationQueue {
  readonly reports: readonly ReportedText[];
  readonly hidden: readonly HiddenByModerator[];
}
