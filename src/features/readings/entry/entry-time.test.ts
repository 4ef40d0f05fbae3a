import { describe, expect, it } from 'vitest';
import { judgeTime, readTimeField, toTimeField } from './entry-time.ts';

const now = new Date(2026, 10, 21, 7, 42, 30).getTime();

describe('the time of a reading', () => {
  it('is now to the millisecond when the field is untouched', () => {
    expect(Date.parse(readTimeField(null, now) ?? '')).toBe(now);
  });

  it('goes to the field and back in the phone’s own zone', () => {
    expect(toTimeField(now)).toBe('2026-11-21T07:42');
    expect(Date.parse(readTimeField('2026-11-21T07:42', now) ?? '')).toBe(now - 30_000);
  });

  it('is missing when the field was emptied', () => expect(readTimeField('', now)).toBeUndefined());

  it('may be five minutes ahead and not more', () => {
    const ahead = (minutes: number) => judgeTime(new Date(now + minutes * 60_000).toISOString(), now);
    expect(ahead(5)).toEqual([]);
    expect(ahead(6)).toMatchObject([{ field: 'recordedAt', code: 'future' }]);
  });

  it('may be a year ago and not more', () => {
    const ago = (days: number) => judgeTime(new Date(now - days * 86_400_000).toISOString(), now);
    expect(ago(365)).toEqual([]);
    expect(ago(366)).toMatchObject([{ field: 'recordedAt', code: 'old' }]);
  });
});
