import { sources, type SourceKey } from '../../../src/clinical/rules/sources.ts';
import { afterBirth } from '../../../src/content/en/after-birth.ts';
import { care } from '../../../src/content/en/care.ts';
import { food } from '../../../src/content/en/food.ts';
import type { Entry } from '../../../src/content/entries/entry.ts';
import { newPost } from '../../../src/model/blog/blog-input.ts';
import { toInstant } from '../../../src/model/time/instant.ts';

const listItem = ({ title, parts }: Entry): string => `- **${title}**: ${parts.map(({ text }) => text).join(' ')}`;

const section = (title: string, entries: readonly Entry[]): string =>
  `## ${title}\n\n${entries.map(listItem).join('\n')}`;

/** The title of every source of these entries, once. */
const sourceNamesOf = (entries: readonly Entry[]): string[] =>
  [...new Set(entries.flatMap((entry) => entry.sources))]
    .filter((key): key is Exclude<SourceKey, 'MAIA'> => key !== 'MAIA')
    .map((key) => {
      const { title, published } = sources[key];
      return published === undefined ? title : `${title} (${published})`;
    });

const marked = (mark: Entry['mark']) => food.filter((entry) => entry.mark === mark);
const tests = care.filter(({ id }) => id.startsWith('test.'));
const movements = care.filter(({ id }) => id.startsWith('move.'));

const articles = [
  {
    title: 'What to leave out of your meals, and what is fine',
    slug: 'what-to-leave-out-of-your-meals',
    category: 'food',
    tags: ['food', 'caffeine'],
    content: [
      'Advice differs by country. Where it does, the more careful one stands here.',
      section('Leave out', marked('avoid')),
      section('Little of it', marked('limit')),
      section('Fine', marked('ok')),
    ].join('\n\n'),
    sources: sourceNamesOf(food),
  },
  {
    title: 'Tests that are offered in pregnancy',
    slug: 'tests-offered-in-pregnancy',
    category: 'pregnancy',
    tags: ['tests', 'visits'],
    fromWeek: 6,
    toWeek: 37,
    content: [
      'Each test is an offer: ask what it can tell you and what it cannot. Your local schedule and your care team decide when.',
      section('In the order of pregnancy', tests),
    ].join('\n\n'),
    sources: sourceNamesOf(tests),
  },
  {
    title: 'Your baby’s movements',
    slug: 'your-babys-movements',
    category: 'body',
    tags: ['movements'],
    fromWeek: 16,
    toWeek: 42,
    content: section('Get to know the pattern', movements),
    sources: sourceNamesOf(movements),
  },
  {
    title: 'The first twelve weeks after birth',
    slug: 'first-twelve-weeks-after-birth',
    category: 'after',
    tags: ['after birth', 'rest'],
    content: section('Week by week: your body, what to arrange, when to call', afterBirth),
    sources: sourceNamesOf(afterBirth),
  },
];

/**
 * Demonstration articles, composed of the built-in texts with their sources. No clinician has reviewed them, and they
 * say so.
 */
export const demoArticles = (now: Date) =>
  articles.map((article) => ({
    id: `demo-${article.slug}`.slice(0, 36),
    values: newPost({ ...article, author: 'Maia', publishedAt: toInstant(now) }),
  }));
