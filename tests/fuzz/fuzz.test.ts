import { randomInt } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { fuzz } from './fuzz.ts';
import { forgetLeak, PLANTED_BUGS } from './planted-bugs.ts';

/** With fewer requests the shares below depend on the random seed: one run of 1,500 requests read only 44 rows. */
const REQUESTS = 6_000;
const UNTIL_FOUND = 2_000;

afterEach(() => {
  forgetLeak();
  vi.restoreAllMocks();
});

test('no answer breaks a rule, reveals what is hidden or fails', { timeout: 120_000 }, async () => {
  const { met } = await fuzz({ requests: REQUESTS, seed: randomInt(1e9) });
  expect(met.rows).toBeGreaterThan(REQUESTS / 30);
  expect(met.hidden).toBeGreaterThan(REQUESTS / 30);
  expect(met.written).toBeGreaterThan(REQUESTS / 30);
  expect(met.refused).toBeGreaterThan(REQUESTS / 10);
});

test.each([
  // With an offset, a document with two matching values was counted twice.
  489674151,
])('seed %i stays corrected', { timeout: 120_000 }, async (seed) => {
  await fuzz({ requests: 800, seed });
});

test.each(Object.entries(PLANTED_BUGS))('is noticed: %s', { timeout: 120_000 }, async (_, plant) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(fuzz({ requests: UNTIL_FOUND, seed: 1, plant })).rejects.toThrow(/^Seed 1/);
});
