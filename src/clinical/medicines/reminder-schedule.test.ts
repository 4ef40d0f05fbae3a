import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { doseId } from '@/model/reminders/dose.ts';
import { MINUTE_MS, HOUR_MS, DAY_MS } from '@/model/time/durations.ts';
import { toInstant } from '@/model/time/instant.ts';
import { dosesDue, dosesOfDays, nextDose, nextDueAt, type DoseSchedule, type DueDose } from './reminder-schedule.ts';
import { instantOf } from '@/clinical/time/wall-clock.ts';

/** Half-hour shifts, shifts at and before midnight, odd offsets, negative summer time, and no shift at all. */
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

/** The dates of 2026 with a clock change in a zone, or two days in a zone without one. */
function changeDates(zone: string): string[] {
  const dates: string[] = [];
  let at = Temporal.ZonedDateTime.from(`2026-01-02T00:00[${zone}]`);
  for (;;) {
    const next = at.getTimeZoneTransition('next');
    if (!next || next.year > 2026) break;
    // The last minute before the change gives the affected date, also when the change is at midnight.
    dates.push(next.subtract({ minutes: 1 }).toPlainDate().toString(), next.toPlainDate().toString());
    at = next;
  }
  return dates.length > 0 ? [...new Set(dates)] : ['2026-03-29', '2026-10-25'];
}

/** The result of the reference library: the time itself, the first of two, the end of the gap. */
function expected(date: string, time: string, zone: string): number {
  const wall = Temporal.PlainDateTime.from(`${date}T${time}`);
  const early = wall.toZonedDateTime(zone, { disambiguation: 'earlier' });
  if (early.toPlainDateTime().equals(wall)) return early.epochMilliseconds;
  return early.getTimeZoneTransition('next')?.epochMilliseconds ?? Number.NaN;
}

describe.each(zones)('every minute of the days with a clock change in %s', (zone) => {
  it.each(changeDates(zone))('%s', (date) => {
    const wrong = MINUTES.map(clockTime).filter((time) => instantOf(date, time, zone) !== expected(date, time, zone));
    expect(wrong).toEqual([]);
  });
});

const name = ({ date, time }: DueDose) => `${date} ${time}`;

/** Sixty reminders with 24 times a day each, so that one is due at every minute. */
const reminders = (timeZone: string): DoseSchedule[] =>
  Array.from({ length: 60 }, (_, minute) => ({
    times: Array.from({ length: 24 }, (_hour, hour) => clockTime(hour * 60 + minute)),
    timeZone,
  }));

/** Runs every minute like the function and the open app, reads doses only when something is due, and lists them. */
function runEveryMinute(reminder: DoseSchedule, from: number, until: number, skewMs = 0): string[] {
  const reported: string[] = [];
  let last = from + skewMs;
  let next = nextDueAt(reminder, last);
  for (let now = last + MINUTE_MS; now <= until + skewMs; now += MINUTE_MS) {
    if (next === null || next > now) continue;
    reported.push(...dosesDue(reminder, last, now).map(name));
    last = now;
    next = nextDueAt(reminder, now);
  }
  return reported;
}

const everyDose = (date: string) => MINUTES.map((minute) => `${date} ${clockTime(minute)}`);

describe.each(zones)('a function run every minute in %s', (zone) => {
  it.each(changeDates(zone))('around %s reports every dose of the day, none missed and none twice', (date) => {
    // 12 seconds past a minute, because no timer fires exactly on it.
    const from = instantOf(date, '00:00', zone) - HOUR_MS + 12_000;
    const reported = reminders(zone).flatMap((each) => runEveryMinute(each, from, from + 27 * HOUR_MS));
    const ofTheDay = reported.filter((dose) => dose.startsWith(date));
    expect(ofTheDay).toHaveLength(24 * 60);
    expect(ofTheDay.toSorted()).toEqual(everyDose(date));
    expect(new Set(reported).size).toBe(reported.length);
  });
});

describe.each([-2, 2])('a clock that is %i days off', (days) => {
  it.each(zones)('reports each dose of its own days once in %s', (zone) => {
    const [date = ''] = changeDates(zone);
    const from = instantOf(date, '00:00', zone) - MINUTE_MS;
    const reminder: DoseSchedule = { times: ['00:00', '02:30', '08:00', '23:45'], timeZone: zone };
    // It passes the clock change two days early or late.
    const reported = runEveryMinute(reminder, from - 2 * DAY_MS, from + 3 * DAY_MS, days * DAY_MS);
    const until = from + 3 * DAY_MS + days * DAY_MS;
    expect(reported).toEqual(dosesDue(reminder, from - 2 * DAY_MS + days * DAY_MS, until).map(name));
    expect(new Set(reported).size).toBe(reported.length);
    expect(reported.length).toBeGreaterThanOrEqual(4 * 4);
  });

  it.each(zones)('and is corrected neither misses nor doubles one in %s', async (zone) => {
    const [, date = ''] = changeDates(zone);
    const reminderId = '5e0e1d1c-reminder';
    const reminder: DoseSchedule = { times: ['01:30', '02:30', '14:00', '23:30'], timeZone: zone };
    const start = instantOf(date, '00:00', zone) - DAY_MS;
    const reportedById = new Map<string, string>();
    // Half a day right, half a day wrong, then right again; each run asks for the whole time since the last one.
    let last = start;
    for (let real = start + MINUTE_MS; real <= start + 3 * DAY_MS; real += 10 * MINUTE_MS) {
      const isWrong = real - start > DAY_MS / 2 && real - start < DAY_MS;
      const now = real + (isWrong ? days * DAY_MS : 0);
      const from = Math.min(last, now - 10 * MINUTE_MS);
      for (const dose of dosesDue(reminder, from, now))
        reportedById.set(await doseId(reminderId, dose.date, dose.time), name(dose));
      last = now;
    }
    const real = dosesDue(reminder, start, start + 3 * DAY_MS - 10 * MINUTE_MS).map(name);
    expect([...reportedById.values()]).toEqual(expect.arrayContaining(real));
    expect(new Set(reportedById.values()).size).toBe(reportedById.size);
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

  it('travel changes the instant and not the identity', () => {
    const [home] = dosesOfDays(nairobi({ times: ['08:00'] }), '2026-11-21', '2026-11-21');
    const [away] = dosesOfDays({ times: ['08:00'], timeZone: 'Asia/Tokyo' }, '2026-11-21', '2026-11-21');
    expect(home && away && [name(home) === name(away), home.dueAt - away.dueAt]).toEqual([true, 6 * HOUR_MS]);
  });

  it('weekdays, every second day, a start and an end are respected', () => {
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

  it('"Once a week" without a day is every 7 days from its first day, or from when it was created, and never daily', () => {
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

  it('a weekday or a number of days takes precedence over the words "Once a week"', () => {
    const weekly: DoseSchedule = { times: ['08:00'], frequency: 'Once a week', startsOn: '2026-11-18' };
    expect(days({ ...weekly, weekdays: ['mon', 'thu'] })).toHaveLength(3);
    expect(days({ ...weekly, everyDays: 4 })).toHaveLength(3);
  });

  it('"Every other day" is respected even when neither a number nor a first day is stored', () => {
    expect(days({ times: ['08:00'], frequency: 'Every other day' })).toHaveLength(7);
    expect(days({ times: ['08:00'], everyDays: 2 })).toHaveLength(7);
    expect(days({ times: ['08:00'], frequency: 'Twice a day' })).toHaveLength(14);
  });

  describe('on weekdays every so many weeks', () => {
    const dates = (schedule: DoseSchedule) =>
      dosesOfDays(nairobi({ times: ['08:00'], ...schedule }), '2026-11-16', '2026-12-20').map(({ date }) => date);
    // 21 November 2026 is a Saturday.
    const saturday = { startsOn: '2026-11-21' };

    it('starts on the first such weekday, from whatever day it is counted', () => {
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

    it('has doses on each of several weekdays: in the week of the first one, and so many weeks later', () => {
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

    it('counts from when it was created, or from a fixed day, when no first day is stored', () => {
      const made: DoseSchedule = { scheduledSince: '2026-11-21T06:00:00.000+00:00', weekdays: ['mon'], everyDays: 14 };
      expect(dates(made)).toEqual(['2026-11-23', '2026-12-07']);
      expect(dates({ ...made, scheduledSince: null })).not.toEqual([]);
    });

    it('stays on its weekdays when the number of days is not a whole number of weeks', () => {
      expect(dates({ ...saturday, weekdays: ['mon', 'thu'], everyDays: 2 })).toEqual([
        '2026-11-23',
        '2026-12-03',
        '2026-12-07',
        '2026-12-17',
      ]);
    });
  });

  it('a paused reminder, one without times and one without a zone have no doses', () => {
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

  it('a first day that does not exist gives no doses and no error', () => {
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

  it('an invalid time gives no dose, and a time entered twice gives one', () => {
    expect(days({ times: ['25:00', ' 08:00', '08:00', ''], endsOn: '2026-11-16' })).toEqual(['2026-11-16 08:00']);
  });

  it('doses before a schedule started are not its own; the minute it was saved is', () => {
    const reminder = nairobi({
      times: ['08:00', '20:00'],
      scheduledSince: toInstant(at('2026-11-21', '08:00') + 30_000),
    });
    expect(dosesDue(reminder, at('2026-11-20', '00:00'), at('2026-11-21', '21:00')).map(name)).toEqual([
      '2026-11-21 08:00',
      '2026-11-21 20:00',
    ]);
  });

  it('the next dose is strictly after the instant, may be months ahead, and may not exist', () => {
    const eight = at('2026-11-21', '08:00');
    expect(nextDueAt(nairobi({ times: ['08:00'] }), eight)).toBe(eight + DAY_MS);
    expect(nextDueAt(nairobi({ times: ['08:00'] }), eight - 1)).toBe(eight);
    expect(nextDueAt(nairobi({ times: ['08:00'], startsOn: '2027-06-01' }), eight)).toBe(at('2027-06-01', '08:00'));
    expect(nextDueAt(nairobi({ times: ['08:00'], endsOn: '2026-11-21' }), eight)).toBeNull();
    const never: DoseSchedule = { times: ['08:00'], weekdays: ['mon'], startsOn: '2026-11-24', endsOn: '2026-11-29' };
    expect(nextDueAt(nairobi(never), eight)).toBeNull();
  });
});
