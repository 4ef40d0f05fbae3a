import { bloodPressure } from '../../../src/model/records/blood-pressure.ts';
import { bloodSugar } from '../../../src/model/records/blood-sugar.ts';
import { weight } from '../../../src/model/records/weight.ts';
import { toInstant } from '../../../src/model/time/instant.ts';
import type { Period, PressureCourse, Story, SugarCourse } from '../stories/story.ts';
import { isPast, laterBy, type DemoClock } from './demo-clock.ts';
import { demoRecord, shortId, type DemoRecord } from './demo-record.ts';
import { deviation, randomOf, type Random } from './random.ts';

const MINUTE_MS = 60_000;
const DAYS_PER_WEEK = 7;
/** The share of single readings that are left out on a day with others. */
const FORGOTTEN = 0.08;
/** People measure within this time (minutes) after their usual hour. */
const LATE_MINUTES = 35;
/** mmHg */
const SPREAD = { systolic: 4.5, diastolic: 3.2 } as const;
const LEAST_PULSE_PRESSURE = 28;

interface Timed {
  readonly at: Date;
  readonly values: Readonly<Record<string, unknown>>;
}

/** The days of a period with readings, the oldest first. */
function daysOf({ from, to }: Period, skipped: number, random: Random): number[] {
  const all = Array.from({ length: from - to + 1 }, (_, index) => from - index);
  return all.filter(() => random() >= skipped);
}

const onTheWay = ({ from, to }: Period, day: number, start: number, end: number): number =>
  from === to ? end : start + ((end - start) * (from - day)) / (from - to);

function pressuresOf(course: PressureCourse, clock: DemoClock, random: Random): Timed[] {
  const { start, end, ceiling, pulse, times } = course;
  return daysOf(course, course.skipped, random).flatMap((day) =>
    times.flatMap((time): Timed[] => {
      const [s, d, p, minutes] = [random, random, random, random].map((each) => deviation(each, 1));
      const at = clock.at(day, laterBy(time, Math.abs(minutes ?? 0) * (LATE_MINUTES / 3)));
      if (random() < FORGOTTEN) return [];
      const systolic = Math.round(onTheWay(course, day, start[0], end[0]) + (s ?? 0) * SPREAD.systolic);
      const diastolic = Math.round(onTheWay(course, day, start[1], end[1]) + (d ?? 0) * SPREAD.diastolic);
      const top = Math.min(systolic, ceiling[0]);
      const bottom = Math.min(diastolic, ceiling[1], top - LEAST_PULSE_PRESSURE);
      return [{ at, values: { systolic: top, diastolic: bottom, pulse: Math.round(pulse + (p ?? 0) * 4) } }];
    }),
  );
}

function sugarsOf(course: SugarCourse, clock: DemoClock, random: Random): Timed[] {
  const { unit } = course;
  const decimals = unit === 'mg/dL' ? 0 : 1;
  return daysOf(course, course.skipped, random).flatMap((day) =>
    course.times.flatMap(({ type, time, start, end, spread, lowest, highest }): Timed[] => {
      const level = onTheWay(course, day, start, end) + deviation(random, spread);
      const at = clock.at(day, laterBy(time, random() * LATE_MINUTES));
      if (random() < FORGOTTEN) return [];
      const shown = Number(Math.min(highest, Math.max(lowest, level)).toFixed(decimals));
      return [{ at, values: { level: shown, unit, measurementType: type } }];
    }),
  );
}

function weightsOf({ weights }: Story, clock: DemoClock, random: Random): Timed[] {
  if (!weights) return [];
  const { from, to, start, end } = weights;
  return Array.from(
    { length: Math.floor((from - to) / DAYS_PER_WEEK) + 1 },
    (_, week) => from - week * DAYS_PER_WEEK,
  ).map((day) => {
    const kg = onTheWay(weights, day, start, end) + deviation(random, 0.12);
    return {
      at: clock.at(day, laterBy('07:20', random() * 30)),
      values: { weight: Number(kg.toFixed(1)), unit: 'kg' },
    };
  });
}

/** The day on which the phone had a network to send what was recorded on this day. */
const sentOn = (networkDays: readonly number[] | undefined, day: number): number | undefined =>
  networkDays?.findLast((each) => each <= day);

function asRecords(type: { readonly collection: string }, story: Story, clock: DemoClock, timed: readonly Timed[]) {
  const { account, networkDays } = story;
  const minutes = new Set<number>();
  return timed
    .filter(({ at }) => isPast(clock, at))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .flatMap(({ at, values }): DemoRecord[] => {
      const minute = Math.floor(at.getTime() / MINUTE_MS);
      if (minutes.has(minute)) return [];
      minutes.add(minute);
      const sent = sentOn(networkDays, clock.dayOf(at));
      // Without a network since then it has not reached the server.
      if (networkDays && sent === undefined) return [];
      const id = `${shortId(account.id)}-${type.collection.slice(0, 9)}-${minute.toString(36)}`;
      const recordedAt = toInstant(at);
      const later =
        sent === undefined ? undefined : toInstant(Math.max(at.getTime(), clock.at(sent, '15:40').getTime()));
      return [demoRecord(type, id, { userId: account.id, ...values, recordedAt }, later)];
    });
}

/** The readings of one patient: courses and events, oldest first in each collection. */
export function readingsOf(story: Story, clock: DemoClock): DemoRecord[] {
  const random = (part: string) => randomOf(`${story.account.id} ${part}`);
  const pressureRandom = random('pressure');
  const sugarRandom = random('sugar');
  const events = (story.pressureEvents ?? []).map(({ when, ...values }) => ({ at: clock.at(...when), values }));
  const eventDays = new Set(events.map(({ at }) => clock.dayOf(at)));
  // The course of a day with an event would contradict it.
  const courses = (story.pressures ?? [])
    .flatMap((course) => pressuresOf(course, clock, pressureRandom))
    .filter(({ at }) => !eventDays.has(clock.dayOf(at)));
  return [
    ...asRecords(bloodPressure, story, clock, [...courses, ...events]),
    ...asRecords(
      bloodSugar,
      story,
      clock,
      (story.sugars ?? []).flatMap((course) => sugarsOf(course, clock, sugarRandom)),
    ),
    ...asRecords(weight, story, clock, weightsOf(story, clock, random('weight'))),
  ];
}
