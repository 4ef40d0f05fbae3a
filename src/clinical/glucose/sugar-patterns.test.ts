import type { MeasurementType } from '@/model/records/blood-sugar.ts';
import { describe, expect, it } from 'vitest';
import { answerSugar } from './answer-sugar.ts';
import type { SugarReading } from './sugar-level.ts';
import { sugarPatterns } from './sugar-patterns.ts';
import type { SugarProfile } from './sugar-targets.ts';

const NOW = '2026-06-15T12:00:00.000+00:00';
const DAY = 86_400_000;
const gdm: SugarProfile = { diabetes: 'gestational', sugarTargets: 'ADA_ACOG' };
const read = (level: number, measurementType: MeasurementType, daysAgo = 0): SugarReading => ({
  level,
  unit: 'mg/dL',
  measurementType,
  recordedAt: new Date(Date.parse(NOW) - daysAgo * DAY).toISOString(),
});
const patterns = (readings: SugarReading[], profile: SugarProfile) =>
  sugarPatterns(readings, { profile, timeZone: 'UTC' }, NOW);

describe('G9: above target more than once', () => {
  it.each([
    ['two fasting in 7 days', [read(95, 'fasting'), read(96, 'fasting', 7)], ['G9']],
    ['two fasting in a little more', [read(95, 'fasting'), read(96, 'fasting', 7.00001)], []],
    ['one fasting and one after a meal', [read(95, 'fasting'), read(140, 'post_1h', 1)], []],
    ['a second one in target', [read(95, 'fasting'), read(94, 'fasting', 1)], []],
    ['two after meals of different kinds', [read(140, 'post_1h'), read(120, 'post_2h', 1)], []],
    ['three after meals in 3 days', [read(140, 'post_1h'), read(120, 'post_2h', 1), read(121, 'post_2h', 3)], ['G9']],
    ['tests do not count', [read(190, 'ogtt_1h'), read(190, 'ogtt_1h', 1)], []],
  ])('%s', (_, readings, expected) => {
    expect(patterns(readings, gdm)).toEqual(expected);
  });

  it('counts three after meals in 3 days even when no type comes twice in that time', () => {
    const readings = [
      read(140, 'post_1h', 0),
      read(120, 'post_2h', 1),
      read(141, 'post_1h', 8),
      read(122, 'post_2h', 9),
    ];
    expect(patterns(readings, gdm)).toEqual([]);
  });

  it('needs a call today on insulin or tablets', () => {
    const readings = [read(95, 'fasting'), read(96, 'fasting', 1)];
    expect(patterns(readings, { ...gdm, glucoseLowering: true })).toEqual(['G9.treated']);
    const [reading, ...earlier] = readings;
    if (!reading) throw new Error('no reading');
    const answer = answerSugar({ reading, earlier, profile: { ...gdm, glucoseLowering: true }, now: NOW });
    expect(answer).toMatchObject({ tier: 'TODAY', rule: 'G9.treated' });
  });

  it('is reported with a reading that is part of it, not with one in target', () => {
    const high = [read(95, 'fasting', 1), read(96, 'fasting', 2)];
    expect(answerSugar({ reading: read(95, 'fasting'), earlier: high, profile: gdm, now: NOW })).toMatchObject({
      rule: 'G9',
      note: 'this_week',
      rules: ['G9', 'G6', 'none'],
    });
    expect(answerSugar({ reading: read(90, 'fasting'), earlier: high, profile: gdm, now: NOW }).rule).toBe('G5');
  });
});

describe('G10: no diabetes recorded, on two different days within 14 days', () => {
  it.each([
    ['fasting 92 twice', [read(92, 'fasting'), read(92, 'fasting', 14)], ['G10']],
    ['fasting 91', [read(92, 'fasting'), read(91, 'fasting', 1)], []],
    ['random 140 and fasting 92', [read(140, 'random'), read(92, 'fasting', 2)], ['G10']],
    ['random 139', [read(139, 'random'), read(92, 'fasting', 2)], []],
    ['the same day', [read(140, 'random'), read(92, 'fasting', 0.2)], []],
    ['more than 14 days apart', [read(92, 'fasting'), read(92, 'fasting', 14.00001)], []],
    ['after a meal', [read(180, 'post_1h'), read(180, 'post_1h', 1)], []],
  ])('%s', (_, readings, expected) => {
    expect(patterns(readings, {})).toEqual(expected);
    expect(patterns(readings, { diabetes: 'none' })).toEqual(expected);
  });

  it('compares 5.1 and 7.8 mmol/L as published', () => {
    const at = (level: number, type: MeasurementType, ago: number): SugarReading => ({
      ...read(level, type, ago),
      unit: 'mmol/L',
    });
    expect(patterns([at(5.1, 'fasting', 0), at(7.8, 'random', 1)], {})).toEqual(['G10']);
    expect(patterns([at(5.0, 'fasting', 0), at(7.8, 'random', 1)], {})).toEqual([]);
    expect(patterns([at(5.1, 'fasting', 0), at(7.7, 'random', 1)], {})).toEqual([]);
  });

  it('is a note for the next contact and no call', () => {
    const answer = answerSugar({
      reading: read(92, 'fasting'),
      earlier: [read(92, 'fasting', 1)],
      profile: {},
      now: NOW,
    });
    expect(answer).toMatchObject({ rule: 'G10', tier: null, note: 'next_visit' });
  });
});
