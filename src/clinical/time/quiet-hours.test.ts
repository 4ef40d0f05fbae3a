import { describe, expect, it } from 'vitest';
import { quietUntil } from './quiet-hours.ts';

const night = { from: '22:00', until: '07:00', timeZone: 'Africa/Nairobi' };
/** Nairobi is three hours ahead of UTC, and has no summer time. */
const at = (local: string) => Date.parse(`${local}:00+03:00`);
const end = (local: string) => new Date(at(local)).toISOString();
const until = (hours: typeof night, now: number) => {
  const ends = quietUntil(hours, now);
  return ends === null ? null : new Date(ends).toISOString();
};

describe('quiet hours from 22:00 until 07:00', () => {
  it.each([
    ['2026-11-27T21:59', null],
    ['2026-11-27T22:00', '2026-11-28T07:00'],
    ['2026-11-28T00:00', '2026-11-28T07:00'],
    ['2026-11-28T06:59', '2026-11-28T07:00'],
    ['2026-11-28T07:00', null],
    ['2026-11-28T12:00', null],
  ])('at %s end at %s', (now, ends) => {
    expect(until(night, at(now))).toBe(ends && end(ends));
  });
});

describe('quiet hours', () => {
  it('within one day end on that day', () => {
    const nap = { ...night, from: '13:00', until: '15:00' };
    expect(until(nap, at('2026-11-28T14:00'))).toBe(end('2026-11-28T15:00'));
    expect(until(nap, at('2026-11-28T15:00'))).toBeNull();
  });

  it('follow the clocks of their time zone in the night when summer time begins', () => {
    const zone = { ...night, timeZone: 'Europe/Berlin' };
    expect(until(zone, Date.parse('2026-03-29T00:30:00Z'))).toBe('2026-03-29T05:00:00.000Z');
  });

  it.each([
    ['of an unknown time zone', { ...night, timeZone: 'Mars/Base' }],
    ['that begin when they end', { ...night, until: '22:00' }],
  ])('%s hold nothing up', (_, hours) => {
    expect(until(hours, at('2026-11-28T00:00'))).toBeNull();
  });
});
