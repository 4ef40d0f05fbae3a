import { describe, expect, it } from 'vitest';
import { dosesUpTo, type PlannedReminder } from './adherence.ts';
import { adherenceDays } from './adherence-days.ts';

const reminder: PlannedReminder = {
  id: 'r1',
  userId: 'me',
  medicationName: 'Iron',
  dosage: '1 tablet',
  frequency: 'Twice a day',
  times: ['08:00', '20:00'],
  timeZone: 'Europe/Paris',
  scheduledSince: '2026-11-20T00:00:00.000Z',
};
type Outcome = 'taken' | 'skipped' | 'open';
const answer = (date: string, time: string, outcome: Outcome = 'taken') => ({
  reminderId: 'r1',
  date,
  time,
  outcome,
  recordedAt: `${date}T${time}:00.000Z`,
});
const daysAt = (now: string, answers: ReturnType<typeof answer>[], reminders = [reminder]) =>
  adherenceDays(dosesUpTo(Date.parse(now), { reminders, answers, days: 30, zone: 'Europe/Paris' }));
const both = (date: string, first?: Outcome, second?: Outcome) => [
  ...(first ? [answer(date, '08:00', first)] : []),
  ...(second ? [answer(date, '20:00', second)] : []),
];

describe('a day of the adherence calendar', () => {
  it.each([
    ['all taken', both('2026-11-22', 'taken', 'taken'), 'taken'],
    ['one taken, one missed', both('2026-11-22', 'taken'), 'part'],
    ['one taken, one skipped', both('2026-11-22', 'taken', 'skipped'), 'part'],
    ['one skipped, one missed', both('2026-11-22', 'skipped'), 'missed'],
    ['both skipped', both('2026-11-22', 'skipped', 'skipped'), 'skipped'],
    ['no answer', [], 'missed'],
    ['an answer that was taken back', both('2026-11-22', 'open', 'open'), 'missed'],
  ])('%s', (_, answers, state) => {
    expect(daysAt('2026-11-24T12:00:00Z', answers).get('2026-11-22')?.state).toBe(state);
  });

  it('before the reminder was set, of a pause or without an active reminder has no mark', () => {
    const days = daysAt('2026-11-24T12:00:00Z', []);
    expect([...days.keys()]).toEqual(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24']);
    expect(daysAt('2026-11-24T12:00:00Z', [], [{ ...reminder, isActive: false }]).size).toBe(0);
  });

  it('today counts only the doses that are answered or whose time is over', () => {
    expect(daysAt('2026-11-24T07:30:00Z', []).has('2026-11-24')).toBe(false);
    expect(daysAt('2026-11-24T12:00:00Z', both('2026-11-24', 'taken')).get('2026-11-24')).toMatchObject({
      state: 'taken',
      due: 1,
    });
  });

  it('a change of zone moves no dose to another day', () => {
    const answers = ['2026-11-21', '2026-11-22'].flatMap((date) => both(date, 'taken', 'taken'));
    const past = JSON.stringify({
      times: ['08:00', '20:00'],
      timeZone: 'Europe/Paris',
      since: '2026-11-20T00:00:00.000Z',
      until: '2026-11-22T22:00:00.000Z',
    });
    const moved = {
      ...reminder,
      timeZone: 'Pacific/Auckland',
      scheduledSince: '2026-11-22T22:00:00.000Z',
      pastSchedules: [past],
    };
    const days = daysAt('2026-11-25T12:00:00Z', answers, [moved]);
    expect(days.get('2026-11-21')).toMatchObject({ state: 'taken', due: 2 });
    expect(days.get('2026-11-22')).toMatchObject({ state: 'taken', due: 2 });
  });
});
