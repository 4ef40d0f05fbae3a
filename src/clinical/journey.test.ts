import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/model/durations.ts';
import { toInstant } from '@/model/instant.ts';
import { judge } from '@/model/record.ts';
import { reminder } from '@/model/reminder.ts';
import { adherence, dosesUpTo, type PlannedReminder } from './adherence.ts';
import { scheduleChange } from './dose-plan.ts';
import { dosesDue } from './dose-times.ts';
import { zoneKept, zoneMove } from './travel.ts';
import { dateIn, instantOf } from './wall-clock.ts';

type Answers = { reminderId: string; date: string; time: string; outcome: 'taken'; recordedAt: string }[];

/** A medicine that she began on 1 November at home. */
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
const told = (...of: Parameters<typeof look>) =>
  look(...of).map(({ date, time, standing }) => `${date} ${time} ${standing}`);
/** All that was due until now, each taken when it was. */
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
  const there = moved(home, 'Asia/Tokyo', landed);
  const answers = allTaken(home, landed);

  it('keeps all that was taken, also the first, and blames for no dose that never came', () => {
    expect(adherence(look(home, landed, answers))).toMatchObject({ taken: 20, missed: 0 });
    expect(adherence(look(there, landed, answers))).toMatchObject({ taken: 20, missed: 0 });
    expect(told(there, landed, answers, 2)).toEqual([
      '2026-11-10 08:00 taken',
      '2026-11-10 20:00 taken',
      '2026-11-11 20:00 upcoming',
    ]);
  });

  it('leaves each dose when it was due: a missed one is no later and no earlier for it', () => {
    const before = look(home, landed).filter(({ dueAt }) => dueAt <= landed);
    const after = look(there, landed).filter(({ dueAt }) => dueAt <= landed);
    expect(after.map(({ dueAt, standing }) => [dueAt, standing])).toEqual(
      before.map(({ dueAt, standing }) => [dueAt, standing]),
    );
  });

  it('still asks for what waits for an answer, until its own two hours are over', () => {
    const due = Date.parse('2026-11-11T08:30:00Z');
    const late = moved(home, 'Asia/Tokyo', due);
    expect(told(late, due, [], 1)).toEqual(['2026-11-11 08:00 due', '2026-11-11 20:00 upcoming']);
    expect(told(late, due + 2 * HOUR_MS, [], 1)[0]).toBe('2026-11-11 08:00 missed');
  });

  it('asks for what the clocks there asked for in the last two hours: it would be lost between both', () => {
    // 08:30 in Paris; in London it would have been due in half an hour.
    const now = Date.parse('2026-11-11T07:30:00Z');
    expect(told(moved(home, 'Europe/Paris', now), now, [], 1)).toEqual([
      '2026-11-11 08:00 due',
      '2026-11-11 20:00 upcoming',
    ]);
  });

  it('loses none of a shift of which nobody is told to ask: it was missed, with what is said of that', () => {
    // 10:30 in Nairobi, 07:30 in London.
    const now = Date.parse('2026-11-11T07:30:00Z');
    expect(told(moved(home, 'Africa/Nairobi', now), now, [], 1)[0]).toBe('2026-11-11 08:00 missed');
  });

  it('asks for none from before the reminder was made', () => {
    const now = Date.parse('2026-11-11T07:30:00Z');
    const made = medicine('Europe/London', ['08:00', '20:00'], now - 10 * MINUTE_MS);
    expect(told(moved(made, 'Europe/Paris', now), now, [], 1)).toEqual(['2026-11-11 20:00 upcoming']);
  });
});

describe('a journey west', () => {
  const home = medicine('Asia/Tokyo');

  it('keeps what was taken on a date that has not begun there yet, and asks for it no second time', () => {
    // 09:00 of the 12th in Tokyo, midnight of the 12th in London; an hour before it is the 11th there.
    const landed = Date.parse('2026-11-11T23:30:00Z');
    const answers = allTaken(home, landed);
    const there = moved(home, 'Europe/London', landed);
    expect(adherence(look(there, landed, answers)).taken).toBe(adherence(look(home, landed, answers)).taken);
    expect(told(there, landed, answers, 1)).toContain('2026-11-12 08:00 taken');
    const morning = Date.parse('2026-11-12T08:00:00Z');
    expect(told(there, morning, answers, 1)).toEqual(['2026-11-12 08:00 taken', '2026-11-12 20:00 upcoming']);
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

  it.each(journeys)(
    'from %s to %s loses no dose that was taken, and misses none of more than three hours ago',
    (from, to) => {
      for (const now of hours) {
        const home = medicine(from);
        const there = moved(home, to, now);
        const answers = allTaken(home, now);
        const after = look(there, now, answers);
        const gone = answers.filter(
          ({ date, time }) => !after.some((dose) => dose.date === date && dose.time === time),
        );
        expect(gone).toEqual([]);
        expect(adherence(after).taken).toBe(answers.length);
        for (const { dueAt, standing } of after)
          if (standing === 'missed') expect(now - dueAt).toBeLessThanOrEqual(3 * HOUR_MS);
      }
    },
  );

  it.each(journeys)('from %s to %s has each date and time once, and every one of the days that follow', (from, to) => {
    for (const now of hours) {
      const there = moved(medicine(from), to, now);
      const later = now + 72 * HOUR_MS;
      const keys = look(there, later).map(({ date, time }) => `${date} ${time}`);
      expect(new Set(keys).size).toBe(keys.length);
      expect(look(there, later).filter(({ dueAt }) => dueAt > now && dueAt <= later)).toHaveLength(6);
    }
  });

  it.each(journeys)('from %s to %s is rung for by the phone and the function at the same instants', (from, to) => {
    for (const now of hours) {
      const there = moved(medicine(from), to, now);
      const rung = dosesDue(there, now, now + 24 * HOUR_MS).map(({ dueAt }) => dueAt);
      const shown = look(there, now + 24 * HOUR_MS).map(({ dueAt }) => dueAt);
      expect(shown.filter((dueAt) => dueAt > now && dueAt <= now + 24 * HOUR_MS)).toEqual(rung);
      expect(there.nextDueAt).toBe(toInstant(rung[0]!));
    }
  });

  it('there and back in a minute leaves everything as it was', () => {
    const home = medicine('Europe/London');
    const now = Date.parse('2026-11-11T08:30:00Z');
    const there = moved(home, 'Asia/Tokyo', now);
    const back = { ...there, ...zoneKept(there, 'Europe/London', now + MINUTE_MS) } as PlannedReminder;
    expect(told(back, now + MINUTE_MS)).toEqual(told(home, now + MINUTE_MS));
  });

  it('keeps the zone of what was before with it, so that a second journey moves nothing', () => {
    const home = medicine('Europe/London');
    const first = Date.parse('2026-11-11T06:00:00Z');
    const second = Date.parse('2026-11-16T06:00:00Z');
    const answers = allTaken(home, first);
    const away = moved(moved(home, 'Asia/Tokyo', first), 'America/Los_Angeles', second);
    expect(adherence(look(away, second, answers)).taken).toBe(20);
    expect(dateIn(second, 'America/Los_Angeles')).toBe('2026-11-15');
  });

  describe('of a schedule that was kept before its zone was kept with it', () => {
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
      'to %s loses none of its doses and makes none that never was, also of one that is paused',
      (zone) => {
        expect(adherence(look(home, now, answers))).toMatchObject({ taken: 20, missed: 0 });
        const paused = { ...home, ...scheduleChange(home, { isActive: false }, now) } as PlannedReminder;
        for (const before of [home, paused]) {
          const there = moved(before, zone, now);
          expect(adherence(look(there, now, answers))).toMatchObject({ taken: 20, missed: 0 });
          expect(adherence(look(moved(there, 'Pacific/Auckland', now), now, answers)).taken).toBe(20);
        }
      },
    );

    it('names the zone of then from the first change on, and leaves what names one or cannot be read', () => {
      const there = moved(home, 'Asia/Tokyo', now);
      expect(past(there)?.map(({ timeZone }) => timeZone)).toEqual(['Europe/London', 'Europe/London']);
      const further = moved(there, 'America/Los_Angeles', now + DAY_MS);
      expect(past(further)?.map(({ timeZone }) => timeZone)).toEqual(['Asia/Tokyo', 'Europe/London', 'Europe/London']);
      const unreadable = { ...home, isActive: false, pastSchedules: ['{', 'null', '{"times":3}'] };
      expect(moved(unreadable, 'Asia/Tokyo', now).pastSchedules).toEqual(unreadable.pastSchedules);
    });

    it('is kept within what a record may hold, also where another program filled it', () => {
      const full = withoutZone?.map((text) => text.replace('{', `{"note":"${'n'.repeat(1990 - text.length)}",`));
      const there = moved({ ...home, pastSchedules: full }, 'Asia/Tokyo', now);
      expect(there.pastSchedules).toHaveLength(2);
      expect(judge(reminder, { ...there })).toEqual([]);
    });
  });

  it.each(['Europe/Paris', 'Asia/Tokyo', 'America/Los_Angeles'])(
    'to %s leaves the day of a weekly medicine of which nobody knows when it began',
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

  it.each([1, 24])('after any number of them, %i hours apart, is kept within what a record may hold', (hours) => {
    const start = Date.parse('2026-11-11T06:00:00Z');
    let traveller = medicine('Europe/London');
    for (let journey = 0; journey < 120; journey += 1)
      traveller = moved(traveller, zones[(journey + 1) % zones.length]!, start + journey * hours * HOUR_MS);
    expect(judge(reminder, { ...traveller })).toEqual([]);
    expect(traveller.pastSchedules?.length).toBe(hours === 1 ? 50 : 33);
  });
});
