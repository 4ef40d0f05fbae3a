import { choice, id, required, type Values } from './field.ts';
import { sharedRecord } from './record.ts';

export const reportReasons = ['unsafe', 'unkind', 'private', 'advertising', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Somebody thinks that a topic or reply should not stand there. A function writes it and shows it to moderators. */
export const forumReport = sharedRecord({
  collection: 'forum_reports',
  title: 'forum report',
  conflict: 'server',
  collectionGrants: [],
  fields: {
    userId: required(id()),
    targetId: required(id()),
    targetType: required(choice(['topic', 'post'])),
    /** Where it is to be seen. */
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

/** One topic or reply that was reported, as moderators are shown it. */
export interface ReportedText {
  readonly targetId: string;
  readonly targetType: ForumReport['targetType'];
  readonly topicId: string;
  readonly content: string;
  /** Each reason as often as it was given. */
  readonly reasons: readonly ReportReason[];
}
