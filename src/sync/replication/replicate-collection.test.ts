import { expect, it } from 'vitest';
import { pushBatchSize } from './replicate-collection.ts';

it('readings are pushed in several transactions per metadata write, edits only as many as the rate limit allows', () => {
  expect(pushBatchSize('readings')).toBe(500);
  expect(pushBatchSize('reminders')).toBe(100);
  expect(pushBatchSize('profile')).toBe(100);
});
