import { expect, it } from 'vitest';
import { toInstant } from '@/model/time/instant.ts';
import { MAX_DATED } from '@/sync/api/doctor/list-limits.ts';
import { cutLists, sectionsWithout } from './cut-lists.ts';
import { DAY, madeAt } from './test-report.ts';

const notes = (count: number) =>
  Array.from({ length: count }, (_, days) => ({ recordedAt: toInstant(madeAt - days * DAY) }));

it('a list that is not full is complete', () => {
  expect(cutLists({ notes: notes(MAX_DATED - 1), readings: {} })).toEqual({});
});

it('a full list is complete from its oldest day on, and so are its sections', () => {
  const oldest = '2026-08-14';
  expect(cutLists({ notes: notes(MAX_DATED) })).toEqual({ notes: oldest, symptoms: oldest });
});

it('old limits that are added to a full list do not make it complete for the days between', () => {
  const long = { recordedAt: toInstant(madeAt - 300 * DAY) };
  expect(cutLists({ notes: [...notes(MAX_DATED), long] })).toMatchObject({ notes: '2026-08-14' });
});

it('without the notes the symptoms answered on cards are missing', () => {
  expect(sectionsWithout((part) => part === 'notes')).toEqual(['notes', 'symptoms']);
  expect(sectionsWithout(() => false)).toEqual([]);
});

it('of two full lists, the one that ends later decides about the symptoms', () => {
  const readings = { bloodSugar: toInstant(madeAt - 3 * DAY) };
  expect(cutLists({ notes: notes(MAX_DATED), readings })).toMatchObject({
    sugar: '2026-11-18',
    symptoms: '2026-11-18',
  });
});
