import { describe, expect, it } from 'vitest';
import { dosesUpTo, type PlannedReminder } from '@/clinical/medicines/adherence.ts';
import type { DoseOutcome } from '@/model/reminders/dose.ts';
import { groupDoses } from './dose-groups.ts';

const timeZone = 'Africa/Nairobi';
const reminder = {
  id: 'iron',
  medicationName: 'Iron',
  dosage: '1 tablet',
  frequency: 'Once a day',
  times: ['23:40'],
  isActive: true,
  timeZone,
  scheduledSince: '2026-01-01T00:00:00.000+00:00',
} as PlannedReminder;

/** An instant on 14 February 2026 or a day near it, by the clock of Nairobi, as milliseconds. */
const nairobi = (day: number, clock: string) => Date.parse(`2026-02-${day}T${clock}:00+03:00`);

function groupsAt(now: number, answered: { day: number; clock: string; outcome?: DoseOutcome }) {
  const answer = {
    reminderId: reminder.id,
    date: '2026-02-13',
    time: '23:40',
    outcome: answered.outcome ?? ('taken' as const),
    recordedAt: new Date(nairobi(answered.day, answered.clock)).toISOString(),
  };
  const doses = dosesUpTo(now, { reminders: [reminder], answers: [answer], days: 3, zone: timeZone });
  const groups = groupDoses(doses, now);
  return { ...groups, answered: groups.rest.filter(({ date }) => date === answer.date) };
}

describe('the dose of 23:40, answered', () => {
  it.each([
    ['before midnight and looked at after it', { day: 13, clock: '23:50' }, nairobi(14, '00:20'), 1],
    ['after midnight', { day: 14, clock: '00:15' }, nairobi(14, '00:20'), 1],
    ['after midnight, in the afternoon of that day', { day: 14, clock: '00:15' }, nairobi(14, '15:00'), 1],
    ['before midnight, more than two hours ago', { day: 13, clock: '23:50' }, nairobi(14, '01:51'), 0],
    ['the day before', { day: 14, clock: '00:15' }, nairobi(15, '08:00'), 0],
  ])('%s: whether it can be taken back', (_case, answered, now, rows) => {
    expect(groupsAt(now, answered).answered).toHaveLength(rows);
  });

  it('does not count among the doses of the next day', () => {
    const { taken, today } = groupsAt(nairobi(14, '00:20'), { day: 14, clock: '00:15' });
    expect({ taken, today }).toEqual({ taken: 0, today: 1 });
  });

  it('is due again after it was taken back', () => {
    const { due, answered } = groupsAt(nairobi(14, '00:20'), { day: 14, clock: '00:16', outcome: 'open' });
    expect(due).toHaveLength(1);
    expect(answered).toHaveLength(0);
  });

  it('stays in the list while it is snoozed after midnight', () => {
    const now = nairobi(14, '00:20');
    const doses = dosesUpTo(now, { reminders: [reminder], answers: [], days: 3, zone: timeZone });
    const { due, rest } = groupDoses(doses, now, ({ date }) => date === '2026-02-13');
    expect(due).toEqual([]);
    expect(rest.map(({ date, standing }) => [date, standing])).toEqual([
      ['2026-02-13', 'due'],
      ['2026-02-14', 'upcoming'],
    ]);
  });
});
