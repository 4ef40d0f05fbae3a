import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { doseId } from '@/model/dose.ts';
import { MINUTE_MS, HOUR_MS, DAY_MS } from '@/model/durations.ts';
import { toInstant } from '@/model/instant.ts';
import { dosesDue, dosesOfDays, nextDose, nextDueAt, type DoseSchedule, type DueDose } from './dose-times.ts';
import { instantOf } from './wall-clock.ts';

/** Half-hour shifts, shifts at and before midnight, odd offsets, summer time that is winter time, and no shift at all. */
const zones = [
  'Africa/Cairo',
  'Africa/Casablanca',
  'Africa/Nairobi',
  'America/New_York',
  'America/Nuuk',
  'America/Santiago',
  'America/St_Johns',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Europe/Dublin',
  'Pacific/Chatham',
];
const MINUTES = Array.from({ length: 24 * 60 }, (_, minute) => minute);
const clockTime = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** The dates of 2026 on which the clocks of a zone change, or two days in a zone that never does. */
function changeDates(zone: string): string[] {
  const dates: string[] = [];
  let at = Temporal.ZonedDateTime.from(`2026-01-02T00:00[${zone}]`);
  for (;;) {
    const next = at.getTimeZoneTransition('next');
    if (!next || next.year > 2026) break;
    // The last minute before the change: the date whose clock is touched, also when it happens at midnight.
    dates.push(next.subtract({ minutes: 1 }).toPlainDate().toString(), next.toPlainDate().toString());
    at = next;
  }
  return dates.length > 0 ? [...new Set(dates)] : ['2026-03-29', '2026-10-25'];
}

/** What the second library says: the clock's own time, the first of two, the end of the gap. */
function expected(date: string, time: string, zone: string): number {
  const wall = Temporal.PlainDateTime.from(`${date}T${time}`);
  const early = wall.toZonedDateTime(zone, { disambiguation: 'earlier' });
  if (early.toPlainDateTime().equals(wall)) return early.epochMilliseconds;
  return early.getTimeZoneTransition('next')?.epochMilliseconds ?? Number.NaN;
}

describe.each(zones)('every minute of the days on which the clocks change in %s', (zone) => {
  it.each(changeDates(zone))('%s', (date) => {
    const wrong = MINUTES.map(clockTime).filter((time) => instantOf(date, time, zone) !== expected(date, time, zone));
    expect(wrong).toEqual([]);
  });
});

const name = ({ date, time }: DueDose) => `${date} ${time}`;

/** Sixty reminders that together are due at every minute, each at 24 times a day. */
const reminders = (timeZone: string): DoseSchedule[] =>
  Array.from({ length: 60 }, (_, minute) => ({
    times: Array.from({ length: 24 }, (_hour, hour) => clockTime(hour * 60 + minute)),
    timeZone,
  }));

/** Wakes every minute like the function and the open app do, asks only when something is due, and lists what it was told. */
function wakeEveryMinute(reminder: DoseSchedule, from: number, until: number, skewMs = 0): string[] {
  const told: string[] = [];
  let last = from + skewMs;
  let next = nextDueAt(reminder, last);
  for (let now = last + MINUTE_MS; now <= until + skewMs; now += MINUTE_MS) {
    if (next === null || next > now) continue;
    told.push(...dosesDue(reminder, last, now).map(name));
    last = now;
    next = nextDueAt(reminder, now);
  }
  return told;
}

const everyDose = (date: string) => MINUTES.map((minute) => `${date} ${clockTime(minute)}`);

describe.each(zones)('waking every minute in %s', (zone) => {
  it.each(changeDates(zone))('around %s tells every dose of the day, none missed and none twice', (date) => {
    // From 12 seconds past a minute, because nobody wakes exactly on it.
    const from = instantOf(date, '00:00', zone) - HOUR_MS + 12_000;
    const told = reminders(zone).flatMap((each) => wakeEveryMinute(each, from, from + 27 * HOUR_MS));
    const ofTheDay = told.filter((dose) => dose.startsWith(date));
    expect(ofTheDay).toHaveLength(24 * 60);
    expect(ofTheDay.toSorted()).toEqual(everyDose(date));
    expect(new Set(told).size).toBe(told.length);
  });
});

describe.each([-2, 2])('a clock that is %i days off', (days) => {
  it.each(zones)('tells each dose of its own days once in %s', (zone) => {
    const [date = ''] = changeDates(zone);
    const from = instantOf(date, '00:00', zone) - MINUTE_MS;
    const reminder: DoseSchedule = { times: ['00:00', '02:30', '08:00', '23:45'], timeZone: zone };
    // It passes the change of the clocks two days early or late.
    const told = wakeEveryMinute(reminder, from - 2 * DAY_MS, from + 3 * DAY_MS, days * DAY_MS);
    const until = from + 3 * DAY_MS + days * DAY_MS;
    expect(told).toEqual(dosesDue(reminder, from - 2 * DAY_MS + days * DAY_MS, until).map(name));
    expect(new Set(told).size).toBe(told.length);
    expect(told.length).toBeGreaterThanOrEqual(4 * 4);
  });

  it.each(zones)('and is put right neither misses nor doubles one in %s', async (zone) => {
    const [, date = ''] = changeDates(zone);
    const reminderId = '5e0e1d1c-reminder';
    const reminder: DoseSchedule = { times: ['01:30', '02:30', '14:00', '23:30'], timeZone: zone };
    const start = instantOf(date, '00:00', zone) - DAY_MS;
    const kept = new Map<string, string>();
    // Half a day right, half a day wrong, then right again; each period asks for all that it has not seen.
    let last = start;
    for (let real = start + MINUTE_MS; real <= start + 3 * DAY_MS; real += 10 * MINUTE_MS) {
      const isWrong = real - start > DAY_MS / 2 && real - start < DAY_MS;
      const now = real + (isWrong ? days * DAY_MS : 0);
      const from = Math.min(last, now - 10 * MINUTE_MS);
      for (const dose of dosesDue(reminder, from, now))
        kept.set(await doseId(reminderId, dose.date, dose.time), name(dose));
      last = now;
    }
    const real = dosesDue(reminder, start, start + 3 * DAY_MS - 10 * MINUTE_MS).map(name);
    expect([...kept.values()]).toEqual(expect.arrayContaining(real));
    expect(new Set(kept.values()).size).toBe(kept.size);
  });
});

describe('the rules of a schedule', () => {
  const nairobi = (schedule: DoseSchedule): DoseSchedule => ({ timeZone: 'Africa/Nairobi', ...schedule });
  const at = (date: string, time: string) => instantOf(date, time, 'Africa/Nairobi');
  const days = (schedule: DoseSchedule) => dosesOfDays(nairobi(schedule), '2026-11-16', '2026-11-29').map(name);

  it('02:30 in the gap of New York is due at 03:00', () => {
    const [dose] = dosesOfDays({ times: ['02:30'], timeZone: 'America/New_York' }, '2026-03-08', '2026-03-08');
    expect(dose).toEqual({ date: '2026-03-08', time: '02:30', dueAt: Date.parse('2026-03-08T07:00:00Z') });
  });

  it('01:30 in the overlap of New York is due once, the first time', () => {
    const reminder = { times: ['01:30'], timeZone: 'America/New_York' };
    const midnight = Date.parse('2026-11-01T04:00:00Z');
    expect(dosesDue(reminder, midnight, midnight + DAY_MS)).toEqual([
      { date: '2026-11-01', time: '01:30', dueAt: Date.parse('2026-11-01T05:30:00Z') },
    ]);
  });

  it('travel moves the instant and not the identity', () => {
    const [home] = dosesOfDays(nairobi({ times: ['08:00'] }), '2026-11-21', '2026-11-21');
    const [away] = dosesOfDays({ times: ['08:00'], timeZone: 'Asia/Tokyo' }, '2026-11-21', '2026-11-21');
    expect(home && away && [name(home) === name(away), home.dueAt - away.dueAt]).toEqual([true, 6 * HOUR_MS]);
  });

  it('days of the week, every second day, a start and an end are kept', () => {
    expect(days({ times: ['08:00'], weekdays: ['mon', 'thu'] })).toEqual([
      '2026-11-16 08:00',
      '2026-11-19 08:00',
      '2026-11-23 08:00',
      '2026-11-26 08:00',
    ]);
    expect(days({ times: ['08:00'], everyDays: 2, startsOn: '2026-11-21', endsOn: '2026-11-25' })).toEqual([
      '2026-11-21 08:00',
      '2026-11-23 08:00',
      '2026-11-25 08:00',
    ]);
  });

  it('"Once a week" without a day is every 7 days from its first day, or from when it was made, and never daily', () => {
    const weekly: DoseSchedule = { times: ['08:00'], frequency: 'Once a week' };
    expect(days({ ...weekly, startsOn: '2026-11-18' })).toEqual(['2026-11-18 08:00', '2026-11-25 08:00']);
    // 00:30 on the 19th in Nairobi.
    expect(days({ ...weekly, scheduledSince: '2026-11-18T21:30:00.000+00:00' })).toEqual([
      '2026-11-19 08:00',
      '2026-11-26 08:00',
    ]);
    expect(days(weekly)).toHaveLength(2);
    expect(days({ ...weekly, frequency: ' once a week' })).toHaveLength(2);
    const moment = at('2026-11-20', '12:00');
    expect(nextDueAt(nairobi({ ...weekly, startsOn: '2026-11-18' }), moment)).toBe(at('2026-11-25', '08:00'));
  });

  it('a day of the week or a number of days says more than the words "Once a week"', () => {
    const weekly: DoseSchedule = { times: ['08:00'], frequency: 'Once a week', startsOn: '2026-11-18' };
    expect(days({ ...weekly, weekdays: ['mon', 'thu'] })).toHaveLength(3);
    expect(days({ ...weekly, everyDays: 4 })).toHaveLength(3);
  });

  it('"Every other day" is that also where neither a number nor a first day was kept', () => {
    expect(days({ times: ['08:00'], frequency: 'Every other day' })).toHaveLength(7);
    expect(days({ times: ['08:00'], everyDays: 2 })).toHaveLength(7);
    expect(days({ times: ['08:00'], frequency: 'Twice a day' })).toHaveLength(14);
  });

  describe('on days of the week every so many weeks', () => {
    const dates = (schedule: DoseSchedule) =>
      dosesOfDays(nairobi({ times: ['08:00'], ...schedule }), '2026-11-16', '2026-12-20').map(({ date }) => date);
    // 21 November 2026 is a Saturday.
    const saturday = { startsOn: '2026-11-21' };

    it('begins on the first such day, from whatever day it is counted', () => {
      expect(dates({ ...saturday, weekdays: ['mon'], everyDays: 7 })).toEqual([
        '2026-11-23',
        '2026-11-30',
        '2026-12-07',
        '2026-12-14',
      ]);
      expect(dates({ ...saturday, weekdays: ['mon'], everyDays: 14 })).toEqual(['2026-11-23', '2026-12-07']);
      expect(dates({ ...saturday, weekdays: ['sun'], everyDays: 14 })).toEqual([
        '2026-11-22',
        '2026-12-06',
        '2026-12-20',
      ]);
      const onMonday = nairobi({ ...saturday, times: ['08:00'], weekdays: ['mon'], everyDays: 14 });
      expect(nextDueAt(onMonday, at('2026-11-21', '09:00'))).toBe(at('2026-11-23', '08:00'));
      expect(nextDueAt(onMonday, at('2026-11-23', '08:00'))).toBe(at('2026-12-07', '08:00'));
    });

    it('has doses on each of several days: in the week of the first one, and so many weeks later', () => {
      const monThu: DoseSchedule = { ...saturday, weekdays: ['mon', 'thu'] };
      expect(dates({ ...monThu, everyDays: 7 })).toEqual(dates(monThu));
      expect(dates({ ...monThu, everyDays: 14 })).toEqual(['2026-11-23', '2026-11-26', '2026-12-07', '2026-12-10']);
      expect(dates({ ...monThu, everyDays: 14, startsOn: '2026-11-19' })).toEqual([
        '2026-11-19',
        '2026-11-30',
        '2026-12-03',
        '2026-12-14',
        '2026-12-17',
      ]);
    });

    it('counts from when it was made, or from nowhere, where no first day was kept', () => {
      const made: DoseSchedule = { scheduledSince: '2026-11-21T06:00:00.000+00:00', weekdays: ['mon'], everyDays: 14 };
      expect(dates(made)).toEqual(['2026-11-23', '2026-12-07']);
      expect(dates({ ...made, scheduledSince: null })).not.toEqual([]);
    });

    it('stays on its days when every so many days is no number of weeks', () => {
      expect(dates({ ...saturday, weekdays: ['mon', 'thu'], everyDays: 2 })).toEqual([
        '2026-11-23',
        '2026-12-03',
        '2026-12-07',
        '2026-12-17',
      ]);
    });
  });

  it('a paused reminder, one without times and one in no zone have no doses', () => {
    for (const schedule of [
      nairobi({ times: ['08:00'], isActive: false }),
      nairobi({ times: [] }),
      { times: ['08:00'] },
      { times: ['08:00'], timeZone: 'Mars/Olympus' },
    ]) {
      expect(dosesDue(schedule, 0, Date.parse('2026-11-21T00:00:00Z'))).toEqual([]);
      expect(nextDose(schedule, 0)).toBeNull();
    }
  });

  it('a first day that does not exist has no doses, and nothing breaks on it', () => {
    for (const startsOn of ['9999-99-99', '2026-02-30', 'soon'])
      for (const more of [{}, { everyDays: 2 }, { everyDays: 7, weekdays: ['mon'] }] as DoseSchedule[]) {
        const schedule = nairobi({ times: ['08:00'], startsOn, ...more });
        expect(nextDose(schedule, at('2026-11-21', '09:00'))).toBeNull();
        expect(days(schedule)).toEqual([]);
      }
    // The last day that can be written.
    const last: DoseSchedule = { times: ['08:00'], startsOn: '9999-12-31', weekdays: ['mon'], everyDays: 7 };
    expect(nextDose(nairobi(last), at('2026-11-21', '09:00'))).toBeNull();
  });

  it('what is no time is no dose, and a time written twice is one', () => {
    expect(days({ times: ['25:00', ' 08:00', '08:00', ''], endsOn: '2026-11-16' })).toEqual(['2026-11-16 08:00']);
  });

  it('the doses before a schedule began are not its own; the minute it was saved is', () => {
    const reminder = nairobi({
      times: ['08:00', '20:00'],
      scheduledSince: toInstant(at('2026-11-21', '08:00') + 30_000),
    });
    expect(dosesDue(reminder, at('2026-11-20', '00:00'), at('2026-11-21', '21:00')).map(name)).toEqual([
      '2026-11-21 08:00',
      '2026-11-21 20:00',
    ]);
  });

  it('the next dose is strictly after the instant, may lie months ahead, and may never come', () => {
    const eight = at('2026-11-21', '08:00');
    expect(nextDueAt(nairobi({ times: ['08:00'] }), eight)).toBe(eight + DAY_MS);
    expect(nextDueAt(nairobi({ times: ['08:00'] }), eight - 1)).toBe(eight);
    expect(nextDueAt(nairobi({ times: ['08:00'], startsOn: '2027-06-01' }), eight)).toBe(at('2027-06-01', '08:00'));
    expect(nextDueAt(nairobi({ times: ['08:00'], endsOn: '2026-11-21' }), eight)).toBeNull();
    const never: DoseSchedule = { times: ['08:00'], weekdays: ['mon'], startsOn: '2026-11-24', endsOn: '2026-11-29' };
    expect(nextDueAt(nairobi(never), eight)).toBeNull();
  });
});
