import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { dosesOfDays } from '@/clinical/medicines/reminder-schedule.ts';
import type { Reminder, Weekday } from '@/model/reminders/reminder.ts';
import {
  isDraftTimeless,
  timesCountMismatch,
  emptyReminder,
  applyFrequency,
  readReminder,
  reminderDraft,
  timeIssues,
  applyWeekdays,
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
const read = (changes: Partial<ReminderDraft>, incomplete: string[] = []) =>
  readReminder({ ...iron, ...changes }, { before: null, now, zone: 'Africa/Nairobi', incomplete });
const issuesOf = (changes: Partial<ReminderDraft>, incomplete?: string[]) => {
  const answer = read(changes, incomplete);
  return 'issues' in answer ? answer.issues.map(({ field, message }) => [field, message]) : [];
};

describe('the form of a reminder', () => {
  it('trims, drops empty times, and computes when it is due next', () => {
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

  it('rejects an invalid time with an error at that time, and an incomplete time', () => {
    expect(issuesOf({ times: ['25:00'] })).toEqual([['times', '25:00 is not a time of day. Write it like 08:00.']]);
    const answer = read({ times: ['08:00', '25:00'] });
    const issues = 'issues' in answer ? answer.issues : [];
    expect(timeIssues(issues, '08:00', 0)).toEqual([]);
    expect(timeIssues(issues, '25:00', 1)).toHaveLength(1);
    expect(issuesOf({}, ['times.1'])).toEqual([['times.1', 'This is not finished. Fill in all of it or clear it.']]);
  });

  it('rejects fractions of days, and counts every other day from today', () => {
    expect(issuesOf({ everyDays: '1.5' })).toEqual([['everyDays', 'everyDays must be valid number.']]);
    expect(read({ everyDays: '٢' })).toMatchObject({ values: { everyDays: 2 } });
    expect(issuesOf({ everyDays: '+2' })).toEqual([['everyDays', 'everyDays must be valid number.']]);
    expect(read({ everyDays: '2' })).toMatchObject({ values: { everyDays: 2, startsOn: '2026-11-21' } });
  });

  describe('that is taken once a week', () => {
    const dosesOf = (draft: ReminderDraft) => {
      const answer = readReminder(draft, { before: null, now, zone: 'Africa/Nairobi', incomplete: [] });
      return 'values' in answer ? dosesOfDays(answer.values, '2026-11-21', '2026-12-04').map(({ date }) => date) : [];
    };
    const chosen = (draft: ReminderDraft) => ({ ...draft, ...applyFrequency(draft, 'weekly') });
    const weekly = chosen({ ...iron, times: ['20:00'] });

    it('is due every 7 days from today when no days are entered', () => {
      expect(weekly.everyDays).toBe('7');
      expect(dosesOf(weekly)).toEqual(['2026-11-21', '2026-11-28']);
    });

    it('on one weekday with an interval of weeks starts on the first such weekday, from whatever day it is counted', () => {
      // 21 November 2026 is a Saturday: counted from it every 14th day is a Saturday for ever.
      const onMonday: ReminderDraft = { ...weekly, frequency: 'own', ownFrequency: 'x', weekdays: ['mon'] };
      expect(dosesOf({ ...onMonday, everyDays: '7' })).toEqual(['2026-11-23', '2026-11-30']);
      expect(dosesOf({ ...onMonday, everyDays: '14' })).toEqual(['2026-11-23']);
      expect(dosesOf({ ...onMonday, everyDays: '14', startsOn: '2026-11-25' })).toEqual(['2026-11-30']);
      expect(dosesOf({ ...onMonday, everyDays: '14', startsOn: '2026-11-23' })).toEqual(['2026-11-23']);
      expect(dosesOf({ ...onMonday, everyDays: '2' })).toEqual(['2026-11-23']);
    });

    it('on several weekdays with an interval of weeks is rejected, because the weeks would not be clear', () => {
      const unclear = 'Choose days of the week or a number of days, not both.';
      expect(issuesOf({ weekdays: ['mon', 'thu'], everyDays: '7' })).toEqual([['everyDays', unclear]]);
      expect(issuesOf({ weekdays: ['mon', 'thu'], everyDays: '28' })).toEqual([['everyDays', unclear]]);
      expect(issuesOf({ weekdays: ['mon', 'thu'], everyDays: '2' })).toEqual([]);
      expect(issuesOf({ weekdays: ['mon', 'thu'] })).toEqual([]);
    });

    it('on one weekday is never due when the end is before the first such day, with or without a typed start', () => {
      const never = 'Until then it would never be due. Check the days, the start and the end.';
      const onMonday: Partial<ReminderDraft> = { weekdays: ['mon'], everyDays: '14', endsOn: '2026-11-22' };
      expect(issuesOf(onMonday)).toEqual([['endsOn', never]]);
      expect(issuesOf({ ...onMonday, startsOn: '2026-11-21' })).toEqual([['endsOn', never]]);
      expect(issuesOf({ ...onMonday, endsOn: '2026-11-23' })).toEqual([]);
      expect(issuesOf({ ...onMonday, startsOn: '2026-11-24' })).toEqual([
        ['endsOn', 'The end cannot be before the start.'],
      ]);
      expect(issuesOf({ everyDays: '2', endsOn: '2026-11-20' })).toEqual([['endsOn', never]]);
    });

    it('on one weekday starts in a week when it is created on that day after its times', () => {
      const monday: ReminderDraft = { ...iron, times: ['08:00'], weekdays: ['mon'], everyDays: '14' };
      const startOf = (changes: Partial<ReminderDraft>, at: string) => {
        const options = { before: null, now: Date.parse(at), zone: 'Africa/Nairobi', incomplete: [] };
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

    it('starts on the current date of its own time zone, not of the phone', () => {
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
        const options = { now: Date.parse('2026-11-23T20:00:00Z'), zone: 'Asia/Tokyo', incomplete: [] };
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

    it('stored with days that are rejected today is saved as long as its days do not change', () => {
      const stored = {
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
        readReminder({ ...reminderDraft(before), ...changes }, { before, now, zone: 'Africa/Nairobi', incomplete: [] });
      expect(change(stored, { notes: 'With food' })).toMatchObject({ values: { notes: 'With food', everyDays: 7 } });
      expect(change(stored, { everyDays: '14' })).toMatchObject({ issues: [{ code: 'days_or_number' }] });
      expect(change(stored, { weekdays: ['mon', 'fri'] })).toMatchObject({ issues: [{ code: 'days_or_number' }] });
      expect(change(stored, { startsOn: '2026-11-23' })).toMatchObject({ issues: [{ code: 'days_or_number' }] });
      const over = { ...stored, weekdays: ['mon'] as Weekday[], startsOn: '2026-11-21', endsOn: '2026-11-22' };
      expect(change(over, { notes: 'x' })).toMatchObject({ values: { notes: 'x', startsOn: '2026-11-21' } });
    });

    it('is due every 7 days also when the 7 is cleared', () => {
      expect(dosesOf({ ...weekly, everyDays: '' })).toEqual(['2026-11-21', '2026-11-28']);
    });

    it('is due on the chosen weekday, and then not every 7 days as well', () => {
      const onMonday = { ...weekly, ...applyWeekdays(weekly, ['mon']) };
      expect(onMonday).toMatchObject({ weekdays: ['mon'], everyDays: '' });
      expect(dosesOf(onMonday)).toEqual(['2026-11-23', '2026-11-30']);
      expect(chosen({ ...iron, weekdays: ['mon'] }).everyDays).toBe('');
      expect(applyWeekdays(onMonday, []).everyDays).toBe('7');
      expect(applyWeekdays({ ...weekly, everyDays: '14' }, ['sat']).everyDays).toBe('14');
    });

    it('is no longer every 7 days once another frequency is chosen', () => {
      expect(applyFrequency(weekly, 'once').everyDays).toBe('');
      expect(applyFrequency(weekly, 'otherDay').everyDays).toBe('2');
      expect(applyFrequency({ ...iron, everyDays: '3' }, 'bedtime').everyDays).toBe('3');
    });

    it('saved without days shows its interval and the day it is counted from', () => {
      const stored = {
        userId: 'amina',
        medicationName: 'Vitamin D',
        dosage: '1',
        frequency: 'Once a week',
        times: ['08:00'],
        timeZone: 'Africa/Nairobi',
        scheduledSince: '2026-11-17T22:00:00.000+00:00',
      };
      expect(reminderDraft(stored)).toMatchObject({ everyDays: '7', startsOn: '2026-11-18' });
      expect(reminderDraft({ ...stored, weekdays: ['fri'] })).toMatchObject({ everyDays: '', startsOn: '' });
    });
  });

  describe('that would never be due', () => {
    const never = [['endsOn', 'Until then it would never be due. Check the days, the start and the end.']];
    const saved: unknown[] = [];
    // It is 09:00 on Saturday 21 November in Nairobi.
    const eight: Partial<ReminderDraft> = { times: ['08:00'] };

    it.each<[string, Partial<ReminderDraft>]>([
      ['no such day of the week', { weekdays: ['mon'], startsOn: '2026-11-24', endsOn: '2026-11-29' }],
      ['an end before the day of the week', { weekdays: ['mon'], endsOn: '2026-11-22' }],
      ['no day of the week that is counted', { weekdays: ['mon'], everyDays: '2', endsOn: '2026-11-22' }],
      ['the times of its only day in the past', { everyDays: '2', endsOn: '2026-11-21' }],
      ['the times of today in the past', { endsOn: '2026-11-21' }],
      ['an end in the past', { endsOn: '2026-11-20' }],
    ])('is rejected when it is new: %s', (_, days) => {
      expect(issuesOf({ ...eight, ...days })).toEqual(never);
    });

    it('is not rejected with one dose, as needed, or with another error', () => {
      expect(issuesOf({ times: ['20:00'], endsOn: '2026-11-21' })).toEqual(saved);
      expect(issuesOf({ ...eight, weekdays: ['mon'], endsOn: '2026-11-23' })).toEqual(saved);
      expect(issuesOf({ frequency: 'asNeeded', endsOn: '2026-11-20' })).toEqual(saved);
      for (const wrong of [{ everyDays: 'x' }, { everyDays: '400' }, { times: ['25:00'] }, { startsOn: '2026-11-30' }])
        expect(issuesOf({ ...eight, endsOn: '2026-11-21', ...wrong })).toHaveLength(1);
      expect(issuesOf({ ...eight, endsOn: '9999-99-99', weekdays: ['mon'] })).toHaveLength(1);
    });

    const stored: Reminder = {
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
      const answer = readReminder(draft, { before, now, zone: 'Africa/Nairobi', incomplete: [] });
      return 'issues' in answer ? answer.issues.map(({ field, message }) => [field, message]) : saved;
    };
    const ended = { ...stored, endsOn: '2026-11-10' };

    it('is saved when it had ended and neither its days nor its end change', () => {
      expect(changed(ended, { notes: 'It helped' })).toEqual(saved);
      expect(changed(ended, { medicationName: 'Vitamin D3', times: ['20:00'] })).toEqual(saved);
    });

    it('is rejected when new days or a new end should continue an ended one', () => {
      expect(changed(ended, { weekdays: ['mon'] })).toEqual(never);
      expect(changed({ ...ended, weekdays: ['mon'] }, { endsOn: '2026-11-22' })).toEqual(never);
      expect(changed({ ...ended, weekdays: ['mon'] }, { endsOn: '2026-11-23' })).toEqual(saved);
      expect(changed(stored, { weekdays: ['mon'], endsOn: '2026-11-21' })).toEqual(never);
    });

    it('is saved when a medicine is stopped: its end is today or earlier', () => {
      expect(changed(stored, { endsOn: '2026-11-21' })).toEqual(saved);
      expect(changed(stored, { endsOn: '2026-11-20' })).toEqual(saved);
      expect(changed(ended, { endsOn: '2026-11-12' })).toEqual(saved);
      const severalWeekdays: Reminder = { ...stored, weekdays: ['mon', 'thu'], everyDays: 7, startsOn: '2026-11-16' };
      expect(changed(severalWeekdays, { endsOn: '2026-11-21' })).toEqual(saved);
    });

    it('is saved when a medicine that was due ends a little later, after its last dose', () => {
      const weekly: Reminder = { ...stored, weekdays: ['mon'], startsOn: '2026-11-02' };
      expect(changed(weekly, { endsOn: '2026-11-22' })).toEqual(saved);
      expect(changed({ ...weekly, endsOn: '2026-12-31' }, { endsOn: '2026-11-22' })).toEqual(saved);
      expect(changed({ ...weekly, endsOn: '2026-11-21' }, { endsOn: '2026-11-22' })).toEqual(never);
    });

    it('is rejected when an end is before the first dose of one that was never due, unless that stops it', () => {
      const fortnightly: Reminder = { ...stored, weekdays: ['mon'], everyDays: 14, startsOn: '2026-11-21' };
      expect(changed(fortnightly, { endsOn: '2026-11-22' })).toEqual(never);
      expect(changed(fortnightly, { endsOn: '2026-11-23' })).toEqual(saved);
      expect(changed(fortnightly, { endsOn: '2026-11-21' })).toEqual(saved);
    });
  });

  it('is due every other day by its frequency, or on the chosen weekdays instead', () => {
    expect(read({ frequency: 'otherDay' })).toMatchObject({ values: { everyDays: 2, startsOn: '2026-11-21' } });
    const draft: ReminderDraft = { ...iron, frequency: 'otherDay', everyDays: '2' };
    expect(applyWeekdays(draft, ['mon', 'wed', 'fri']).everyDays).toBe('');
  });

  it('has no times when it is taken as needed', () => {
    expect(read({ frequency: 'asNeeded' })).toMatchObject({ values: { times: [], nextDueAt: null } });
  });

  describe('fills in the usual times of a frequency', () => {
    const after = (times: string[], ...chosen: ReminderDraft['frequency'][]) =>
      chosen.reduce<ReminderDraft>((draft, frequency) => ({ ...draft, ...applyFrequency(draft, frequency) }), {
        ...emptyReminder,
        times,
      }).times;

    it.each<[string, string[], ReminderDraft['frequency'][], string[]]>([
      ['when none is typed', [''], ['twice'], ['08:00', '20:00']],
      ['in place of those of another frequency', [''], ['twice', 'thrice'], ['08:00', '14:00', '20:00']],
      ['again after "As needed"', [''], ['twice', 'asNeeded', 'once'], ['08:00']],
      ['and none for own words', [''], ['twice', 'own'], ['']],
      ['and keeps a typed time, with empty fields for the others', ['07:15'], ['twice'], ['07:15', '']],
      ['and keeps a changed time', ['08:00', '21:00'], ['twice', 'once'], ['08:00', '21:00']],
    ])('%s', (_, times, chosen, expected) => {
      expect(after(times, ...chosen)).toEqual(expected);
    });
  });

  it('cannot be saved with a frequency and no time, unless it is taken as needed', () => {
    const timeless = [['times', 'No time is set, so it would never remind you. Add a time, or choose “As needed”.']];
    expect(issuesOf({ times: [''] })).toEqual(timeless);
    expect(issuesOf({ frequency: 'weekly', times: ['  '] })).toEqual(timeless);
    expect(issuesOf({ frequency: 'own', ownFrequency: 'after the walk', times: [] })).toEqual(timeless);
    expect(issuesOf({ frequency: 'asNeeded', times: [''] })).toEqual([]);
    // Then the frequency itself is what is missing.
    expect(issuesOf({ frequency: '', times: [''] })).toEqual([
      ['frequency', 'Field frequency required for medication reminder.'],
    ]);
  });

  it('stored without times by an older version opens without invented ones, and needs them to be saved', () => {
    const stored = { userId: 'amina', medicationName: 'Iron', dosage: '1', frequency: 'Twice a day', times: [] };
    const draft = reminderDraft(stored);
    expect(draft.times).toEqual(['']);
    expect(isDraftTimeless(draft)).toBe(true);
    const save = (times: string[]) =>
      readReminder({ ...draft, times }, { before: stored, now, zone: 'Africa/Nairobi', incomplete: [] });
    expect(save([''])).toMatchObject({ issues: [{ code: 'timeless' }] });
    expect(save(['08:00', '20:00'])).toMatchObject({ values: { times: ['08:00', '20:00'] } });
  });

  it('warns when the number of times is not that of the frequency', () => {
    expect(timesCountMismatch({ ...iron, times: ['08:00'] })).toEqual({ given: 1 });
    expect(timesCountMismatch({ ...iron, times: [''] })).toBeNull();
    expect(timesCountMismatch(iron)).toBeNull();
  });
});
