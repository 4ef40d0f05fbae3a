import { forumPost } from './forum-post.ts';
import { DEFAULT_USER_NAME, forumTopic } from './forum-topic.ts';
import { plainName } from '@/model/account/person-name.ts';
import { validateRecord } from '@/model/schema/record.ts';
import type { Issue } from '@/model/schema/issue.ts';
import { grant } from '@/model/schema/permission.ts';

/** Spec section 9. */
export const TOPICS_ON_PAGE = 25;
export const REPLIES_ON_PAGE = 50;
export const DELETION_BATCH = 100;

export const topicSorts = ['lastReplyAt', 'createdAt', 'voteScore'] as const;
export type TopicSort = (typeof topicSorts)[number];

/** The categories offered. A stored topic may have another one or none. */
export const topicCategories = [
  'pregnancy',
  'food',
  'birth',
  'baby',
  'feelings',
  'loss',
  'partners',
  'everyday',
] as const;
export type TopicCategory = (typeof topicCategories)[number];

/** Maximum number of actions of each kind per account in one time window. */
export const forumLimits = {
  post: { most: 5, windowMs: 10 * 60_000 },
  vote: { most: 60, windowMs: 60 * 60_000 },
  report: { most: 20, windowMs: 60 * 60_000 },
} as const;
export type LimitedAction = keyof typeof forumLimits;

/** The error messages of the spec (section 5). */
export const forumMessages = {
  topic: 'User ID, Topic Collection ID, title, and content are required.',
  reply: 'User ID, Post Collection ID, Topic ID, and content are required.',
  topicDeletion: 'Invalid Topic ID provided for deletion.',
  replyDeletion: 'Reply ID and topic ID are required.',
  vote: 'User ID, target ID, and target type are required.',
} as const;

/** The account labels of moderators. */
export const moderatorLabels = ['moderator', 'admin'] as const;
export const isModerator = (labels: readonly string[]): boolean =>
  moderatorLabels.some((label) => labels.includes(label));

/**
 * Read grants of a topic or reply: all signed-in users, or for a hidden text the moderators and the account that its
 * `userId` names.
 */
export const forumGrants = (userId: string, isHidden: boolean): string[] =>
  isHidden
    ? [`user:${userId}`, ...moderatorLabels.map((label) => `label:${label}`)].map((role) => grant('read', role))
    : [grant('read', 'users')];

/** Whether the text has no visible character: spaces, control characters and direction marks do not count. */
const isEmpty = (text: string): boolean => text.replaceAll(/[\p{Cc}\p{Cf}\p{Z}\p{M}]/gu, '') === '';

/** One line, trimmed. */
const asLine = (text: unknown): string => (typeof text === 'string' ? text.replaceAll(/\s+/gu, ' ').trim() : '');
const asText = (text: unknown): string => (typeof text === 'string' ? text.trim() : '');

/**
 * An author name that is safe to show: one line, without direction marks, cut to the field's size; Anonymous when
 * nothing is left.
 */
export function displayName(name: unknown): string {
  const short = [...plainName(name)].slice(0, forumTopic.fields.userName.attribute.size).join('');
  return isEmpty(short) ? DEFAULT_USER_NAME : short;
}

export interface TopicText {
  readonly title: string;
  readonly content: string;
  readonly category: string | null;
}

/** Why a text is refused. `code` selects the translated message; `message` is English. */
export type TextIssue = Pick<Issue, 'code' | 'message' | 'values'> & { readonly field: string };

const issueOf = (found: readonly Issue[], fields: readonly string[]): TextIssue | null =>
  found.find(({ field }) => fields.includes(field)) ?? null;

/** The trimmed texts of a topic, or what is wrong with them. */
export function readTopic(input: Readonly<Record<string, unknown>>): TopicText | TextIssue {
  const text = {
    title: asLine(input['title']),
    content: asText(input['content']),
    category: asLine(input['category']) || null,
  };
  if (isEmpty(text.title) || isEmpty(text.content))
    return { field: 'title', code: 'required', message: forumMessages.topic, values: {} };
  return issueOf(validateRecord(forumTopic, { userId: 'x', ...text }), Object.keys(text)) ?? text;
}

/** The trimmed text of a reply, or what is wrong with it. */
export function readReply(input: Readonly<Record<string, unknown>>): { readonly content: string } | TextIssue {
  const content = asText(input['content']);
  if (isEmpty(content)) return { field: 'content', code: 'required', message: forumMessages.reply, values: {} };
  return issueOf(validateRecord(forumPost, { userId: 'x', topicId: 'x', content }), ['content']) ?? { content };
}

export const isTextIssue = <T extends object>(read: T | TextIssue): read is TextIssue => 'message' in read;

/** The result of deleting a topic with its replies (spec section 8). */
export interface TopicDeletion {
  readonly postsDeleted: number;
  readonly postsFailed: number;
  readonly topicDeleted: boolean;
}
