import { expect, it } from 'vitest';
import { newPost, postChanges, PostRefused, type PostError } from './blog-input.ts';

const post = { title: 'Sleep', slug: 'sleep', content: 'On your side.', author: 'Maia' };

function faultOf(work: () => unknown): PostError | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof PostRefused) return error.fault;
    throw error;
  }
}

it('texts are trimmed, blank tags and sources dropped, empty optional texts absent', () => {
  const input = { ...post, title: ' Sleep ', tags: [' night ', ' '], sources: ['', ' WHO 2016 '], category: ' ' };
  expect(newPost(input)).toEqual({ ...post, tags: ['night'], sources: ['WHO 2016'], category: null });
});

it.each<[string, object, PostError]>([
  ['without a title', { title: ' ' }, 'required'],
  ['without a slug', { slug: '' }, 'required'],
  ['without words', { content: '\n' }, 'required'],
  ['without an author', { author: '' }, 'required'],
  ['with a slug that is none', { slug: 'Sleep Well' }, 'slugForm'],
  ['with a slug that an address of the app has', { slug: 'edit' }, 'slugTaken'],
  ['with a picture that nobody describes', { imageFileId: 'p1', imageAlt: '' }, 'field'],
  ['with a title of ten thousand letters', { title: 'x'.repeat(10_000) }, 'field'],
  ['with weeks that end before they begin', { fromWeek: 20, toWeek: 12 }, 'field'],
])('an article %s is refused', (_, wrong, fault) => {
  expect(faultOf(() => newPost({ ...post, ...wrong }))).toBe(fault);
});

it.each(['🤰', '<img src=x onerror=alert(1)>', 'عنوان \u202e لينة'])('"%s" is accepted as a title', (title) => {
  expect(newPost({ ...post, title }).title).toBe(title);
});

it('an edit has only the changed fields, and none when nothing changed', () => {
  const before = { ...post, tags: null, category: null, fromWeek: 12, toWeek: 20 };
  expect(postChanges('p1', before, { ...before, tags: [], title: ' Sleep ', category: '' })).toEqual({});
  expect(postChanges('p1', before, { ...before, title: 'Rest', toWeek: null })).toEqual({
    title: 'Rest',
    toWeek: null,
  });
});

it.each<[string, string, object, PostError]>([
  ['no id', '', {}, 'noIdToUpdate'],
  ['an empty slug', 'p1', { slug: ' ' }, 'slugEmpty'],
  ['a slug that is none', 'p1', { slug: 'a b' }, 'slugForm'],
  ['a title taken away', 'p1', { title: '' }, 'required'],
])('an edit with %s is refused', (_, id, input, fault) => {
  expect(faultOf(() => postChanges(id, post, input))).toBe(fault);
});
