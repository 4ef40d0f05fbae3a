import { describe, expect, it } from 'vitest';
import { asOf, STALE_AFTER_MS } from './as-of.ts';

const now = Date.parse('2026-11-21T09:12:00.000Z');
const minute = 60_000;

describe('the age of the data on the screen', () => {
  it('is that of the oldest response', () => {
    expect(asOf([now - minute, now - 5 * minute], true, now)?.at).toBe(now - 5 * minute);
  });

  it('is unknown until every response was loaded once', () => {
    expect(asOf([now, 0], true, now)).toBeNull();
  });

  it('becomes stale after one hour without a connection', () => {
    expect(asOf([now - STALE_AFTER_MS], false, now)?.isStale).toBe(false);
    expect(asOf([now - STALE_AFTER_MS - 1], false, now)?.isStale).toBe(true);
  });

  it('does not become stale while the realtime connection is open', () => {
    expect(asOf([now - 3 * STALE_AFTER_MS], true, now)?.isStale).toBe(false);
  });
});
