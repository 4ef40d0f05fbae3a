import { describe, expect, it } from 'vitest';
import {
  countDoubt,
  emptyReminder,
  frequencyChosen,
  readReminder,
  timeIssues,
  type ReminderDraft,
} from './reminder-entry.ts';

const now = Date.parse('2026-11-21T06:00:00Z');
const iron: ReminderDraft = {
  ...emptyReminder,
  medicationName: ' Iron ',
  dosage: '1 tablet',
  frequency: 'twice',
  times: [' 08:00', '', '20:00'],
};
const read = (changes: Partial<ReminderDraft>, halfTyped: string[] = []) =>
  readReminder({ ...iron, ...changes }, { before: null, now, zone: 'Africa/Nairobi', halfTyped });
const told = (changes: Partial<ReminderDraft>, halfTyped?: string[]) => {
  const answer = read(changes, halfTyped);
  return 'issues' in answer ? answer.issues.map(({ field, message }) => [field, message]) : [];
};

describe('the form of a reminder', () => {
  it('trims, drops blank times, and says when it is due next', () => {
    expect(read({})).toMatchObject({
      values: {
        medicationName: 'Iron',
        times: ['08:00', '20:00'],
        frequency: 'Twice a day',
        timeZone: 'Africa/Nairobi',
        isActive: true,
        nextDueAt: '2026-11-21T17:00:00.000+00:00',
      },
    });
  });

  it('refuses a time that is none at that time, and one that is begun and not finished', () => {
    expect(told({ times: ['25:00'] })).toEqual([['times', '25:00 is not a time of day. Write it like 08:00.']]);
    const answer = read({ times: ['08:00', '25:00'] });
    const issues = 'issues' in answer ? answer.issues : [];
    expect(timeIssues(issues, '08:00', 0)).toEqual([]);
    expect(timeIssues(issues, '25:00', 1)).toHaveLength(1);
    expect(told({}, ['times.1'])).toEqual([['times.1', 'This is not finished. Fill in all of it or clear it.']]);
  });

  it('refuses half days, and counts every other day from today', () => {
    expect(told({ everyDays: '1.5' })).toEqual([['everyDays', 'everyDays must be valid number.']]);
    expect(read({ everyDays: '٢' })).toMatchObject({ values: { everyDays: 2 } });
    expect(told({ everyDays: '+2' })).toEqual([['everyDays', 'everyDays must be valid number.']]);
    expect(read({ everyDays: '2' })).toMatchObject({ values: { everyDays: 2, startsOn: '2026-11-21' } });
  });

  it('has no times when it is taken as needed', () => {
    expect(read({ frequency: 'asNeeded' })).toMatchObject({ values: { times: [], nextDueAt: null } });
  });

  it('offers as many empty times as the frequency means and makes up none', () => {
    expect(frequencyChosen(emptyReminder, 'thrice').times).toEqual(['', '', '']);
    expect(frequencyChosen({ ...emptyReminder, times: ['07:15'] }, 'twice').times).toEqual(['07:15', '']);
    expect(countDoubt({ ...iron, times: ['08:00'] })).toEqual({ given: 1 });
    expect(countDoubt(iron)).toBeNull();
  });
});
