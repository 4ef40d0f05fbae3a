import type { BloodPressureReading, BloodSugarReading, Reading, WeightReading } from '@/model/records/reading.ts';
import { describe, expect, it } from 'vitest';
import type { ReadingKind } from '@/model/records/reading-kinds.ts';
import { compareAlerts, openAlerts, openAlertsOf, type AlertContext } from './open-alerts.ts';

const NOW = '2026-06-15T12:00:00.000+00:00';
const HOUR = 60;
const base = (minutesAgo: number, id: string) => {
  const time = Date.parse(NOW) - minutesAgo * 60_000;
  const recordedAt = new Date(time).toISOString().replace('Z', '+00:00');
  return { id, userId: 'u1', recordedDesc: -time, recordedAt };
};
const pressure = (
  systolic: number,
  diastolic: number,
  minutesAgo = 0,
  symptoms: string[] = [],
): BloodPressureReading => ({
  ...base(minutesAgo, `p${minutesAgo}`),
  kind: 'bloodPressure',
  systolic,
  diastolic,
  symptoms,
});
const sugar = (level: number, minutesAgo = 0): BloodSugarReading => ({
  ...base(minutesAgo, `s${minutesAgo}`),
  kind: 'bloodSugar',
  level,
  unit: 'mg/dL',
  measurementType: 'random',
});
const weight = (kg: number, minutesAgo = 0): WeightReading => ({
  ...base(minutesAgo, `w${minutesAgo}`),
  kind: 'weight',
  weight: kg,
  unit: 'kg',
});
const context: AlertContext = {
  stage: { kind: 'pregnant', weeks: 30, days: 0, totalDays: 210 },
  profile: {},
  timeZone: 'UTC',
};
const open = (readings: Reading[], more: Partial<AlertContext> = {}, now = NOW) =>
  openAlerts(readings, { ...context, ...more }, now)[0] ?? null;

describe('the open alert of one person', () => {
  it('is null when nothing is open', () => {
    expect(open([])).toBeNull();
    expect(open([pressure(118, 76), sugar(95), weight(70)])).toBeNull();
  });

  it('is the highest tier among all kinds, with the rule and the reading', () => {
    const severe = pressure(165, 108, 20);
    const alert = open([severe, pressure(162, 104, 2), sugar(260), weight(70)]);
    expect(alert).toMatchObject({ tier: 'EMERGENCY', rule: 'B1.repeat-severe' });
    expect(alert?.reading).toMatchObject({ kind: 'bloodPressure', systolic: 162 });
    expect(open([pressure(142, 88), sugar(260)])).toMatchObject({
      tier: 'URGENT',
      rule: 'G8',
      reading: { kind: 'bloodSugar' },
    });
  });

  it('returns the given reading itself', () => {
    const severe = pressure(165, 108, 2);
    expect(open([severe])?.reading).toBe(severe);
  });

  it('stays open when another episode follows with lower readings', () => {
    expect(open([pressure(165, 100, 5 * HOUR), pressure(118, 76)])).toMatchObject({
      tier: 'EMERGENCY',
      rule: 'B1.no-repeat',
    });
    expect(open([pressure(170, 112, 190), pressure(120, 80, 180), pressure(118, 76)])).toMatchObject({
      tier: 'TODAY',
      rule: 'B1.repeat-lower',
    });
  });

  it('closes after 24 hours', () => {
    expect(open([pressure(165, 100, 24 * HOUR)])?.tier).toBe('EMERGENCY');
    expect(open([pressure(165, 100, 24 * HOUR + 0.001)])).toBeNull();
    expect(open([sugar(260, 24 * HOUR + 0.001)])).toBeNull();
  });

  it('finds a persistent high from readings older than a day', () => {
    expect(open([pressure(141, 85), pressure(143, 86, 6 * 24 * HOUR)])).toMatchObject({
      tier: 'TODAY',
      rule: 'B2.persistent',
    });
  });

  it('counts symptoms saved with a reading and answered on its card', () => {
    expect(open([pressure(145, 92, 0, ['headache'])])).toMatchObject({ tier: 'URGENT', symptoms: ['headache'] });
    const answers = new Map([['p0', ['vision' as const]]]);
    expect(open([pressure(145, 92)], { answers })).toMatchObject({ tier: 'URGENT', symptoms: ['vision'] });
  });

  it('includes the trend of three days, and pressure medicine', () => {
    const raised = [0, 1, 2].map((day) => pressure(137, 80, day * 24 * HOUR));
    expect(open(raised)).toMatchObject({ tier: 'TODAY', rule: 'T1' });
    expect(open([pressure(95, 65)], { takesPressureMedicine: true })).toMatchObject({ tier: 'TODAY', rule: 'T3' });
  });

  it('includes a weight gain and a pattern of sugars', () => {
    expect(open([weight(70), weight(67.5, 5 * 24 * HOUR)])).toMatchObject({ tier: 'TODAY', rule: 'W2' });
    const lows = [sugar(65), sugar(66, 3 * 24 * HOUR)];
    expect(open(lows)).toMatchObject({ tier: 'TODAY', rule: 'G3.again' });
  });

  it('includes the symptom answered because of a weight', () => {
    const answers = new Map([['w0', ['headache']]]);
    const gain = [weight(71.2), weight(70, 5 * 24 * HOUR)];
    expect(open(gain)).toBeNull();
    expect(open(gain, { answers })).toMatchObject({ tier: 'URGENT', rule: 'W1.raised', symptoms: ['headache'] });
  });

  it('includes breathlessness after birth, answered because of a weight', () => {
    const stage = { kind: 'postpartum', daysSinceBirth: 6, period: 'early' } as const;
    const gain = [weight(72.5), weight(70, 3 * 24 * HOUR)];
    expect(open(gain, { stage, answers: new Map([['w0', ['headache']]]) })).toBeNull();
    expect(open(gain, { stage, answers: new Map([['w0', ['breathing']]]) })).toMatchObject({
      tier: 'URGENT',
      rule: 'W6',
      symptoms: ['breathing'],
    });
  });

  it('includes vomiting with a loss of weight', () => {
    const loss = [weight(69), weight(70, 5 * 24 * HOUR)];
    expect(open(loss)).toBeNull();
    expect(open(loss, { answers: new Map([['w0', ['vomiting']]]) })).toMatchObject({ tier: 'TODAY', rule: 'W3' });
  });

  it('takes the highest pressure within 24 hours of a weight', () => {
    const gain = (minutesAgo: number) => [weight(71.2, minutesAgo), weight(70, minutesAgo + 5 * 24 * HOUR)];
    expect(open([...gain(60), pressure(142, 91)])).toMatchObject({ tier: 'URGENT', rule: 'W1.raised' });
    expect(open([...gain(60), pressure(142, 91, 60)])).toMatchObject({ rule: 'W1.raised' });
    expect(open([...gain(180), pressure(142, 91, 120), pressure(118, 76)])).toMatchObject({ rule: 'W1.raised' });
    expect(open([...gain(60), pressure(142, 91, 61)])).not.toMatchObject({ rule: 'W1.raised' });
    expect(open([...gain(60), pressure(118, 76)])).toBeNull();
  });

  it('changes with time alone', () => {
    const later = (minutes: number) => new Date(Date.parse(NOW) + minutes * 60_000).toISOString();
    expect(open([pressure(165, 100)], {}, later(14))?.tier).toBe('URGENT');
    expect(open([pressure(165, 100)], {}, later(15))?.tier).toBe('EMERGENCY');
  });

  it('does not depend on the order of the readings', () => {
    const readings = [pressure(162, 104, 2), sugar(260), pressure(165, 108, 20), weight(70), pressure(118, 76, 300)];
    expect(open(readings.toReversed())).toEqual(open(readings));
  });
});

describe('all open alerts of one person', () => {
  it('are ordered by urgency, then by time with the newest first', () => {
    const severe = pressure(165, 100, 5 * HOUR);
    const alerts = openAlerts([sugar(65), severe, sugar(260, 20), pressure(142, 88, 90)], context, NOW);
    expect(alerts.map(({ tier, rule }) => [tier, rule])).toEqual([
      ['EMERGENCY', 'B1.no-repeat'],
      ['URGENT', 'G8'],
      ['TODAY', 'B2.no-repeat'],
      ['SELF_CARE', 'G3'],
    ]);
    expect(alerts[0]?.reading).toBe(severe);
  });
});

it('a kind without clinical rules opens no alert, and is not judged as another kind', () => {
  const unruled = { ...weight(72.5), kind: 'temperature' } as unknown as Reading;
  const readings = [unruled, weight(70, 5 * 24 * HOUR)];
  expect(openAlertsOf('temperature' as ReadingKind, readings, context, NOW)).toEqual([]);
});

describe('a list of people', () => {
  const alert = (readings: Reading[]) => open(readings);
  const people = {
    steady: alert([pressure(118, 76)]),
    today: alert([pressure(142, 88), pressure(144, 91, 12)]),
    emergency: alert([pressure(165, 100, 0, ['vision'])]),
    urgentOld: alert([pressure(145, 92, 50, ['headache'])]),
    urgentNew: alert([pressure(145, 92, 5, ['headache'])]),
  };

  it('is ordered by urgency, then by time with the newest first, people without an alert last', () => {
    const names = Object.keys(people) as (keyof typeof people)[];
    expect(names.toSorted((a, b) => compareAlerts(people[a], people[b]))).toEqual([
      'emergency',
      'urgentNew',
      'urgentOld',
      'today',
      'steady',
    ]);
  });

  it('ranks a person without an alert after all others', () => {
    expect(compareAlerts(null, null)).toBe(0);
  });
});
