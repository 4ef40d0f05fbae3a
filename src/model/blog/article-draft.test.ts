import { expect, it } from 'vitest';
import { newPost } from '@/model/blog/blog-input.ts';
import { changedDraft, draftBody, draftIn, draftOf, emptyDraft, postOf } from './article-draft.ts';

it('the slug follows the title until it is edited by hand, and again when it is cleared', () => {
  const titled = changedDraft(emptyDraft('Maia'), { title: 'Sleep well' });
  expect(titled.slug).toBe('sleep-well');
  const edited = changedDraft(titled, { slug: 'rest' });
  expect(changedDraft(edited, { title: 'Sleep better' }).slug).toBe('rest');
  const cleared = changedDraft(edited, { slug: '' });
  expect(changedDraft(cleared, { title: 'Sleep better' }).slug).toBe('sleep-better');
});

it('an article loaded into the fields and saved is unchanged', () => {
  const post = newPost({
    title: 'Sleep',
    slug: 'sleep',
    content: 'On your side.',
    author: 'Maia',
    category: 'body',
    tags: ['night', 'rest'],
    sources: ['WHO 2016', 'NICE 2021, section 1'],
    reviewer: 'A midwife',
    reviewedOn: '2026-11-21',
    fromWeek: 0,
    toWeek: 40,
    imageFileId: 'p1',
    imageAlt: 'A bed',
    language: 'sw',
  });
  expect(newPost(postOf(draftOf(post)))).toEqual(post);
});

it('a week that is not a number is reported', () => {
  const draft = { ...emptyDraft('Maia'), title: 'T', slug: 't', content: 'c', fromWeek: 'twelve' };
  expect(() => newPost(postOf(draft))).toThrow('field');
});

it('a draft comes back from the server as it was, and a damaged one is empty where it is damaged', () => {
  const draft = { ...emptyDraft('Maia', 'sw'), title: 'Sleep', slug: 'rest', isSlugOwn: true, content: '## A\n\n"b"' };
  expect(draftIn(draftBody(draft))).toEqual(draft);
  const damaged = JSON.stringify({ title: 'Sleep', content: { a: 1 }, isSlugOwn: 'yes', __proto__: 1, other: 'x' });
  expect(draftIn(damaged)).toEqual({ ...emptyDraft(''), title: 'Sleep' });
  for (const body of ['', 'null', '[]', '"x"', '{']) expect(draftIn(body)).toEqual(emptyDraft(''));
});
