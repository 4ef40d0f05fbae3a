import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { dosesOfDays } from '@/clinical/dose-times.ts';
import type { Reminder, Weekday } from '@/model/reminder.ts';
import {
  countDoubt,
  emptyReminder,
  frequencyChosen,
  readReminder,
  reminderDraft,
  timeIssues,
  weekdaysChosen,
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

  describe('that is taken once a week', () => {
    const dosesOf = (draft: ReminderDraft) => {
      const answer = readReminder(draft, { before: null, now, zone: 'Africa/Nairobi', halfTyped: [] });
      return 'values' in answer ? dosesOfDays(answer.values, '2026-11-21', '2026-12-04').map(({ date }) => date) : [];
    };
    const chosen = (draft: ReminderDraft) => ({ ...draft, ...frequencyChosen(draft, 'weekly') });
    const weekly = chosen({ ...iron, times: ['20:00'] });

    it('is due every 7 days from today when nothing is said of days', () => {
      expect(weekly.everyDays).toBe('7');
      expect(dosesOf(weekly)).toEqual(['2026-11-21', '2026-11-28']);
    });

    it('on one weekday every so many weeks begins on the first of it, from whatever day it is counted', () => {
      // 21 November 2026 is a Saturday: counted from it every 14th day is a Saturday for ever.
      const onMonday: ReminderDraft = { ...weekly, frequency: 'own', ownFrequency: 'x', weekdays: ['mon'] };
      expect(dosesOf({ ...onMonday, everyDays: '7' })).toEqual(['2026-11-23', '2026-11-30']);
      expect(dosesOf({ ...onMonday, everyDays: '14' })).toEqual(['2026-11-23']);
      expect(dosesOf({ ...onMonday, everyDays: '14', startsOn: '2026-11-25' })).toEqual(['2026-11-30']);
      expect(dosesOf({ ...onMonday, everyDays: '14', startsOn: '2026-11-23' })).toEqual(['2026-11-23']);
      expect(dosesOf({ ...onMonday, everyDays: '2' })).toEqual(['2026-11-23']);
    });

    it('on several weekdays every so many weeks is refused: which weeks would not be clear', () => {
      const unclear = 'Choose days of the week or a number of days, not both.';
      expect(told({ weekdays: ['mon', 'thu'], everyDays: '7' })).toEqual([['everyDays', unclear]]);
      expect(told({ weekdays: ['mon', 'thu'], everyDays: '28' })).toEqual([['everyDays', unclear]]);
      expect(told({ weekdays: ['mon', 'thu'], everyDays: '2' })).toEqual([]);
      expect(told({ weekdays: ['mon', 'thu'] })).toEqual([]);
    });

    it('on one weekday is never due when the end comes before the first of it, whether or not a start was typed', () => {
      const never = 'Until then it would never be due. Check the days, the start and the end.';
      const onMonday: Partial<ReminderDraft> = { weekdays: ['mon'], everyDays: '14', endsOn: '2026-11-22' };
      expect(told(onMonday)).toEqual([['endsOn', never]]);
      expect(told({ ...onMonday, startsOn: '2026-11-21' })).toEqual([['endsOn', never]]);
      expect(told({ ...onMonday, endsOn: '2026-11-23' })).toEqual([]);
      expect(told({ ...onMonday, startsOn: '2026-11-24' })).toEqual([
        ['endsOn', 'The end cannot be before the start.'],
      ]);
      expect(told({ everyDays: '2', endsOn: '2026-11-20' })).toEqual([['endsOn', never]]);
    });

    it('on one weekday begins in a week when it is made on that day and its times are over', () => {
      const monday: ReminderDraft = { ...iron, times: ['08:00'], weekdays: ['mon'], everyDays: '14' };
      const startOf = (changes: Partial<ReminderDraft>, at: string) => {
        const options = { before: null, now: Date.parse(at), zone: 'Africa/Nairobi', halfTyped: [] };
        const answer = readReminder({ ...monday, ...changes }, options);
        return 'values' in answer ? answer.values.startsOn : answer.issues;
      };
      expect(startOf({}, '2026-11-23T04:00:00Z')).toBe('2026-11-23');
      expect(startOf({}, '2026-11-23T06:00:00Z')).toBe('2026-11-30');
      expect(startOf({ everyDays: '28' }, '2026-11-23T06:00:00Z')).toBe('2026-11-30');
      expect(startOf({ times: ['08:00', '20:00'] }, '2026-11-23T06:00:00Z')).toBe('2026-11-23');
      expect(startOf({ startsOn: '2026-11-23' }, '2026-11-23T06:00:00Z')).toBe('2026-11-23');
      expect(startOf({ weekdays: [], everyDays: '14' }, '2026-11-23T06:00:00Z')).toBe('2026-11-23');
    });

    it('begins on the day that it is where the reminder is, wherever the phone is', () => {
      vi.stubEnv('TZ', 'Asia/Tokyo');
      onTestFinished(() => void vi.unstubAllEnvs());
      const before: Reminder = {
        userId: 'amina',
        medicationName: 'Vitamin D',
        dosage: '1',
        frequency: 'x',
        times: ['20:00'],
        timeZone: 'America/New_York',
      };
      const startOf = (changes: Partial<ReminderDraft>, timeZone = before.timeZone) => {
        // 15:00 on Monday in New York, 05:00 on Tuesday in Tokyo.
        const options = { now: Date.parse('2026-11-23T20:00:00Z'), zone: 'Asia/Tokyo', halfTyped: [] };
        const answer = readReminder(
          { ...reminderDraft(before), ...changes },
          { ...options, before: { ...before, timeZone } },
        );
        return 'values' in answer ? answer.values.startsOn : answer.issues.map(({ code }) => code);
      };
      expect(startOf({ weekdays: ['mon'], everyDays: '14' })).toBe('2026-11-23');
      expect(startOf({ everyDays: '2' })).toBe('2026-11-23');
      expect(startOf({ everyDays: '2' }, 'Mars/Olympus')).toEqual(['zone']);
    });

    it('that was kept with days that are refused today is saved as long as its days stay', () => {
      const kept = {
        userId: 'amina',
        medicationName: 'Vitamin D',
        dosage: '1',
        frequency: 'x',
        times: ['08:00'],
        timeZone: 'Africa/Nairobi',
        scheduledSince: '2026-11-16T00:00:00.000+00:00',
        weekdays: ['mon', 'thu'] as Weekday[],
        everyDays: 7,
        startsOn: '2026-11-16',
      };
      const change = (before: Reminder, changes: Partial<ReminderDraft>) =>
        readReminder({ ...reminderDraft(before), ...changes }, { before, now, zone: 'Africa/Nairobi', halfTyped: [] });
      expect(change(kept, { notes: 'With food' })).toMatchObject({ values: { notes: 'With food', everyDays: 7 } });
      expect(change(kept, { everyDays: '14' })).toMatchObject({ issues: [{ code: 'days_or_number' }] });
      expect(change(kept, { weekdays: ['mon', 'fri'] })).toMatchObject({ issues: [{ code: 'days_or_number' }] });
      expect(change(kept, { startsOn: '2026-11-23' })).toMatchObject({ issues: [{ code: 'days_or_number' }] });
      const over = { ...kept, weekdays: ['mon'] as Weekday[], startsOn: '2026-11-21', endsOn: '2026-11-22' };
      expect(change(over, { notes: 'x' })).toMatchObject({ values: { notes: 'x', startsOn: '2026-11-21' } });
    });

    it('is due every 7 days also when the 7 was taken out', () => {
      expect(dosesOf({ ...weekly, everyDays: '' })).toEqual(['2026-11-21', '2026-11-28']);
    });

    it('is due on the day of the week that was chosen, before or after, and then not every 7 days as well', () => {
      const onMonday = { ...weekly, ...weekdaysChosen(weekly, ['mon']) };
      expect(onMonday).toMatchObject({ weekdays: ['mon'], everyDays: '' });
      expect(dosesOf(onMonday)).toEqual(['2026-11-23', '2026-11-30']);
      expect(chosen({ ...iron, weekdays: ['mon'] }).everyDays).toBe('');
      expect(weekdaysChosen(onMonday, []).everyDays).toBe('7');
      expect(weekdaysChosen({ ...weekly, everyDays: '14' }, ['sat']).everyDays).toBe('14');
    });

    it('is no longer every 7 days once it is something else', () => {
      expect(frequencyChosen(weekly, 'once').everyDays).toBe('');
      expect(frequencyChosen(weekly, 'otherDay').everyDays).toBe('2');
      expect(frequencyChosen({ ...iron, everyDays: '3' }, 'bedtime').everyDays).toBe('3');
    });

    it('and was saved without a day says every how many days it counts, and from when', () => {
      const kept = {
        userId: 'amina',
        medicationName: 'Vitamin D',
        dosage: '1',
        frequency: 'Once a week',
        times: ['08:00'],
        timeZone: 'Africa/Nairobi',
        scheduledSince: '2026-11-17T22:00:00.000+00:00',
      };
      expect(reminderDraft(kept)).toMatchObject({ everyDays: '7', startsOn: '2026-11-18' });
      expect(reminderDraft({ ...kept, weekdays: ['fri'] })).toMatchObject({ everyDays: '', startsOn: '' });
    });
  });

  describe('that could never ring', () => {
    const never = [['endsOn', 'Until then it would never be due. Check the days, the start and the end.']];
    const saved: unknown[] = [];
    // It is 09:00 on Saturday 21 November in Nairobi.
    const eight: Partial<ReminderDraft> = { times: ['08:00'] };

    it.each<[string, Partial<ReminderDraft>]>([
      ['no such day of the week', { weekdays: ['mon'], startsOn: '2026-11-24', endsOn: '2026-11-29' }],
      ['an end before the day of the week', { weekdays: ['mon'], endsOn: '2026-11-22' }],
      ['no day of the week that is counted', { weekdays: ['mon'], everyDays: '2', endsOn: '2026-11-22' }],
      ['the times of its only day over', { everyDays: '2', endsOn: '2026-11-21' }],
      ['the times of today over', { endsOn: '2026-11-21' }],
      ['an end that is over', { endsOn: '2026-11-20' }],
    ])('is refused when it is new: %s', (_, days) => {
      expect(told({ ...eight, ...days })).toEqual(never);
    });

    it('is not refused for one dose, without times, or for what else is wrong with it', () => {
      expect(told({ times: ['20:00'], endsOn: '2026-11-21' })).toEqual(saved);
      expect(told({ ...eight, weekdays: ['mon'], endsOn: '2026-11-23' })).toEqual(saved);
      expect(told({ frequency: 'asNeeded', endsOn: '2026-11-20' })).toEqual(saved);
      expect(told({ times: [], endsOn: '2026-11-20' })).toEqual(saved);
      for (const wrong of [{ everyDays: 'x' }, { everyDays: '400' }, { times: ['25:00'] }, { startsOn: '2026-11-30' }])
        expect(told({ ...eight, endsOn: '2026-11-21', ...wrong })).toHaveLength(1);
      expect(told({ ...eight, endsOn: '9999-99-99', weekdays: ['mon'] })).toHaveLength(1);
    });

    const kept: Reminder = {
      userId: 'amina',
      medicationName: 'Vitamin D',
      dosage: '1',
      frequency: 'x',
      times: ['08:00'],
      timeZone: 'Africa/Nairobi',
      scheduledSince: '2026-11-01T00:00:00.000+00:00',
    };
    const changed = (before: Reminder, changes: Partial<ReminderDraft>) => {
      const draft = { ...reminderDraft(before), ...changes };
      const answer = readReminder(draft, { before, now, zone: 'Africa/Nairobi', halfTyped: [] });
      return 'issues' in answer ? answer.issues.map(({ field, message }) => [field, message]) : saved;
    };
    const ended = { ...kept, endsOn: '2026-11-10' };

    it('is saved when it had ended and neither its days nor its end are touched', () => {
      expect(changed(ended, { notes: 'It helped' })).toEqual(saved);
      expect(changed(ended, { medicationName: 'Vitamin D3', times: ['20:00'] })).toEqual(saved);
    });

    it('is refused when days or a new end were to make an ended one go on', () => {
      expect(changed(ended, { weekdays: ['mon'] })).toEqual(never);
      expect(changed({ ...ended, weekdays: ['mon'] }, { endsOn: '2026-11-22' })).toEqual(never);
      expect(changed({ ...ended, weekdays: ['mon'] }, { endsOn: '2026-11-23' })).toEqual(saved);
      expect(changed(kept, { weekdays: ['mon'], endsOn: '2026-11-21' })).toEqual(never);
    });

    it('is saved when a medicine is stopped: its end is today or earlier', () => {
      expect(changed(kept, { endsOn: '2026-11-21' })).toEqual(saved);
      expect(changed(kept, { endsOn: '2026-11-20' })).toEqual(saved);
      expect(changed(ended, { endsOn: '2026-11-12' })).toEqual(saved);
      const severalWeekdays: Reminder = { ...kept, weekdays: ['mon', 'thu'], everyDays: 7, startsOn: '2026-11-16' };
      expect(changed(severalWeekdays, { endsOn: '2026-11-21' })).toEqual(saved);
    });

    it('is saved when a medicine that was due ends a little later, after its last dose', () => {
      const weekly: Reminder = { ...kept, weekdays: ['mon'], startsOn: '2026-11-02' };
      expect(changed(weekly, { endsOn: '2026-11-22' })).toEqual(saved);
      expect(changed({ ...weekly, endsOn: '2026-12-31' }, { endsOn: '2026-11-22' })).toEqual(saved);
      expect(changed({ ...weekly, endsOn: '2026-11-21' }, { endsOn: '2026-11-22' })).toEqual(never);
    });

    it('is refused when an end comes before the first dose of one that was never due, unless that stops it', () => {
      const fortnightly: Reminder = { ...kept, weekdays: ['mon'], everyDays: 14, startsOn: '2026-11-21' };
      expect(changed(fortnightly, { endsOn: '2026-11-22' })).toEqual(never);
      expect(changed(fortnightly, { endsOn: '2026-11-23' })).toEqual(saved);
      expect(changed(fortnightly, { endsOn: '2026-11-21' })).toEqual(saved);
    });
  });

  it('is every other day when it says so, and on the days of the week instead where some are chosen', () => {
    expect(read({ frequency: 'otherDay' })).toMatchObject({ values: { everyDays: 2, startsOn: '2026-11-21' } });
    const draft: ReminderDraft = { ...iron, frequency: 'otherDay', everyDays: '2' };
    expect(weekdaysChosen(draft, ['mon', 'wed', 'fri']).everyDays).toBe('');
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
