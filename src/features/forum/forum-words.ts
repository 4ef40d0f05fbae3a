import type { IntlShape } from 'react-intl';
import { MINUTE_MS } from '@/model/durations.ts';
import { topicCategories, type TextTrouble, type TopicCategory } from '@/model/forum-rules.ts';
import { DEFAULT_USER_NAME } from '@/model/forum-topic.ts';
import { plainName } from '@/model/person-name.ts';

const isKnown = (category: string): category is TopicCategory =>
  (topicCategories as readonly string[]).includes(category);

/** The name of a category; one that somebody else made up stands as it is. */
export const categoryText = (intl: IntlShape, category: string): string =>
  isKnown(category) ? intl.formatMessage({ id: `forum.category.${category}` }) : category;

/** Who wrote it, as others see it. */
export const nameText = (intl: IntlShape, name: string | null | undefined): string =>
  !plainName(name) || name === DEFAULT_USER_NAME ? intl.formatMessage({ id: 'forum.anonymous' }) : plainName(name);

/** Why a text cannot be posted. */
export const troubleText = (intl: IntlShape, kind: 'topic' | 'reply', { code, values }: TextTrouble): string => {
  if (code === 'long') return intl.formatMessage({ id: 'forum.form.long' }, values);
  return intl.formatMessage({ id: kind === 'topic' ? 'forum.form.required' : 'forum.reply.required' });
};

const units = [
  ['minute', MINUTE_MS, 60],
  ['hour', 60 * MINUTE_MS, 24],
  ['day', 24 * 60 * MINUTE_MS, 30],
] as const;

/** "5 min ago", "yesterday", or the date when it is longer ago than a month. */
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

/** When somebody answered last, or when it was asked while nobody has. */
export const lastText = (
  intl: IntlShape,
  { replyCount, lastReplyAt }: { readonly replyCount?: number | null; readonly lastReplyAt?: string | null },
  now: number,
): string => {
  const when = agoText(intl, lastReplyAt, now);
  return replyCount ? intl.formatMessage({ id: 'forum.last' }, { when }) : when;
};
