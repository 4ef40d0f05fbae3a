import { expect, test } from 'vitest';
import { digestOf, documentDigest } from './canonical.ts';

const document = {
  id: 'a',
  createdAt: '2026-01-01T00:00:00.000+00:00',
  updatedAt: '2026-01-02T00:00:00.000+00:00',
  permissions: ['read("user:a")', 'delete("user:a")'],
  data: { weight: 70.5, note: 'x' },
};
const digest = documentDigest(document);

test('the order of fields and permissions, and attributes that were never set, do not change the digest', () => {
  const permissions = document.permissions.toReversed();
  const data = { note: 'x', photo: null, tags: [], weight: 70.5 };
  expect(documentDigest({ ...document, permissions, data })).toBe(digest);
});

test.each([
  ['the id', { id: 'b' }],
  ['the creation time', { createdAt: document.updatedAt }],
  ['the time of the last change', { updatedAt: document.createdAt }],
  ['a permission', { permissions: ['read("user:a")'] }],
  ['a value', { data: { weight: 70.4, note: 'x' } }],
  ['the type of a value', { data: { weight: '70.5', note: 'x' } }],
  ['an empty text in place of none', { data: { weight: 70.5, note: 'x', unit: '' } }],
])('%s changes the digest', (_, change) => {
  expect(documentDigest({ ...document, ...change })).not.toBe(digest);
});

test('the order of the elements of a list counts', () => {
  expect(digestOf({ list: [1, 2] })).not.toBe(digestOf({ list: [2, 1] }));
});

test('numbers are equal when their first 14 digits are, because Appwrite keeps no more', () => {
  expect(digestOf(4.2 + 0.4)).toBe(digestOf(4.6));
  expect(digestOf(4.60001)).not.toBe(digestOf(4.6));
});
