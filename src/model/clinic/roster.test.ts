import { describe, expect, it } from 'vitest';
import { validateRecord } from '@/model/schema/record.ts';
import { linesOf, planOf, roster } from './roster.ts';

const given = {
  hospitalId: 'riverside',
  timeZone: 'Africa/Nairobi',
  week: ['5 08:00 20:00 dr-ada', '5 20:00 08:00 dr-ben'],
  exceptions: ['2026-12-24', '2026-12-25 08:00 08:00 dr-ada', '2026-12-25 10:00 12:00 dr-ben'],
};

describe('a roster', () => {
  it('is the same after it was stored and read', () => {
    const lines = linesOf(planOf(given), '2026-11-27');
    expect(lines).toEqual({ week: given.week, exceptions: given.exceptions });
    expect(planOf(given).exceptions).toEqual([
      { date: '2026-12-24', hours: [] },
      {
        date: '2026-12-25',
        hours: [
          { from: '08:00', to: '08:00', userId: 'dr-ada' },
          { from: '10:00', to: '12:00', userId: 'dr-ben' },
        ],
      },
    ]);
  });

  it('forgets exceptions of the past, but not the night that may still run', () => {
    expect(linesOf(planOf(given), '2026-12-25').exceptions).toHaveLength(3);
    expect(linesOf(planOf(given), '2026-12-26').exceptions).toHaveLength(2);
    expect(linesOf(planOf(given), '2026-12-27').exceptions).toEqual([]);
  });

  it.each([
    ['a weekday that does not exist', { week: ['8 08:00 20:00 ada'] }],
    ['a time that does not exist', { week: ['1 08:00 24:00 ada'] }],
    ['no person', { week: ['1 08:00 20:00'] }],
    ['a word too many', { week: ['1 08:00 20:00 ada ben'] }],
    ['a date that does not exist', { exceptions: ['2026-02-30 08:00 20:00 ada'] }],
    ['a time zone that does not exist', { timeZone: 'Mars/Olympus' }],
  ])('with %s is refused', (_, wrong) => {
    expect(validateRecord(roster, given)).toEqual([]);
    expect(validateRecord(roster, { ...given, ...wrong })).toHaveLength(1);
  });

  it('with a line that cannot be read still has its other shifts', () => {
    expect(planOf({ ...given, week: ['nonsense', '5 08:00 20:00 dr-ada'] }).week).toHaveLength(1);
  });
});
