import { expect, it } from 'vitest';
import { rowsAtOnce } from './replicate-collection.ts';

it('several transactions of readings are sent for one note, edits no more than a minute allows', () => {
  expect(rowsAtOnce('readings')).toBe(500);
  expect(rowsAtOnce('reminders')).toBe(100);
  expect(rowsAtOnce('profile')).toBe(100);
});
