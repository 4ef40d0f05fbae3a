import { forumPost } from './forum-post.ts';
import { DEFAULT_USER_NAME, forumTopic } from './forum-topic.ts';
import { plainName } from './person-name.ts';
import { judge } from './record.ts';
import type { Issue } from './issue.ts';
import { grant } from './permission.ts';

/** Spec section 9. */
export const TOPICS_ON_PAGE = 25;
export const REPLIES_ON_PAGE = 50;
export const DELETION_BATCH = 100;

export const topicSorts = ['lastReplyAt', 'createdAt', 'voteScore'] as const;
export type TopicSort = (typeof topicSorts)[number];

/** What is offered; a topic may have another one or none. */
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

/** In one window of time nobody does more of each. */
export const forumLimits = {
  post: { most: 5, windowMs: 10 * 60_000 },
  vote: { most: 60, windowMs: 60 * 60_000 },
  report: { most: 20, windowMs: 60 * 60_000 },
} as const;
export type LimitedAct = keyof typeof forumLimits;

/** The spec's words (section 5). */
export const forumMessages = {
  topic: 'User ID, Topic Collection ID, title, and content are required.',
  reply: 'User ID, Post Collection ID, Topic ID, and content are required.',
  topicDeletion: 'Invalid Topic ID provided for deletion.',
  replyDeletion: 'Reply ID and topic ID are required.',
  vote: 'User ID, target ID, and target type are required.',
} as const;

/** The roles that keep order in the forum. */
export const moderatorLabels = ['moderator', 'admin'] as const;
export const isModerator = (labels: readonly string[]): boolean =>
  moderatorLabels.some((label) => labels.includes(label));

/** Who reads a topic or reply: everybody who is signed in, or of a hidden one the moderators and the account under whose name it stands. */
export const forumGrants = (userId: string, isHidden: boolean): string[] =>
  isHidden
    ? [`user:${userId}`, ...moderatorLabels.map((label) => `label:${label}`)].map((role) => grant('read', role))
    : [grant('read', 'users')];

/** Nothing of it can be seen: spaces, controls and marks of direction alone are no text. */
const isEmpty = (text: string): boolean => text.replaceAll(/[\p{Cc}\p{Cf}\p{Z}\p{M}]/gu, '') === '';

/** One line, trimmed. */
const asLine = (text: unknown): string => (typeof text === 'string' ? text.replaceAll(/\s+/gu, ' ').trim() : '');
const asText = (text: unknown): string => (typeof text === 'string' ? text.trim() : '');

/**
 * A name as others may see it: one line, nothing that turns the direction of what stands behind it; Anonymous when none is
 * left.
 */
export function shownName(name: unknown): string {
  const short = [...plainName(name)].slice(0, forumTopic.fields.userName.attribute.size).join('');
  return isEmpty(short) ? DEFAULT_USER_NAME : short;
}

export interface TopicText {
  readonly title: string;
  readonly content: string;
  readonly category: string | null;
}

/** Why a text cannot stand in the forum; `code` finds the words, `message` is English. */
export type TextTrouble = Pick<Issue, 'code' | 'message' | 'values'> & { readonly field: string };

const tooLong = (found: readonly Issue[], fields: readonly string[]): TextTrouble | null =>
  found.find(({ field }) => fields.includes(field)) ?? null;

/** The texts of a topic, trimmed, or what is wrong with them. */
export function readTopic(given: Readonly<Record<string, unknown>>): TopicText | TextTrouble {
  const text = {
    title: asLine(given['title']),
    content: asText(given['content']),
    category: asLine(given['category']) || null,
  };
  if (isEmpty(text.title) || isEmpty(text.content))
    return { field: 'title', code: 'required', message: forumMessages.topic, values: {} };
  return tooLong(judge(forumTopic, { userId: 'x', ...text }), Object.keys(text)) ?? text;
}

/** The text of a reply, trimmed, or what is wrong with it. */
export function readReply(given: Readonly<Record<string, unknown>>): { readonly content: string } | TextTrouble {
  const content = asText(given['content']);
  if (isEmpty(content)) return { field: 'content', code: 'required', message: forumMessages.reply, values: {} };
  return tooLong(judge(forumPost, { userId: 'x', topicId: 'x', content }), ['content']) ?? { content };
}

export const isTrouble = <T extends object>(read: T | TextTrouble): read is TextTrouble => 'message' in read;

/** What became of a topic that was to go (spec section 8). */
export interface TopicDeletion {
  readonly postsDeleted: number;
  readonly postsFailed: number;
  readonly topicDeleted: boolean;
}
