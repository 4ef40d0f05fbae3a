import { expect, it } from 'vitest';
import { toInstant } from '@/model/instant.ts';
import { MOST_DATED } from '@/sync/online/list-sizes.ts';
import { cutLists, sectionsWithout } from './cut-lists.ts';
import { DAY, madeAt } from './test-report.ts';

const notes = (count: number) =>
  Array.from({ length: count }, (_, days) => ({ recordedAt: toInstant(madeAt - days * DAY) }));

it('a list that is not full holds all there is', () => {
  expect(cutLists({ notes: notes(MOST_DATED - 1), readings: {} })).toEqual({});
});

it('a full list is known from its oldest day on, and so is what is made of it', () => {
  const oldest = '2026-08-14';
  expect(cutLists({ notes: notes(MOST_DATED) })).toEqual({ notes: oldest, symptoms: oldest });
});

it('limits of long ago that stand behind a full list do not make it reach as far back', () => {
  const long = { recordedAt: toInstant(madeAt - 300 * DAY) };
  expect(cutLists({ notes: [...notes(MOST_DATED), long] })).toMatchObject({ notes: '2026-08-14' });
});

it('without the notes nobody knows which symptoms she answered on her cards', () => {
  expect(sectionsWithout((part) => part === 'notes')).toEqual(['notes', 'symptoms']);
  expect(sectionsWithout(() => false)).toEqual([]);
});

it('of two full lists, the one that ends later decides about the symptoms', () => {
  const readings = { bloodSugar: toInstant(madeAt - 3 * DAY) };
  expect(cutLists({ notes: notes(MOST_DATED), readings })).toMatchObject({
    sugar: '2026-11-18',
    symptoms: '2026-11-18',
  });
});
