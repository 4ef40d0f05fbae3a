import { describe, expect, it } from 'vitest';
import type { SugarReading } from './sugar-level.ts';
import { placeOf, targetSpan } from './sugar-target-range.ts';

const reading = (changes: Partial<SugarReading>): SugarReading => ({
  recordedAt: '2026-11-21T07:00:00.000+00:00',
  level: 94,
  unit: 'mg/dL',
  measurementType: 'fasting',
  ...changes,
});
const gestational = { diabetes: 'gestational', countryCode: 'KE' } as const;

describe('a sugar compared with its target', () => {
  it.each([
    [94, 'in'],
    [95, 'above'],
    [69, 'below'],
  ] as const)('fasting %d mg/dL is %s', (level, place) => expect(placeOf(gestational, reading({ level }))).toBe(place));

  it('is judged in the unit it was measured in', () => {
    expect(placeOf(gestational, reading({ level: 5.3, unit: 'mmol/L' }))).toBe('above');
  });

  it('is not judged without diabetes, except for lows and very high values', () => {
    expect(placeOf({}, reading({ level: 150, measurementType: 'random' }))).toBeNull();
    expect(placeOf({}, reading({ level: 60 }))).toBe('below');
    expect(placeOf({}, reading({ level: 201, measurementType: 'random' }))).toBe('above');
  });
});

describe('the span of a target', () => {
  it('begins where a value is no longer low', () => {
    expect(targetSpan(gestational, 'fasting', 'mg/dL')).toEqual({ from: 70, below: 95 });
    expect(targetSpan(gestational, 'post_1h', 'mmol/L')).toEqual({ from: 3.9, below: 7.8 });
  });

  it('begins at the lower bound of the target with insulin or tablets', () => {
    expect(targetSpan({ ...gestational, glucoseLowering: true }, 'post_1h', 'mg/dL')).toEqual({
      from: 110,
      below: 140,
    });
  });

  it('is null where no target is set', () => {
    expect(targetSpan({}, 'fasting', 'mg/dL')).toBeNull();
    expect(targetSpan(gestational, 'random', 'mg/dL')).toBeNull();
  });
});
