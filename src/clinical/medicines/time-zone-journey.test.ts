import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/model/time/durations.ts';
import { toInstant } from '@/model/time/instant.ts';
import { validateRecord } from '@/model/schema/record.ts';
import { reminder } from '@/model/reminders/reminder.ts';
import { adherence, dosesUpTo, type PlannedReminder } from './adherence.ts';
import { scheduleChange } from './dose-plan.ts';
import { dosesDue } from './reminder-schedule.ts';
import { zoneKept, zoneMove } from './time-zone-change.ts';
import { dateIn, instantOf } from '@/clinical/time/wall-clock.ts';

type Answers = { reminderId: string; date: string; time: string; outcome: 'taken'; recordedAt: string }[];

/** A medicine begun on 1 November at home. */
function medicine(home: string, times = ['08:00', '20:00'], begun = instantOf('2026-11-01', '06:00', home)) {
  const reminder: PlannedReminder = {
    id: 'labetalol',
    userId: 'amina',
    medicationName: 'Labetalol',
    dosage: '200 mg',
    frequency: 'Twice a day',
    times,
    timeZone: home,
  };
  return { ...reminder, ...scheduleChange(null, reminder, begun) } as PlannedReminder;
}

const look = (reminder: PlannedReminder, now: number, answers: Answers = [], days = 30) =>
  dosesUpTo(now, { reminders: [reminder], answers, days, zone: 'UTC' });
const standingsOf = (...of: Parameters<typeof look>) =>
  look(...of).map(({ date, time, standing }) => `${date} ${time} ${standing}`);
/** All doses due until now, each taken at its time. */
const allTaken = (reminder: PlannedReminder, now: number): Answers =>
  look(reminder, now)
    .filter(({ dueAt }) => dueAt <= now)
    .map(({ date, time, dueAt }) => ({
      reminderId: reminder.id,
      date,
      time,
      outcome: 'taken',
      recordedAt: toInstant(dueAt),
    }));
const moved = (reminder: PlannedReminder, zone: string, now: number) =>
  ({ ...reminder, ...zoneMove(reminder, zone, now) }) as PlannedReminder;

describe('a journey east', () => {
  const home = medicine('Europe/London');
  const landed = Date.parse('2026-11-11T06:00:00Z');
  const atDestination = moved(home, 'Asia/Tokyo', landed);
  const answers = allTaken(home, landed);

  it('keeps all doses taken, also the first, and counts none as missed that never came', () => {
    expect(adherence(look(home, landed, answers))).toMatchObject({ taken: 20, missed: 0 });
    expect(adherence(look(atDestination, landed, answers))).toMatchObject({ taken: 20, missed: 0 });
    expect(standingsOf(atDestination, landed, answers, 2)).toEqual([
      '2026-11-10 08:00 taken',
      '2026-11-10 20:00 taken',
      '2026-11-11 20:00 upcoming',
    ]);
  });

  it('leaves the due time of each dose: a missed one is missed at the same instant', () => {
    const before = look(home, landed).filter(({ dueAt }) => dueAt <= landed);
    const after = look(atDestination, landed).filter(({ dueAt }) => dueAt <= landed);
    expect(after.map(({ dueAt, standing }) => [dueAt, standing])).toEqual(
      before.map(({ dueAt, standing }) => [dueAt, standing]),
    );
  });

  it('still asks for an unanswered dose until its own two hours are over', () => {
    const due = Date.parse('2026-11-11T08:30:00Z');
    const late = moved(home, 'Asia/Tokyo', due);
    expect(standingsOf(late, due, [], 1)).toEqual(['2026-11-11 08:00 due', '2026-11-11 20:00 upcoming']);
    expect(standingsOf(late, due + 2 * HOUR_MS, [], 1)[0]).toBe('2026-11-11 08:00 missed');
  });

  it('asks for the doses of the last two hours in the new zone, which would be lost between both', () => {
    // 08:30 in Paris; in London it would have been due in half an hour.
    const now = Date.parse('2026-11-11T07:30:00Z');
    expect(standingsOf(moved(home, 'Europe/Paris', now), now, [], 1)).toEqual([
      '2026-11-11 08:00 due',
      '2026-11-11 20:00 upcoming',
    ]);
  });

  it('loses no dose in a shift without a notice: it counts as missed, with the advice for that', () => {
    // 10:30 in Nairobi, 07:30 in London.
    const now = Date.parse('2026-11-11T07:30:00Z');
    expect(standingsOf(moved(home, 'Africa/Nairobi', now), now, [], 1)[0]).toBe('2026-11-11 08:00 missed');
  });

  it('asks for no dose from before the reminder was created', () => {
    const now = Date.parse('2026-11-11T07:30:00Z');
    const made = medicine('Europe/London', ['08:00', '20:00'], now - 10 * MINUTE_MS);
    expect(standingsOf(moved(made, 'Europe/Paris', now), now, [], 1)).toEqual(['2026-11-11 20:00 upcoming']);
  });
});

describe('a journey west', () => {
  const home = medicine('Asia/Tokyo');

  it('keeps a dose taken on a date that has not begun in the new zone, and does not ask for it again', () => {
    // 09:00 of the 12th in Tokyo, midnight of the 12th in London; an hour before it is the 11th there.
    const landed = Date.parse('2026-11-11T23:30:00Z');
    const answers = allTaken(home, landed);
    const atDestination = moved(home, 'Europe/London', landed);
    expect(adherence(look(atDestination, landed, answers)).taken).toBe(adherence(look(home, landed, answers)).taken);
    expect(standingsOf(atDestination, landed, answers, 1)).toContain('2026-11-12 08:00 taken');
    const morning = Date.parse('2026-11-12T08:00:00Z');
    expect(standingsOf(atDestination, morning, answers, 1)).toEqual([
      '2026-11-12 08:00 taken',
      '2026-11-12 20:00 upcoming',
    ]);
  });
});

describe('any journey', () => {
  const zones = [
    'Europe/London',
    'Asia/Tokyo',
    'America/Los_Angeles',
    'Pacific/Auckland',
    'Asia/Kolkata',
    'Europe/Paris',
  ];
  const hours = Array.from({ length: 24 }, (_, hour) => Date.parse('2026-11-15T00:30:00Z') + hour * HOUR_MS);
  const journeys = zones.flatMap((from) => zones.filter((to) => to !== from).map((to) => [from, to] as const));

  it.each(journeys)('from %s to %s loses no dose taken, and misses none of more than three hours ago', (from, to) => {
    for (const now of hours) {
      const home = medicine(from);
      const atDestination = moved(home, to, now);
      const answers = allTaken(home, now);
      const after = look(atDestination, now, answers);
      const lost = answers.filter(({ date, time }) => !after.some((dose) => dose.date === date && dose.time === time));
      expect(lost).toEqual([]);
      expect(adherence(after).taken).toBe(answers.length);
      for (const { dueAt, standing } of after)
        if (standing === 'missed') expect(now - dueAt).toBeLessThanOrEqual(3 * HOUR_MS);
    }
  });

  it.each(journeys)('from %s to %s has each date and time once, and every one of the following days', (from, to) => {
    for (const now of hours) {
      const atDestination = moved(medicine(from), to, now);
      const later = now + 72 * HOUR_MS;
      const keys = look(atDestination, later).map(({ date, time }) => `${date} ${time}`);
      expect(new Set(keys).size).toBe(keys.length);
      expect(look(atDestination, later).filter(({ dueAt }) => dueAt > now && dueAt <= later)).toHaveLength(6);
    }
  });

  it.each(journeys)('from %s to %s has the same due instants on the phone and in the function', (from, to) => {
    for (const now of hours) {
      const atDestination = moved(medicine(from), to, now);
      const dueOnPhone = dosesDue(atDestination, now, now + 24 * HOUR_MS).map(({ dueAt }) => dueAt);
      const shown = look(atDestination, now + 24 * HOUR_MS).map(({ dueAt }) => dueAt);
      expect(shown.filter((dueAt) => dueAt > now && dueAt <= now + 24 * HOUR_MS)).toEqual(dueOnPhone);
      expect(atDestination.nextDueAt).toBe(toInstant(dueOnPhone[0]!));
    }
  });

  it('there and back within a minute changes nothing', () => {
    const home = medicine('Europe/London');
    const now = Date.parse('2026-11-11T08:30:00Z');
    const atDestination = moved(home, 'Asia/Tokyo', now);
    const back = { ...atDestination, ...zoneKept(atDestination, 'Europe/London', now + MINUTE_MS) } as PlannedReminder;
    expect(standingsOf(back, now + MINUTE_MS)).toEqual(standingsOf(home, now + MINUTE_MS));
  });

  it('stores the zone with the past schedule, so that a second journey moves nothing', () => {
    const home = medicine('Europe/London');
    const first = Date.parse('2026-11-11T06:00:00Z');
    const second = Date.parse('2026-11-16T06:00:00Z');
    const answers = allTaken(home, first);
    const away = moved(moved(home, 'Asia/Tokyo', first), 'America/Los_Angeles', second);
    expect(adherence(look(away, second, answers)).taken).toBe(20);
    expect(dateIn(second, 'America/Los_Angeles')).toBe('2026-11-15');
  });

  describe('with a schedule stored before its zone was stored', () => {
    const made = medicine('Europe/London');
    const edited = scheduleChange(made, { times: ['09:00', '21:00'] }, Date.parse('2026-11-06T12:00:00Z'));
    const withoutZone = edited.pastSchedules?.map((text) =>
      JSON.stringify({ ...JSON.parse(text), timeZone: undefined }),
    );
    const home = { ...made, ...edited, pastSchedules: withoutZone } as PlannedReminder;
    const now = Date.parse('2026-11-11T08:00:00Z');
    const answers = allTaken(home, now);
    const past = (reminder: PlannedReminder) => reminder.pastSchedules?.map((text) => JSON.parse(text));

    it.each(['Asia/Tokyo', 'America/Los_Angeles', 'Africa/Abidjan'])(
      'to %s loses none of its doses and adds none, also when it is paused',
      (zone) => {
        expect(adherence(look(home, now, answers))).toMatchObject({ taken: 20, missed: 0 });
        const paused = { ...home, ...scheduleChange(home, { isActive: false }, now) } as PlannedReminder;
        for (const before of [home, paused]) {
          const atDestination = moved(before, zone, now);
          expect(adherence(look(atDestination, now, answers))).toMatchObject({ taken: 20, missed: 0 });
          expect(adherence(look(moved(atDestination, 'Pacific/Auckland', now), now, answers)).taken).toBe(20);
        }
      },
    );

    it('adds the zone with the first change, and leaves entries that name one or cannot be read', () => {
      const atDestination = moved(home, 'Asia/Tokyo', now);
      expect(past(atDestination)?.map(({ timeZone }) => timeZone)).toEqual(['Europe/London', 'Europe/London']);
      const further = moved(atDestination, 'America/Los_Angeles', now + DAY_MS);
      expect(past(further)?.map(({ timeZone }) => timeZone)).toEqual(['Asia/Tokyo', 'Europe/London', 'Europe/London']);
      const unreadable = { ...home, isActive: false, pastSchedules: ['{', 'null', '{"times":3}'] };
      expect(moved(unreadable, 'Asia/Tokyo', now).pastSchedules).toEqual(unreadable.pastSchedules);
    });

    it('stays within the size of the record, even if another client filled it', () => {
      const full = withoutZone?.map((text) => text.replace('{', `{"note":"${'n'.repeat(1990 - text.length)}",`));
      const atDestination = moved({ ...home, pastSchedules: full }, 'Asia/Tokyo', now);
      expect(atDestination.pastSchedules).toHaveLength(2);
      expect(validateRecord(reminder, { ...atDestination })).toEqual([]);
    });
  });

  it.each(['Europe/Paris', 'Asia/Tokyo', 'America/Los_Angeles'])(
    'to %s leaves the day of a weekly medicine whose start is unknown',
    (zone) => {
      const weekly: PlannedReminder = {
        ...medicine('Europe/London', ['08:00']),
        frequency: 'Once a week',
        scheduledSince: null,
      };
      for (const now of hours) {
        const dates = look(moved(weekly, zone, now), now + 20 * DAY_MS, [], 40).map(({ date }) => date);
        const thursdays = ['2026-11-05', '2026-11-12', '2026-11-19', '2026-11-26', '2026-12-03'];
        expect(dates.filter((date) => date >= '2026-11-01')).toEqual(thursdays);
      }
    },
  );

  it.each([1, 24])('stays within the size of the record after any number of journeys %i hours apart', (hours) => {
    const start = Date.parse('2026-11-11T06:00:00Z');
    let traveller = medicine('Europe/London');
    for (let journey = 0; journey < 120; journey += 1)
      traveller = moved(traveller, zones[(journey + 1) % zones.length]!, start + journey * hours * HOUR_MS);
    expect(validateRecord(reminder, { ...traveller })).toEqual([]);
    expect(traveller.pastSchedules?.length).toBe(hours === 1 ? 50 : 33);
  });
});
