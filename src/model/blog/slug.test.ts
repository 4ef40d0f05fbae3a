import { expect, it } from 'vitest';
import { isReservedSlug, isSlug, slugOf } from './slug.ts';

it.each([
  ['What to eat in week 28', 'what-to-eat-in-week-28'],
  ['  Sleep — and  rest! ', 'sleep-and-rest'],
  ['Café, Müdigkeit & Straße', 'cafe-mudigkeit-strasse'],
  ['The baby’s first kicks', 'the-babys-first-kicks'],
  ['النوم', ''],
  ['🤰', ''],
  ['<script>alert(1)</script>', 'script-alert-1-script'],
])('the title %s makes the slug "%s"', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
  if (slug !== '') expect(isSlug(slug)).toBe(true);
});

it('a title of ten thousand letters makes a readable slug, cut between words', () => {
  expect(slugOf('sleep well '.repeat(1000))).toMatch(/^(sleep|well)(-(sleep|well)){1,15}$/);
  expect(slugOf('x'.repeat(10_000))).toHaveLength(80);
});

it.each(['', 'Sleep', 'sleep--well', '-sleep', 'sleep-', 'sleep well', 'sleep/well', 'slé'])(
  '"%s" is not a slug',
  (slug) => expect(isSlug(slug)).toBe(false),
);

it('words used by addresses of the app are never a slug', () => {
  expect(['new', 'edit', 'preview', 'search'].every(isReservedSlug)).toBe(true);
  expect(isReservedSlug('new-shoes')).toBe(false);
});
