import { HOUR_MS } from '../../../src/model/time/durations.ts';

/** The values of the n-th generated pressure: one every four hours back from `newest`, within the expected range. */
export function pressureValues(n: number, newest: number) {
  return { systolic: 100 + (n % 35), diastolic: 62 + (n % 22), at: newest - n * 4 * HOUR_MS };
}
