import { choice, id, required, type Values } from '@/model/schema/field.ts';
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
  },
  indexes: [
    { type: 'unique', on: ['userId', 'targetId'] },
    { type: 'key', on: ['targetId'] },
    { type: 'key', on: ['topicId'] },
  ],
});
export type ForumReport = Values<typeof forumReport.fields>;

/** One reported topic or reply, as moderators see it. */
export interface ReportedText {
  readonly targetId: string;
  readonly targetType: ForumReport['targetType'];
  readonly topicId: string;
  readonly content: string;
  /** One entry per report, so the same reason can appear several times. */
  readonly reasons: readonly ReportReason[];
}
