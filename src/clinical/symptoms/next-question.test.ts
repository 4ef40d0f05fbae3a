import { describe, expect, it } from 'vitest';
import { knownSigns, tellingPressures } from './signs-from-readings.ts';
import { momentsOf, momentsOfStage } from './symptom-stage.ts';
import { questionsLeft } from './next-question.ts';
import type { Sign } from './signs.ts';
import type { Reading } from '@/model/records/reading.ts';

const nothing = { shown: new Set<Sign>(), known: new Set<Sign>(), answered: new Set<string>() };
const now = Date.parse('2026-11-21T10:00:00Z');
const pressure = (systolic: number, diastolic: number, hoursAgo: number) =>
  ({
    kind: 'bloodPressure',
    systolic,
    diastolic,
    recordedAt: new Date(now - hoursAgo * 3_600_000).toISOString(),
  }) as Reading;
const sugar = (level: number, hoursAgo: number) =>
  ({
    kind: 'bloodSugar',
    level,
    unit: 'mg/dL',
    measurementType: 'random',
    recordedAt: new Date(now - hoursAgo * 3_600_000).toISOString(),
  }) as unknown as Reading;

describe('the questions of a check', () => {
  it('are few: a headache needs two screens, and one when the pressure is known', () => {
    const state = { ...nothing, chosen: ['S05'] as const, moments: momentsOf('from24') };
    expect(questionsLeft(state).map(({ key }) => key)).toEqual(['S05.0', 'pressure']);
    expect(questionsLeft({ ...state, known: new Set<Sign>(['bp_usual']) }).map(({ key }) => key)).toEqual(['S05.0']);
  });

  it('are only those of the stage', () => {
    const signsAt = (choice: 'first' | 'from37') => {
      const [first] = questionsLeft({ ...nothing, chosen: ['S01'], moments: momentsOf(choice) }).slice(1);
      return first?.ask === 'which' ? first.signs : [];
    };
    expect(signsAt('first')).toContain('tissue');
    expect(signsAt('from37')).not.toContain('tissue');
    expect(signsAt('from37')).toContain('placenta_low');
  });

  it('ask nothing twice: neither a sign already shown, nor the same choice for another symptom', () => {
    const left = questionsLeft({
      chosen: ['S06'],
      moments: momentsOf('from24'),
      shown: new Set<Sign>(['headache']),
      known: new Set(),
      answered: new Set(['pressure']),
    });
    expect(left).toEqual([{ key: 'S06.0', symptom: 'S06', ask: 'which', signs: ['sudden_sight_loss'] }]);
  });
});

describe('the signs from the readings', () => {
  it('count for a day', () => {
    expect(knownSigns([pressure(142, 88, 23)], null, now)).toEqual(new Set(['bp_high']));
    expect(knownSigns([pressure(142, 88, 25)], null, now)).toEqual(new Set());
  });

  it('are those of the most serious reading of the day, not of the newest', () => {
    expect(knownSigns([pressure(118, 70, 1), pressure(162, 104, 5)], null, now)).toEqual(new Set(['bp_severe']));
  });

  it('include sugar and the profile', () => {
    const profile = { diabetes: 'type1', glucoseLowering: true } as const;
    expect(knownSigns([sugar(255, 2)], profile, now)).toEqual(
      new Set(['sugar_very_high', 'diabetes', 'type_1', 'sugar_lowering']),
    );
  });

  it('include the lowest and the highest sugar when both are out of range', () => {
    const readings = [sugar(110, 1), sugar(50, 2), sugar(260, 3), sugar(205, 4)];
    expect(knownSigns(readings, null, now)).toEqual(new Set(['sugar_very_low', 'sugar_very_high']));
    expect(knownSigns([sugar(110, 1)], null, now)).toEqual(new Set(['sugar_usual']));
  });

  it.each([
    [205, 'sugar_test_high'],
    [250, 'sugar_very_high'],
    [53, 'sugar_very_low'],
  ] as const)('for a glucose test of %d mg/dL are %s', (level, sign) => {
    const reading = { ...sugar(level, 2), measurementType: 'ogtt_1h' } as Reading;
    expect(knownSigns([reading], null, now)).toEqual(new Set([sign]));
  });

  const [grave, milder, newest, old] = [
    pressure(168, 112, 3),
    pressure(150, 95, 2),
    pressure(138, 84, 1),
    pressure(182, 120, 25),
  ];
  it.each([
    ['the newest alone when it is of the gravest kind', [milder, newest, pressure(161, 100, 0.5), grave], [0.5]],
    ['the graver one first when it is not the newest', [newest, milder, grave], [3, 1]],
    ['in whatever order they come', [grave, newest, milder], [3, 1]],
    ['none of yesterday', [old, newest], [1]],
    ['nothing when none was measured', [sugar(255, 2)], []],
  ])('are explained on the phone with the pressures: %s', (_, readings, hoursAgo) => {
    const told = tellingPressures(readings, now).map(({ recordedAt }) => (now - Date.parse(recordedAt)) / 3_600_000);
    expect(told).toEqual(hoursAgo);
  });
});

describe('the moment', () => {
  it('comes from the profile', () => {
    expect(momentsOfStage({ kind: 'pregnant', weeks: 38, days: 0, totalDays: 266 })).toEqual({
      choice: 'from37',
      moments: [{ kind: 'pregnant', week: 38 }],
    });
    expect(momentsOfStage({ kind: 'postpartum', daysSinceBirth: 60, period: 'early' }).choice).toBe('afterSixWeeks');
    expect(momentsOfStage({ kind: 'ended' }).choice).toBe('ended');
  });

  it('that is unknown covers all moments', () => {
    expect(momentsOfStage({ kind: 'unknown' }).moments).toHaveLength(16);
  });
});
