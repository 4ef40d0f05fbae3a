import { describe, expect, it } from 'vitest';
import { hasRisenSinceEarly, isDailyPressureAsked, isRaisedForThreeDays, pressureTrends } from './pressure-trend.ts';
import type { Stage } from '@/clinical/gestation/pregnancy-stage.ts';

const UTC = 'UTC';
const read = (systolic: number, diastolic: number, recordedAt: string, symptoms: string[] = []) => ({
  systolic,
  diastolic,
  recordedAt,
  symptoms,
});

describe('T1: three days in a row with a mean of 135 or more, or 85 or more', () => {
  const days = (...means: (readonly [number, number])[]) =>
    means.map(([systolic, diastolic], day) => read(systolic, diastolic, `2026-06-${10 + day}T08:00:00Z`));

  it.each([
    [days([135, 70], [135, 70], [135, 70]), true],
    [days([120, 85], [135, 70], [120, 85]), true],
    [days([134, 84], [136, 86], [136, 86]), false],
    [days([136, 86], [136, 86], [134, 84]), false],
    [days([136, 86], [136, 86]), false],
    [[], false],
  ])('%j: %s', (readings, expected) => {
    expect(isRaisedForThreeDays(readings, UTC)).toBe(expected);
  });

  it('takes the mean of each day, not its highest reading', () => {
    const raised = days([136, 70], [136, 70], [140, 70]);
    expect(isRaisedForThreeDays([...raised, read(129, 70, '2026-06-12T20:00:00Z')], UTC)).toBe(false);
    expect(isRaisedForThreeDays([...raised, read(130, 70, '2026-06-12T20:00:00Z')], UTC)).toBe(true);
  });

  it('needs days without a gap, by the local calendar', () => {
    const gap = [
      read(136, 70, '2026-06-10T08:00:00Z'),
      ...days([0, 0]).slice(1),
      read(136, 70, '2026-06-12T08:00:00Z'),
    ];
    expect(isRaisedForThreeDays([...gap, read(136, 70, '2026-06-13T08:00:00Z')], UTC)).toBe(false);
    const late = ['2026-06-10T23:30:00Z', '2026-06-11T23:30:00Z', '2026-06-13T00:30:00Z'].map((at) =>
      read(136, 70, at),
    );
    expect(isRaisedForThreeDays(late, UTC)).toBe(false);
    expect(isRaisedForThreeDays(late, 'America/New_York')).toBe(true);
  });

  it('counts days across a clock change', () => {
    const night = ['2026-03-28T09:00:00Z', '2026-03-29T09:00:00Z', '2026-03-30T21:30:00Z'].map((at) =>
      read(136, 70, at),
    );
    expect(isRaisedForThreeDays(night, 'Europe/Berlin')).toBe(true);
  });
});

describe('T2: a rise of 30 on top or 15 below over the mean before 20 weeks', () => {
  const LMP = '2026-01-01';
  const early = ['2026-03-01', '2026-03-15', '2026-05-20'].map((day) => read(100, 60, `${day}T08:00:00Z`));
  const at = '2026-07-01T08:00:00Z';

  it.each([
    [[...early, read(130, 70, at)], true],
    [[...early, read(129, 74, at)], false],
    [[...early, read(120, 75, at)], true],
    [[...early, read(140, 75, at)], false],
    [[...early, read(120, 90, at)], false],
    [[...early.slice(1), read(130, 70, at)], false],
    [[...early, read(130, 70, '2026-05-20T20:00:00Z')], false],
  ])('%#: %s', (readings, expected) => {
    expect(hasRisenSinceEarly(readings, LMP, UTC)).toBe(expected);
  });

  it('begins at 20w0d', () => {
    expect(hasRisenSinceEarly([...early, read(130, 70, '2026-05-21T08:00:00Z')], LMP, UTC)).toBe(true);
  });
});

describe('T3: on blood pressure medicine', () => {
  it.each([
    [99, [], true],
    [100, [], false],
    [110, ['faint'], true],
  ] as const)('top %i, symptoms %j: %s', (systolic, symptoms, expected) => {
    const readings = [read(systolic, 65, '2026-06-15T08:00:00Z', [...symptoms])];
    expect(pressureTrends(readings, { takesPressureMedicine: true }).includes('T3')).toBe(expected);
    expect(pressureTrends(readings, { takesPressureMedicine: false })).toEqual([]);
  });

  it('counts dizziness and looks at the newest reading only', () => {
    const readings = [read(90, 65, '2026-06-14T08:00:00Z'), read(120, 75, '2026-06-15T08:00:00Z')];
    expect(pressureTrends(readings, { takesPressureMedicine: true })).toEqual([]);
    expect(pressureTrends(readings, { takesPressureMedicine: true, isDizzy: true })).toEqual(['T3']);
  });
});

it.each([
  [0, false],
  [1, true],
  [10, true],
  [11, false],
])('a daily pressure is asked on day %i after birth: %s', (daysSinceBirth, expected) => {
  const stage: Stage = { kind: 'postpartum', daysSinceBirth, period: 'early' };
  expect(isDailyPressureAsked(stage, true)).toBe(expected);
  expect(isDailyPressureAsked(stage, false)).toBe(false);
});
