import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { ownLimits } from '@/clinical/care/care-notes.ts';
import { en } from '@/i18n/messages/en.ts';
import type { CareNote } from '@/model/records/care-note.ts';
import { descendingKey } from '@/model/time/instant.ts';
import type { BloodPressureReading, BloodSugarReading, WeightReading } from '@/model/records/reading.ts';
import { lastDays } from '@/ui/chart/day-range.ts';
import { timeLeft } from '@/features/readings/answers/answer-timer.tsx';
import { pressureChartSpec, pressureSummary } from '@/features/readings/kinds/blood-pressure/pressure-chart.tsx';
import { readingText } from '@/features/readings/values/reading-words.ts';
import { sugarChartSpec, sugarSeries, sugarSummary } from '@/features/readings/kinds/blood-sugar/sugar-chart.tsx';
import { weightChartSpec, weightIn } from '@/features/readings/kinds/weight/weight-chart.tsx';

const intl = createIntl({ locale: 'en', messages: en });
const now = new Date(2026, 10, 21, 9).getTime();
const range = lastDays(now, 14);
const at = (day: number, hour = 8) => {
  const recordedAt = new Date(2026, 10, day, hour).toISOString();
  return { id: `${day} ${hour}`, userId: 'u', recordedAt, recordedDesc: descendingKey(recordedAt) };
};
const pressure = (day: number, systolic: number, diastolic: number): BloodPressureReading => ({
  ...at(day),
  kind: 'bloodPressure',
  systolic,
  diastolic,
});
const sugar = (day: number, level: number, unit: 'mg/dL' | 'mmol/L'): BloodSugarReading => ({
  ...at(day),
  kind: 'bloodSugar',
  level,
  unit,
  measurementType: 'fasting',
});

describe('the chart of blood pressures', () => {
  const readings = [pressure(21, 118, 76), pressure(18, 143, 91), pressure(15, 112, 70)];
  const period = { range, days: 14, readings, hasEarlier: false };

  it('has one sentence: count, lowest and highest, latest, high readings, missing days', () => {
    expect(pressureSummary(intl, period)).toBe(
      'Blood pressure in mmHg over 14 days: 3 readings, from 112/70 to 143/91, latest 118/76. 1 is in the high range. 4 days have no reading.',
    );
  });

  it('says when there is no reading', () => {
    expect(pressureSummary(intl, { ...period, readings: [] })).toBe('No readings in the last 14 days.');
  });

  it('labels high readings alone, and names the gaps', () => {
    const spec = pressureChartSpec(intl, period);
    expect(spec.stems.map((stem) => stem.highText)).toEqual([undefined, '143/91', undefined]);
    expect(spec.gaps.map(({ days, text }) => [days, text])).toEqual([
      [2, 'none'],
      [2, 'none'],
    ]);
    expect(spec.ticks.map((tick) => tick.text)).toEqual(['Nov 8', '12', '16', 'Today']);
  });
});

describe('the chart of sugars', () => {
  const readings = [sugar(21, 5.3, 'mmol/L'), sugar(20, 94, 'mg/dL')];
  const period = { range, days: 14, readings, hasEarlier: false };

  it('compares each level in the unit it was typed in, and converts for display only', () => {
    const profile = { diabetes: 'gestational', countryCode: 'GB' } as const;
    const series = sugarSeries(readings, 'mg/dL', profile, null);
    if (!series) throw new Error('no series');
    const { line } = sugarChartSpec(intl, series, period, profile);
    expect(line.map(({ value, highText }) => [value, highText])).toEqual([
      [95, '95'],
      [94, undefined],
    ]);
  });

  it('draws the limit that her doctor set in place of the published one, and says whose it is', () => {
    const profile = { diabetes: 'gestational', countryCode: 'KE' } as const;
    const note = { entry: 'limits', doctorId: 'dr', senderName: 'Dr Njeri', sugarUnit: 'mg/dL', fastingBelow: 90 };
    const own = ownLimits([note as CareNote], 'dr');
    const levels = [sugar(21, 92, 'mg/dL')];
    expect(sugarSeries(levels, 'mg/dL', profile, null)).toMatchObject({ limit: 95, setBy: null });
    const series = sugarSeries(levels, 'mg/dL', profile, own);
    if (!series) throw new Error('no series');
    expect(series).toMatchObject({ limit: 90, isTarget: true, setBy: 'Dr Njeri' });
    const spec = sugarChartSpec(intl, series, period, profile);
    expect(spec.line[0]?.highText).toBe('92');
    expect(spec.limits.map(({ text }) => text)).toEqual(['70', '90']);
    // Never converted: in the other unit nothing is drawn, least of all the published number.
    expect(sugarSeries(levels, 'mmol/L', profile, own)).toMatchObject({ limit: null, isTarget: false });
  });

  it('shows LO and HI as the meter does, and never the numbers stored for them', () => {
    const profile = { diabetes: 'gestational', countryCode: 'KE' } as const;
    const words = [
      { ...sugar(21, 0, 'mg/dL'), meter: 'LO' as const },
      { ...sugar(20, 600, 'mg/dL'), meter: 'HI' as const },
      sugar(19, 94, 'mg/dL'),
    ];
    const series = sugarSeries(words, 'mg/dL', profile, null);
    if (!series) throw new Error('no series');
    expect(sugarSummary(intl, series, 14, profile)).toContain('from LO to HI, latest LO. 1 is at or above 95');
    expect(sugarChartSpec(intl, series, period, profile).line[1]?.highText).toBe('HI');
  });

  it('marks nothing as high for a person without diabetes', () => {
    const series = sugarSeries([sugar(21, 130, 'mg/dL')], 'mg/dL', {}, null);
    if (!series) throw new Error('no series');
    expect(series.isTarget).toBe(false);
    expect(sugarChartSpec(intl, series, period, {}).line[0]?.highText).toBeUndefined();
  });
});

describe('the chart of weights', () => {
  const weight = (month: number, day: number, kg: number): WeightReading => {
    const recordedAt = new Date(2026, month, day, 8).toISOString();
    return { id: `${month} ${day}`, userId: 'u', kind: 'weight', weight: kg, unit: 'kg', recordedAt, recordedDesc: 0 };
  };
  // 13 weeks on 21 November.
  const profile = { id: 'u', userId: 'u', pregnancyStatus: 'pregnant', heightCm: 165 } as const;
  const dated = { ...profile, datingMethod: 'LMP', estimatedLmp: '2026-08-22' } as const;
  const period = { range, days: 14, readings: [weight(10, 20, 66), weight(10, 12, 65.5)], hasEarlier: true };
  const bandOf = (earlyWeights: readonly WeightReading[]) =>
    weightChartSpec(intl, period, { unit: 'kg', profile: dated, earlyWeights }).bands[0]?.points.at(-1);

  it('counts the usual range from the first weight of the pregnancy, not from the first that it shows', () => {
    const band = bandOf([...period.readings, weight(9, 3, 70)]);
    expect([band?.low, band?.high].map((kg) => kg?.toFixed(0))).toEqual(['71', '72']);
  });

  it('has no range while that weight is not known', () => expect(bandOf([])).toBeUndefined());
});

describe('numbers as one text with their unit', () => {
  it.each([
    [pressure(21, 118, 76), '118/76 mmHg'],
    [sugar(21, 95, 'mg/dL'), '95 mg/dL'],
    [sugar(21, 5.3, 'mmol/L'), '5.3 mmol/L'],
    [{ ...sugar(21, 0, 'mg/dL'), meter: 'LO' as const }, 'LO mg/dL'],
    [{ ...at(21), kind: 'weight' as const, weight: 68.4, unit: 'kg' as const }, '68.4 kg'],
    [{ ...at(21), kind: 'weight' as const, weight: 150, unit: 'lb' as const }, '150.0 lb'],
  ])('%#', (reading, text) => expect(readingText(intl, reading)).toBe(text));

  it('shows pounds in a chart of kilograms', () => {
    expect(weightIn('kg', { weight: 150, unit: 'lb' })).toBeCloseTo(68.04, 2);
  });

  it('counts a timer down to zero and not below', () => {
    expect([timeLeft(702_000), timeLeft(1), timeLeft(-5)]).toEqual(['11:42', '0:01', '0:00']);
  });
});
