import { describe, expect, it } from 'vitest';
import { nextNoticeAt, noticesDue, visitAt } from './appointment-reminders.ts';

const visit = { date: '2026-11-24', time: '09:30', timeZone: 'Africa/Nairobi' };
const utc = (text: string) => Date.parse(`${text}Z`);

describe('the notifications of an appointment', () => {
  it('are due a day and two hours before', () => {
    expect(noticesDue(visit, 0, utc('2027-01-01T00:00'))).toEqual([
      { lead: 'day', dueAt: utc('2026-11-23T06:30') },
      { lead: 'hours', dueAt: utc('2026-11-24T04:30') },
    ]);
  });

  it('are due once in adjacent windows, and the next one is strictly later', () => {
    const due = utc('2026-11-24T04:30');
    expect(noticesDue(visit, due - 60_000, due)).toHaveLength(1);
    expect(noticesDue(visit, due, due + 60_000)).toEqual([]);
    expect(nextNoticeAt(visit, 0)).toBe(utc('2026-11-23T06:30'));
    expect(nextNoticeAt(visit, utc('2026-11-23T06:30'))).toBe(due);
    expect(nextNoticeAt(visit, due)).toBeNull();
  });

  it('keep the time of day across a clock change', () => {
    const monday = { date: '2026-03-29', time: '09:30', timeZone: 'Europe/Berlin' };
    expect(nextNoticeAt(monday, 0)).toBe(utc('2026-03-28T08:30'));
    expect(visitAt(monday)).toBe(utc('2026-03-29T07:30'));
  });

  it.each([{ isCompleted: true }, { isMissed: true }, { timeZone: 'Mars/Olympus' }, { timeZone: null }])(
    'are not due for %j',
    (change) => {
      expect(nextNoticeAt({ ...visit, ...change }, 0)).toBeNull();
    },
  );
});
