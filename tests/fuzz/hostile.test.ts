import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { matchesAll, parseQueries } from '../../server/realtime/realtime-query.ts';
import { sendHostileRequests } from './hostile.ts';
import { INHERITED_NAMES } from './hostile-requests.ts';

test('no route fails, opens to a guest or keeps what hostile requests bring', { timeout: 120_000 }, async () => {
  const { statuses } = await sendHostileRequests({ requests: 2_000, seed: randomInt(1e9) });
  expect(statuses[200]).toBeGreaterThan(100);
  expect(statuses[400]).toBeGreaterThan(100);
});

test.each([
  // A user id that is an object with a field `toString`.
  5,
])('seed %i stays corrected', { timeout: 120_000 }, async (seed) => {
  await sendHostileRequests({ requests: 2_000, seed });
});

test.each(INHERITED_NAMES)('the query of a subscription by the inherited name %s is refused', (method) => {
  expect(() => parseQueries([JSON.stringify({ method, attribute: 'title', values: [] })])).toThrow(/Invalid query/);
});

test.each(INHERITED_NAMES)('an attribute with the inherited name %s is not there', (attribute) => {
  const isThere = parseQueries([JSON.stringify({ method: 'isNotNull', attribute, values: [] })]);
  expect(matchesAll(isThere, { title: 'x' })).toBe(false);
});
