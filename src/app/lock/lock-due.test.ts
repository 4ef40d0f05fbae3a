import { describe, expect, it } from 'vitest';
import { isLockDue, type Use } from './lock-due.ts';

const S = 1_000;
const M = 60 * S;
const T = Date.UTC(2026, 10, 26);
const use: Use = { activeAt: T, otherActiveAt: 0, hiddenAt: null, choosingSince: null };

describe('the app locks', () => {
  it.each([
    ['at once when it is hidden', { ...use, hiddenAt: T }, 0, T, true],
    ['not before its time while it is hidden', { ...use, hiddenAt: T }, 5, T + 5 * M - 1, false],
    ['when its time is over while it is hidden', { ...use, hiddenAt: T }, 5, T + 5 * M, true],
    ['when nobody touches it for its time', use, 15, T + 15 * M, true],
    ['not while it is touched', { ...use, activeAt: T + 14 * M }, 15, T + 15 * M, false],
    ['after a minute without a touch when it locks at once, so that a person can read', use, 0, T + M, true],
    ['not before that minute', use, 0, T + M - 1, false],
    ['not at once when another tab is in use', { ...use, hiddenAt: T, otherActiveAt: T + 1 }, 0, T + S, false],
    ['when the other tab is not used any more', { ...use, hiddenAt: T, otherActiveAt: T + 1 }, 0, T + M + 1, true],
    ['not while a picture is taken', { ...use, hiddenAt: T, choosingSince: T }, 0, T + 4 * M, false],
    ['when taking a picture lasts too long', { ...use, hiddenAt: T, choosingSince: T }, 0, T + 5 * M, true],
    ['when the clock was set back', use, 15, T - 2 * M, true],
  ] as const)('%s', (_, state, delay, now, expected) => {
    expect(isLockDue(state, delay, now)).toBe(expected);
  });
});
