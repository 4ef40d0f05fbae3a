import { expect, it } from 'vitest';
import { isForWeek, relatedTo } from './related-articles.ts';

const read = { id: 'read', category: 'food', tags: ['iron'], fromWeek: 10, toWeek: 14 };
const others = [
  { id: 'far', category: 'mind', tags: ['sleep'] },
  { id: 'same category', category: 'food' },
  { id: 'same tag', category: 'body', tags: ['iron'] },
  { id: 'same weeks', fromWeek: 12, toWeek: 13 },
  { id: 'her week', fromWeek: 28, toWeek: 30 },
  { id: 'read', category: 'food' },
];
const ids = (week: number | null, most?: number) => relatedTo(read, others, week, most).map(({ id }) => id);

it("articles for the reader's week come first, then by shared weeks, tags and category; never the article itself", () => {
  expect(ids(28, 9)).toEqual(['her week', 'same weeks', 'same tag', 'same category']);
  expect(ids(28)).toHaveLength(3);
});

it('without a week no article gets priority for the week', () => {
  expect(ids(null, 9)).toEqual(['same weeks', 'same tag', 'same category']);
});

it.each([
  [{ fromWeek: 10, toWeek: 12 }, [10, 12], [9, 13]],
  [{ fromWeek: 37 }, [37, 42], [36]],
  [{ toWeek: 12 }, [0, 12], [13]],
  [{}, [], [0, 20]],
])('%o is for weeks %o and not for %o', (weeks, within, outside) => {
  for (const week of within) expect(isForWeek({ id: 'x', ...weeks }, week)).toBe(true);
  for (const week of outside) expect(isForWeek({ id: 'x', ...weeks }, week)).toBe(false);
});
