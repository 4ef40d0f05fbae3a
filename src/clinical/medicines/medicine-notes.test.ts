import { expect, it } from 'vitest';
import { medicineNote } from './medicine-notes.ts';

it.each([
  ['Labetalol', 'special'],
  ['INSULIN glargine', 'special'],
  ['Low-dose Aspirin 1x', 'special'],
  ['sodium valproate', 'ask'],
  ['Warfarin/5', 'ask'],
  ['Vitamin A', 'ask'],
  ['Vitamin and iron', null],
  ['Folic acid', null],
  ['', null],
])('the note for %s is %s', (name, note) => {
  expect(medicineNote(name)).toBe(note);
});
