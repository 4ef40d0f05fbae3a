import type { IntlShape } from 'react-intl';
import { isLanguage, languages, type LanguageTag } from '@/i18n/languages/languages.ts';
import type { PublishedPost } from '@/model/blog/blog-post.ts';

/** The categories offered by the editor. A backend may contain others, which are shown as they are. */
export const categories = ['pregnancy', 'food', 'body', 'mind', 'birth', 'after'] as const;

export function categoryText(intl: IntlShape, category: string): string {
  const known = categories.find((each) => each === category);
  return known ? intl.formatMessage({ id: `blog.category.${known}` }) : category;
}

/** The name of a language in the language itself; null for a text that names none. */
export const languageText = (tag: string | null | undefined): string | null =>
  isLanguage(tag ?? null) ? languages[tag as LanguageTag].name : null;

export const dayText = (intl: IntlShape, day: string | number): string =>
  intl.formatDate(day, { day: 'numeric', month: 'long', year: 'numeric' });

/** The range of weeks of an article as text, or null. */
export function weeksText(intl: IntlShape, { fromWeek, toWeek }: Pick<PublishedPost, 'fromWeek' | 'toWeek'>) {
  if (fromWeek == null && toWeek == null) return null;
  if (fromWeek == null) return intl.formatMessage({ id: 'blog.weeks.to' }, { to: toWeek ?? 0 });
  if (toWeek == null) return intl.formatMessage({ id: 'blog.weeks.from' }, { from: fromWeek });
  if (fromWeek === toWeek) return intl.formatMessage({ id: 'blog.weeks.one' }, { from: fromWeek });
  return intl.formatMessage({ id: 'blog.weeks.both' }, { from: fromWeek, to: toWeek });
}
