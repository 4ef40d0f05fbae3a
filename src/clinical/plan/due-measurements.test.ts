import type { AskedMeasurements, ChosenKind, ChosenMeasurements } from '@/model/plan/plan-step.ts';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/clinical/time/calendar-date.ts';
import type { MeasurementType } from '@/model/records/blood-sugar.ts';
import type { Profile } from '@/model/records/profile.ts';
import type { Reading } from '@/model/records/reading.ts';
import { dayPlan, stateOf } from './day-plan.ts';
import { dueMeasurements } from './due-measurements.ts';

const TODAY = '2026-11-21';
const at = (time: string, daysAgo = 0) => new Date(`${addDays(TODAY, -daysAgo)}T${time}`).getTime();
const nothing: AskedMeasurements = { pressure: false, sugar: [] };
const noTimes: ChosenMeasurements = { kinds: [], times: [] };
/** Reminders of hers: each kind with its times of today; a time with a tick was answered without an entry. */
const choose = (each: Partial<Record<ChosenKind, readonly string[]>>): ChosenMeasurements => ({
  kinds: Object.keys(each) as ChosenKind[],
  times: (Object.entries(each) as [ChosenKind, readonly string[]][]).flatMap(([kind, times]) =>
    times.map((time) => {
      const due = at(time.slice(0, 5));
      return { kind, at: due, answeredAt: time.endsWith('✓') ? due : null };
    }),
  ),
});
const pregnant: Partial<Profile> = { pregnancyStatus: 'pregnant', estimatedLmp: '2026-05-06', datingMethod: 'LMP' };
const born = (daysAgo: number): Partial<Profile> => ({
  pregnancyStatus: 'postpartum',
  birthDate: addDays(TODAY, -daysAgo),
});

let count = 0;
const reading = (values: object, time: string, daysAgo = 0) =>
  ({ id: `r${(count += 1)}`, ...values, recordedAt: new Date(at(time, daysAgo)).toISOString() }) as Reading;
const pressure = (systolic: number, diastolic: number, time: string, daysAgo = 0) =>
  reading({ kind: 'bloodPressure', systolic, diastolic }, time, daysAgo);
const sugar = (measurementType: MeasurementType, time: string, daysAgo = 0) =>
  reading({ kind: 'bloodSugar', level: 90, unit: 'mg/dL', measurementType }, time, daysAgo);
const weight = (time: string, daysAgo = 0) => reading({ kind: 'weight', weight: 68, unit: 'kg' }, time, daysAgo);

interface Case {
  profile?: Partial<Profile> | null;
  readings?: readonly Reading[];
  asked?: Partial<AskedMeasurements>;
  chosen?: ChosenMeasurements;
  now?: string;
}

/** Each measurement as "09:00 bloodPressure due pressure.offered". */
function due({ profile = pregnant, readings = [], asked = {}, chosen = noTimes, now = '10:00' }: Case): string[] {
  const instant = at(now);
  const clock = (ms: number) => new Date(ms).toTimeString().slice(0, 5);
  return dueMeasurements({
    profile: profile && ({ id: 'p', userId: 'p', ...profile } as Profile),
    readings: readings.toSorted((one, other) => other.recordedAt.localeCompare(one.recordedAt)),
    asked: { ...nothing, ...asked },
    chosen,
    now: instant,
  }).map((step) => `${clock(step.at)} ${step.moment ?? step.kind} ${stateOf(step, instant)} ${step.rule}`);
}

describe('the pressure', () => {
  it.each<[string, Case, string[]]>([
    ['is offered once a day', {}, ['09:00 bloodPressure due pressure.offered']],
    ['is offered when the week is unknown', { profile: null }, ['09:00 bloodPressure due pressure.offered']],
    ['is never called missed when it was only offered', { now: '23:00' }, ['09:00 bloodPressure due pressure.offered']],
    [
      'is done after the first reading of the day',
      { readings: [pressure(118, 76, '07:42')] },
      ['09:00 bloodPressure done pressure.offered'],
    ],
    [
      'is not done by a reading of yesterday',
      { readings: [pressure(118, 76, '23:59', 1)] },
      ['09:00 bloodPressure due pressure.offered'],
    ],
    [
      'is asked for three days after a raised one (B3)',
      { readings: [pressure(135, 80, '09:00', 3)] },
      ['09:00 bloodPressure due pressure.raised'],
    ],
    [
      'is not asked for on the fourth day',
      { readings: [pressure(135, 80, '09:00', 4)] },
      ['09:00 bloodPressure due pressure.offered'],
    ],
    [
      'is not asked for after one just below (134/84)',
      { readings: [pressure(134, 84, '09:00', 1)] },
      ['09:00 bloodPressure due pressure.offered'],
    ],
    [
      'is asked for the day after a high one',
      { readings: [pressure(120, 90, '09:00', 1)] },
      ['09:00 bloodPressure due pressure.raised'],
    ],
    [
      'is missed three hours after its time when it was asked for',
      { readings: [pressure(135, 80, '09:00', 1)], now: '12:01' },
      ['09:00 bloodPressure missed pressure.raised'],
    ],
    [
      'is asked for when her doctor set a level',
      { asked: { pressure: true } },
      ['09:00 bloodPressure due pressure.doctor'],
    ],
    [
      'comes at her usual time of day',
      { readings: [1, 2, 3].flatMap((day) => [pressure(118, 76, `07:2${day}`, day), pressure(118, 76, '19:00', day)]) },
      ['07:15 bloodPressure due pressure.offered'],
    ],
    [
      'has no usual time after two days',
      { readings: [1, 2].map((day) => pressure(118, 76, '06:00', day)) },
      ['09:00 bloodPressure due pressure.offered'],
    ],
    [
      'is asked for on day 1 to 10 after birth when it was high in the pregnancy',
      { profile: born(10), readings: [pressure(142, 88, '09:00', 20)] },
      ['09:00 bloodPressure due pressure.afterBirth'],
    ],
    [
      'is only offered on day 11',
      { profile: born(11), readings: [pressure(142, 88, '09:00', 20)] },
      ['09:00 bloodPressure due pressure.offered'],
    ],
    [
      'is only offered after birth without a high one',
      { profile: born(5), readings: [pressure(139, 88, '09:00', 20)] },
      ['09:00 bloodPressure due pressure.offered'],
    ],
    ['is offered for twelve weeks after birth', { profile: born(84) }, ['09:00 bloodPressure due pressure.offered']],
    ['is not planned after twelve weeks', { profile: born(85) }, []],
    [
      'is planned after twelve weeks when her doctor asked',
      { profile: born(85), asked: { pressure: true } },
      ['09:00 bloodPressure due pressure.doctor'],
    ],
  ])('%s', (_, each, expected) => expect(due(each)).toEqual(expected));
});

const withoutPressure = (each: Case) => due(each).filter((text) => !text.includes('bloodPressure'));

describe('the sugar', () => {
  const gdm = { ...pregnant, diabetes: 'gestational' } as const;
  const all = (state: string, times = ['09:00', '14:00', '20:00'], moment = 'post_1h') => [
    `07:00 fasting ${state} sugar.diabetes`,
    ...times.map((time) => `${time} ${moment} ${state} sugar.diabetes`),
  ];
  it.each<[string, Case, string[]]>([
    ['is not planned without diabetes', {}, []],
    ['is not planned when diabetes was denied', { profile: { ...pregnant, diabetes: 'none' } }, []],
    ['is planned fasting and after each meal', { profile: gdm, now: '06:00' }, all('later')],
    ['is planned with type 1', { profile: { ...pregnant, diabetes: 'type1' }, now: '06:00' }, all('later')],
    [
      'two hours after a meal, if she measures so',
      { profile: gdm, now: '06:00', readings: [sugar('post_2h', '14:00', 1), sugar('post_1h', '14:00', 2)] },
      all('later', ['10:00', '15:00', '21:00'], 'post_2h'),
    ],
    [
      'is done by the value of its moment alone',
      { profile: gdm, now: '10:00', readings: [sugar('fasting', '06:50')] },
      [
        '07:00 fasting done sugar.diabetes',
        '09:00 post_1h due sugar.diabetes',
        '14:00 post_1h later sugar.diabetes',
        '20:00 post_1h later sugar.diabetes',
      ],
    ],
    [
      'a value after lunch does not stand for breakfast',
      { profile: gdm, now: '15:00', readings: [sugar('post_1h', '13:30')] },
      [
        '07:00 fasting missed sugar.diabetes',
        '09:00 post_1h missed sugar.diabetes',
        '14:00 post_1h done sugar.diabetes',
        '20:00 post_1h later sugar.diabetes',
      ],
    ],
    [
      'a value at any other time is none of these',
      { profile: gdm, now: '08:00', readings: [sugar('random', '07:30')] },
      [
        '07:00 fasting due sugar.diabetes',
        '09:00 post_1h later sugar.diabetes',
        '14:00 post_1h later sugar.diabetes',
        '20:00 post_1h later sugar.diabetes',
      ],
    ],
    [
      'is planned for the moments that her doctor set',
      { asked: { sugar: ['fasting'] }, now: '08:00' },
      ['07:00 fasting due sugar.doctor'],
    ],
    ['is not planned after birth', { profile: { ...born(3), diabetes: 'type1' } }, []],
  ])('%s', (_, each, expected) => expect(withoutPressure(each)).toEqual(expected));
});

describe('the weight', () => {
  it.each<[string, Case, string[]]>([
    ['is not planned for who never weighed herself', {}, []],
    ['is not planned within a week', { readings: [weight('08:00', 6)] }, []],
    ['is planned after a week', { readings: [weight('08:00', 7)] }, ['08:00 weight due weight.weekly']],
    ['is never called missed', { readings: [weight('08:00', 7)], now: '22:00' }, ['08:00 weight due weight.weekly']],
    ['is done by today’s', { readings: [weight('08:00', 7), weight('09:00')] }, ['08:00 weight done weight.weekly']],
    ['is not planned for who stopped weighing herself', { readings: [weight('08:00', 29)] }, []],
  ])('%s', (_, each, expected) => expect(withoutPressure(each)).toEqual(expected));
});

describe('the times that she chose', () => {
  const gdm = { ...pregnant, diabetes: 'gestational' } as const;
  const twice = choose({ bloodPressure: ['20:30', '07:30'] });
  const sugars = choose({ bloodPressure: [], bloodSugar: ['06:30', '08:00', '13:00', '19:00'] });
  it.each<[string, Case, string[]]>([
    [
      'replace the hour of the app, also when she usually measures at another one',
      {
        chosen: choose({ bloodPressure: ['11:15'] }),
        readings: [1, 2, 3].map((day) => pressure(118, 76, '07:20', day)),
      },
      ['11:15 bloodPressure later pressure.chosen'],
    ],
    [
      'are never called missed',
      { chosen: twice, now: '23:00' },
      ['07:30 bloodPressure due pressure.chosen', '20:30 bloodPressure due pressure.chosen'],
    ],
    [
      'each have the reading that is nearest: 13:59',
      { chosen: twice, readings: [pressure(118, 76, '13:59')] },
      ['07:30 bloodPressure done pressure.chosen', '20:30 bloodPressure later pressure.chosen'],
    ],
    [
      'each have the reading that is nearest: 14:00',
      { chosen: twice, readings: [pressure(118, 76, '14:00')] },
      ['07:30 bloodPressure due pressure.chosen', '20:30 bloodPressure done pressure.chosen'],
    ],
    [
      'are done when she answered the reminder without an entry',
      { chosen: choose({ bloodPressure: ['07:30✓'] }) },
      ['07:30 bloodPressure done pressure.chosen'],
    ],
    ['plan nothing on a day that has none', { chosen: choose({ bloodPressure: [] }) }, []],
    [
      'do not take away what is asked after a raised pressure on a day that has none',
      { chosen: choose({ bloodPressure: [] }), readings: [pressure(135, 80, '09:00', 1)] },
      ['09:00 bloodPressure due pressure.raised'],
    ],
    [
      'are marked as missed when her doctor set a level',
      { chosen: choose({ bloodPressure: ['07:30'] }), asked: { pressure: true }, now: '10:31' },
      ['07:30 bloodPressure missed pressure.doctor'],
    ],
    [
      'of one kind leave the other kinds as they are',
      { chosen: choose({ weight: ['07:00'] }) },
      ['09:00 bloodPressure due pressure.offered', '07:00 weight due weight.chosen'],
    ],
    [
      'of a sugar: fasting first, then after each meal',
      { profile: gdm, chosen: sugars, now: '06:00' },
      [
        '06:30 fasting later sugar.diabetes',
        '08:00 post_1h later sugar.diabetes',
        '13:00 post_1h later sugar.diabetes',
        '19:00 post_1h later sugar.diabetes',
      ],
    ],
    [
      'of a sugar, without diabetes, are only offered',
      { chosen: choose({ bloodPressure: [], bloodSugar: ['06:30'] }), now: '23:00' },
      ['06:30 fasting due sugar.chosen'],
    ],
    [
      'of a sugar: a value belongs to the nearest meal',
      { profile: gdm, chosen: sugars, readings: [sugar('fasting', '07:30'), sugar('post_1h', '10:29')], now: '10:31' },
      [
        '06:30 fasting done sugar.diabetes',
        '08:00 post_1h done sugar.diabetes',
        '13:00 post_1h later sugar.diabetes',
        '19:00 post_1h later sugar.diabetes',
      ],
    ],
    [
      'of a sugar: no time before 11:00 is no fasting value',
      { profile: gdm, chosen: choose({ bloodPressure: [], bloodSugar: ['11:00'] }) },
      ['11:00 post_1h later sugar.diabetes'],
    ],
    [
      'of a sugar do not take away a moment that her doctor asked for',
      {
        chosen: choose({ bloodPressure: [], bloodSugar: ['08:30'] }),
        asked: { sugar: ['post_2h', 'fasting'] },
        now: '06:00',
      },
      [
        '08:30 fasting later sugar.doctor',
        '10:00 post_2h later sugar.doctor',
        '15:00 post_2h later sugar.doctor',
        '21:00 post_2h later sugar.doctor',
      ],
    ],
    [
      'of a weight replace the weekly proposal',
      { chosen: choose({ bloodPressure: [], weight: [] }), readings: [weight('08:00', 7)] },
      [],
    ],
    [
      'of a weight are done by a weight of that day',
      { chosen: choose({ bloodPressure: [], weight: ['07:00'] }), readings: [weight('21:00')], now: '22:00' },
      ['07:00 weight done weight.chosen'],
    ],
    [
      'hold after a birth too, for every kind',
      { profile: born(100), chosen: choose({ bloodPressure: ['09:30'], bloodSugar: ['07:00'], weight: ['07:00'] }) },
      ['09:30 bloodPressure due pressure.chosen', '07:00 fasting due sugar.chosen', '07:00 weight due weight.chosen'],
    ],
    ['plan nothing after a loss', { profile: { ...pregnant, pregnancyStatus: 'ended' }, chosen: twice }, []],
    [
      'of another day are not of this one',
      {
        chosen: { kinds: ['bloodPressure'], times: [{ kind: 'bloodPressure', at: at('07:30', 1), answeredAt: null }] },
      },
      [],
    ],
  ])('%s', (_, each, expected) => expect(due(each)).toEqual(expected));
});

it('after a loss nothing is planned, whatever her doctor asked and whatever was high', () => {
  const ended = { ...pregnant, pregnancyStatus: 'ended', diabetes: 'gestational' } as const;
  const readings = [pressure(150, 95, '09:00', 1), weight('08:00', 8)];
  expect(due({ profile: ended, readings, asked: { pressure: true, sugar: ['fasting'] } })).toEqual([]);
});

it('in the night when the clocks change, the hours stay those of the wall clock', () => {
  const zone = process.env['TZ'];
  process.env['TZ'] = 'Europe/Berlin';
  try {
    const now = new Date('2026-03-29T12:00').getTime();
    const [step] = dueMeasurements({ profile: null, readings: [], asked: nothing, chosen: noTimes, now });
    expect(new Date(step!.at).toTimeString().slice(0, 5)).toBe('09:00');
    expect(dayPlan([step!], now).next).toBe(step);
  } finally {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  }
});
