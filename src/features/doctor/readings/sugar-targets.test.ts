import { describe, expect, it } from 'vitest';
import { placeOf } from '@/clinical/glucose/sugar-target-range.ts';
import type { BloodSugarReading } from '@/model/records/reading.ts';
import { targetsOf, upperLimit } from './sugar-targets.ts';

const reading = (changes: Partial<BloodSugarReading>): BloodSugarReading => ({
  kind: 'bloodSugar',
  id: 'a',
  userId: 'amina',
  recordedAt: '2026-11-21T07:00:00.000+00:00',
  recordedDesc: 0,
  level: 94,
  unit: 'mg/dL',
  measurementType: 'fasting',
  ...changes,
});
const gestational = { diabetes: 'gestational', countryCode: 'KE' } as const;

describe('the targets of a patient', () => {
  it('are those of her country unless another set was chosen', () => {
    expect(targetsOf(gestational)).toBe('ADA_ACOG');
    expect(targetsOf({ ...gestational, countryCode: 'GB' })).toBe('NICE');
    expect(targetsOf({ ...gestational, sugarTargets: 'NICE' })).toBe('NICE');
  });

  it('differ two hours after a meal', () => {
    expect(upperLimit(gestational, 'post_2h', 'mg/dL')).toBe(120);
    expect(upperLimit({ ...gestational, countryCode: 'GB' }, 'post_2h', 'mg/dL')).toBe(115);
  });

  it('are none without diabetes, unless her doctor set levels for her', () => {
    expect(targetsOf({ diabetes: 'none' })).toBe('none');
    const personal = { fasting: { unit: 'mg/dL', below: 90 } } as const;
    expect(targetsOf({ diabetes: 'none' }, personal)).toBe('onlyOwn');
    expect(placeOf({ diabetes: 'none' }, reading({ level: 94 }), personal)).toBe('above');
    expect(targetsOf(gestational, personal)).toBe('ADA_ACOG');
  });
});
