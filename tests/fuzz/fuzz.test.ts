import { randomInt } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { fuzz } from './fuzz.ts';
import { forgetLeak, PLANTED_BUGS } from './planted-bugs.ts';

const REQUESTS = 3_000;
/** Fewer than these many requests of a kind prove nothing. Of 3,000 requests about 200 read rows; the seed is random. */
const ENOUGH = 50;
const UNTIL_FOUND = 2_000;

afterEach(() => {
  forgetLeak();
  vi.restoreAllMocks();
});

test('no answer breaks a rule, reveals what is hidden or fails', { timeout: 120_000 }, async () => {
  const { met } = await fuzz({ requests: REQUESTS, seed: randomInt(1e9) });
  expect(met.rows).toBeGreaterThan(ENOUGH);
  expect(met.hidden).toBeGreaterThan(ENOUGH);
  expect(met.written).toBeGreaterThan(ENOUGH);
  expect(met.refused).toBeGreaterThan(REQUESTS / 10);
});

test.each([
  // An offset that counted a document with two fitting values twice.
  489674151,
])('seed %i stays corrected', { timeout: 120_000 }, async (seed) => {
  await fuzz({ requests: 800, seed });
});

test.each(Object.entries(PLANTED_BUGS))('is noticed: %s', { timeout: 120_000 }, async (_, plant) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(fuzz({ requests: UNTIL_FOUND, seed: 1, plant })).rejects.toThrow(/^Seed 1/);
});
