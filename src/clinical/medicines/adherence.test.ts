import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '@/model/time/durations.ts';
import { toInstant } from '@/model/time/instant.ts';
import { adherence, dosesUpTo, type PlannedReminder } from './adherence.ts';
import { scheduleChange } from './dose-plan.ts';
import { instantOf } from '@/clinical/time/wall-clock.ts';

const zone = 'Africa/Nairobi';
const at = (date: string, time: string) => instantOf(date, time, zone);
const iron = (changes: Partial<PlannedReminder> = {}): PlannedReminder => ({
  id: 'iron',
  userId: 'amina',
  medicationName: 'Iron',
  dosage: '1 tablet',
  frequency: 'Twice a day',
  times: ['08:00', '20:00'],
  timeZone: zone,
  ...changes,
});
const answer = (date: string, time: string, outcome: 'taken' | 'skipped' | 'open') => ({
  reminderId: 'iron',
  date,
  time,
  outcome,
  recordedAt: '2026-11-21T05:05:00.000+00:00',
});
const look = (now: number, reminder: PlannedReminder, answers: ReturnType<typeof answer>[] = [], days = 7) =>
  dosesUpTo(now, { reminders: [reminder], answers, days, zone });
const told = (...args: Parameters<typeof look>) =>
  look(...args).map(({ date, time, standing }) => `${date} ${time} ${standing}`);

describe('the outcome of a dose', () => {
  it('is upcoming, due for two hours, then missed, unless it was answered; an answer taken back does not count', () => {
    const today = (now: string, answers: ReturnType<typeof answer>[] = []) =>
      told(at('2026-11-21', now), iron({ times: ['08:00'] }), answers, 1);
    expect(today('07:59')).toEqual(['2026-11-21 08:00 upcoming']);
    expect(today('08:00')).toEqual(['2026-11-21 08:00 due']);
    expect(today('10:00')).toEqual(['2026-11-21 08:00 due']);
    expect(today('10:01')).toEqual(['2026-11-21 08:00 missed']);
    expect(today('10:01', [answer('2026-11-21', '08:00', 'taken')])).toEqual(['2026-11-21 08:00 taken']);
    expect(today('10:01', [answer('2026-11-21', '08:00', 'open')])).toEqual(['2026-11-21 08:00 missed']);
  });
});

describe('a reminder fixed to the time zone of home', () => {
  const fromPhoneIn = (zone: string, clock: string, timeZone: string) =>
    dosesUpTo(Date.parse(clock), {
      reminders: [iron({ times: ['08:00'], timeZone, isZoneFixed: true })],
      answers: [],
      days: 1,
      zone,
    }).map(({ date, time, standing }) => `${date} ${time} ${standing}`);

  it('has its doses on the dates of home, even if the phone is a date behind', () => {
    // 08:30 of the 22nd in Tokyo is 15:30 of the 21st in Los Angeles.
    const now = '2026-11-22T08:30:00+09:00';
    expect(fromPhoneIn('America/Los_Angeles', now, 'Asia/Tokyo')).toEqual(['2026-11-22 08:00 due']);
  });

  it('and if the phone is a date ahead, no dose of tomorrow', () => {
    const now = '2026-11-21T15:30:00-08:00';
    expect(fromPhoneIn('Asia/Tokyo', now, 'America/Los_Angeles')).toEqual(['2026-11-21 08:00 missed']);
  });

  it('uses the zone of the phone when its own zone is unknown', () => {
    const now = '2026-11-22T08:30:00+09:00';
    expect(fromPhoneIn('Asia/Tokyo', now, 'Mars/Olympus')).toEqual(['2026-11-22 08:00 due']);
  });
});

describe('the share of doses taken', () => {
  const now = at('2026-11-21', '09:00');
  const since = (date: string, time: string) => new Date(at(date, time)).toISOString().replace('Z', '+00:00');

  it('counts only doses whose window is over, since the reminder was created', () => {
    const reminder = iron({ scheduledSince: since('2026-11-20', '12:00') });
    // The dose of 20:00 on the 20th was missed; the dose of 08:00 on the 21st is unanswered.
    expect(adherence(look(now, reminder))).toEqual({ taken: 0, skipped: 0, missed: 1, due: 1 });
    const answers = [answer('2026-11-20', '20:00', 'taken'), answer('2026-11-21', '08:00', 'skipped')];
    expect(adherence(look(now, reminder, answers))).toEqual({ taken: 1, skipped: 1, missed: 0, due: 2 });
  });

  it('has no denominator when nothing was due', () => {
    expect(adherence(look(now, iron({ times: [] }))).due).toBe(0);
  });

  it('does not count the time of a pause, and keeps what was before it', () => {
    const first = iron({ scheduledSince: since('2026-11-15', '00:00') });
    const paused = { ...first, ...scheduleChange(first, { isActive: false }, at('2026-11-17', '12:00')) };
    const resumed = { ...paused, ...scheduleChange(paused, { isActive: true }, at('2026-11-20', '12:00')) };
    expect(told(now, resumed)).toEqual([
      '2026-11-15 08:00 missed',
      '2026-11-15 20:00 missed',
      '2026-11-16 08:00 missed',
      '2026-11-16 20:00 missed',
      '2026-11-17 08:00 missed',
      '2026-11-20 20:00 missed',
      '2026-11-21 08:00 due',
      '2026-11-21 20:00 upcoming',
    ]);
  });

  it('keeps the weekday of a weekly medicine through a pause and a journey, and its days before it became daily', () => {
    const first = iron({ frequency: 'Once a week', times: ['20:00'], scheduledSince: since('2026-11-17', '12:00') });
    const paused = { ...first, ...scheduleChange(first, { isActive: false }, at('2026-11-18', '12:00')) };
    const resumed = { ...paused, ...scheduleChange(paused, { isActive: true }, at('2026-11-20', '12:00')) };
    const later = at('2026-11-24', '21:00');
    expect(told(later, resumed, [], 14)).toEqual(['2026-11-17 20:00 missed', '2026-11-24 20:00 due']);
    expect(scheduleChange(first, { timeZone: 'Asia/Tokyo' }, later)).toMatchObject({ startsOn: '2026-11-17' });
    const ended = scheduleChange({ ...first, endsOn: '2026-11-01' }, { isActive: false }, later);
    expect(ended).not.toHaveProperty('startsOn');
    const daily = scheduleChange(first, { frequency: 'Once a day', everyDays: null }, at('2026-11-20', '12:00'));
    expect(told(now, { ...first, ...daily } as PlannedReminder)).toEqual([
      '2026-11-17 20:00 missed',
      '2026-11-20 20:00 missed',
      '2026-11-21 20:00 upcoming',
    ]);
  });

  it('keeps the doses of earlier times when the times change, and drops schedules older than a month', () => {
    const first = iron({ times: ['08:00'], scheduledSince: since('2026-11-20', '00:00') });
    const changed = { ...first, ...scheduleChange(first, { times: ['07:00', '21:00'] }, at('2026-11-21', '08:30')) };
    expect(told(now, changed)).toEqual([
      '2026-11-20 08:00 missed',
      '2026-11-21 08:00 due',
      '2026-11-21 21:00 upcoming',
    ]);
    const later = scheduleChange(changed, { times: ['09:00'] }, at('2026-12-31', '08:00'));
    expect(later.pastSchedules).toHaveLength(1);
  });
});

describe('a change of a reminder', () => {
  it('sets the next due time by this clock, and a change of zone starts a new schedule and stores the zone of the old one', () => {
    const now = at('2026-11-21', '09:00');
    const before = iron({ scheduledSince: '2026-11-01T00:00:00.000+00:00' });
    const moved = scheduleChange(before, { timeZone: 'Asia/Tokyo' }, now);
    // In the new zone 08:00 was seven hours ago: read in that zone, the dose would be missed, and the first one lost.
    expect(moved.scheduledSince).toBe('2026-11-21T04:00:00.000+00:00');
    expect(moved.pastSchedules?.map((text) => JSON.parse(text))).toMatchObject([
      { timeZone: zone, until: toInstant(now) },
    ]);
    expect(scheduleChange(before, { timeZone: 'Asia/Riyadh' }, now)).toMatchObject({
      scheduledSince: before.scheduledSince,
      pastSchedules: [],
    });
    expect(moved.nextDueAt).toBe('2026-11-21T11:00:00.000+00:00');
    expect(scheduleChange(before, { isActive: false }, now).nextDueAt).toBeNull();
    expect(scheduleChange(null, { times: ['10:00'], timeZone: zone }, now).nextDueAt).toBe(
      new Date(now + HOUR_MS).toISOString().replace('Z', '+00:00'),
    );
  });

  it('ignores invalid past schedules written by another client', () => {
    expect(() => told(at('2026-11-21', '09:00'), iron({ pastSchedules: ['{', '{}', '{"times":3}'] }))).not.toThrow();
  });
});
