import { expect, it } from 'vitest';
import { emptyVisit, newVisit } from './visit-entry.ts';

it('a visit that another page planned starts with its kind, date and question, and no time', () => {
  expect(newVisit({ form: 'visit', kind: 'Scan', date: '2026-12-04', question: 'What can it tell?' })).toEqual({
    ...emptyVisit,
    appointmentType: 'Scan',
    date: '2026-12-04',
    questions: ['What can it tell?'],
  });
});

it('a new visit without a plan is empty', () => {
  expect(newVisit()).toEqual(emptyVisit);
});
