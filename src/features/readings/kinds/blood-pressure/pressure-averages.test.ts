import { expect, it } from 'vitest';
import { pressureAverages } from './pressure-averages.ts';

const at = (hour: number, systolic: number, diastolic: number) => ({
  systolic,
  diastolic,
  recordedAt: new Date(2026, 10, 20, hour).toISOString(),
});

it('averages mornings and evenings apart and leaves the afternoon out', () => {
  const averages = pressureAverages([
    at(7, 120, 78),
    at(11, 123, 79),
    at(14, 150, 100),
    at(19, 126, 82),
    at(2, 127, 83),
  ]);
  expect(averages.morning).toEqual({ systolic: 122, diastolic: 79 });
  expect(averages.evening).toEqual({ systolic: 127, diastolic: 83 });
});

it('has no average without a reading', () => {
  expect(pressureAverages([at(14, 118, 76)])).toEqual({ morning: null, evening: null });
});
