import type { IntlShape } from 'react-intl';
import { MINUTE_MS } from '@/model/time/durations.ts';
import { topicCategories, type TextIssue, type TopicCategory } from '@/model/forum/forum-rules.ts';
import { DEFAULT_USER_NAME } from '@/model/forum/forum-topic.ts';
import { plainName } from '@/model/account/person-name.ts';

const isKnown = (category: string): category is TopicCategory =>
  (topicCategories as readonly string[]).includes(category);

/** The name of a category; an unknown category is shown as it is. */
export const categoryText = (intl: IntlShape, category: string): string =>
  isKnown(category) ? intl.formatMessage({ id: `forum.category.${category}` }) : category;

/** The author's name as other members see it. */
export const nameText = (intl: IntlShape, name: string | null | undefined): string =>
  !plainName(name) || name === DEFAULT_USER_NAME ? intl.formatMessage({ id: 'forum.anonymous' }) : plainName(name);

/** Why a text cannot be posted. */
export const troubleText = (intl: IntlShape, kind: 'topic' | 'reply', { code, values }: TextIssue): string => {
  if (code === 'long') return intl.formatMessage({ id: 'forum.form.long' }, values);
  return intl.formatMessage({ id: kind === 'topic' ? 'forum.form.required' : 'forum.reply.required' });
};

const units = [
  ['minute', MINUTE_MS, 60],
  ['hour', 60 * MINUTE_MS, 24],
  ['day', 24 * 60 * MINUTE_MS, 30],
] as const;

/** "5 min ago", "yesterday", or the date if it is more than a month ago. */
export function agoText(intl: IntlShape, instant: string | number | null | undefined, now: number): string {
  const ms = typeof instant === 'number' ? instant : Date.parse(instant ?? '');
  if (Number.isNaN(ms)) return '';
  const ago = Math.max(0, now - ms);
  if (ago < MINUTE_MS) return intl.formatRelativeTime(0, 'second', { numeric: 'auto', style: 'short' });
  for (const [unit, size, most] of units)
    if (ago < size * most)
      return intl.formatRelativeTime(-Math.floor(ago / size), unit, { numeric: 'auto', style: 'short' });
  return intl.formatDate(ms, { day: 'numeric', month: 'short', year: 'numeric' });
}

/** Time of the last reply, or of the question while there is none. */
export const lastText = (
  intl: IntlShape,
  { replyCount, lastReplyAt }: { readonly replyCount?: number | null; readonly lastReplyAt?: string | null },
  now: number,
): string => {
  const when = agoText(intl, lastReplyAt, now);
  return replyCount ? intl.formatMessage({ id: 'forum.last' }, { when }) : when;
};

/** When a text was written, and when its author last changed it. */
export const writtenText = (
  intl: IntlShape,
  { createdAt, editedAt }: { readonly createdAt: string; readonly editedAt?: string | null },
  now: number,
): string => {
  const written = agoText(intl, createdAt, now);
  return editedAt
    ? intl.formatMessage({ id: 'forum.edited' }, { written, when: agoText(intl, editedAt, now) })
    : written;
};
