import { describe, expect, it } from 'vitest';
import type { Reading } from '@/model/records/reading.ts';
import { flagsOf } from './flags.ts';
import { DAY, HOUR, MINUTE, now, patient, pressure, weight } from '@/features/doctor/queries/test-patients.ts';

const pregnant = patient('amina');
const afterBirth = patient('amina', { pregnancyStatus: 'postpartum', birthDate: '2026-11-15' });

describe('the flag of a pressure', () => {
  it('names the reading that triggered the rule, which may not be the newest', () => {
    const severe = pressure('amina', [165, 108], 20 * MINUTE);
    const [flag] = flagsOf(pregnant, [pressure('amina', [118, 76], 10 * MINUTE), severe], now);
    expect(flag).toMatchObject({ rule: 'B1.repeat-lower', reading: severe });
  });
});

describe('the flags of a fast weight gain', () => {
  const gained = weight('amina', 71.2, 2 * HOUR);
  const before = weight('amina', 70, 5 * DAY);
  const rulesOf = (readings: readonly Reading[], symptoms: readonly string[] = []) =>
    flagsOf(pregnant, readings, now, { answers: new Map([[gained.id, symptoms]]) })
      .filter(({ kind }) => kind === 'weight')
      .map(({ rule, tier, reading }) => [rule, tier, reading.id]);

  it('are for the next visit when nothing else is known', () => {
    expect(rulesOf([gained, before])).toEqual([['W1', null, gained.id]]);
  });

  it('need a call with a symptom answered on the alert card', () => {
    expect(rulesOf([gained, before], ['headache'])[0]).toEqual(['W1.raised', 'URGENT', gained.id]);
  });

  it('need a call when a later pressure is high, even if a lower one followed', () => {
    const high = pressure('amina', [142, 91], HOUR);
    expect(rulesOf([high, gained, before])[0]).toEqual(['W1.raised', 'URGENT', gained.id]);
    expect(rulesOf([pressure('amina', [118, 76], 0), high, gained, before])[0]?.[0]).toBe('W1.raised');
  });

  it('ignore a pressure from before the weight and one of the next day', () => {
    const [old, oldBefore] = [weight('amina', 71.2, 26 * HOUR), weight('amina', 70, 6 * DAY)];
    const high = (ago: number) => pressure('amina', [142, 91], ago);
    expect(rulesOf([gained, high(3 * HOUR), before]).map(([rule]) => rule)).toEqual(['W1']);
    expect(rulesOf([high(HOUR), old, oldBefore]).map(([rule]) => rule)).toEqual(['W1']);
    expect(rulesOf([high(2 * HOUR), old, oldBefore])[0]?.[0]).toBe('W1.raised');
  });

  it('need a call after birth with breathlessness answered on the alert card', () => {
    const heavier = weight('amina', 72.5, HOUR);
    const answers = new Map([[heavier.id, ['breathing']]]);
    const [flag] = flagsOf(afterBirth, [heavier, weight('amina', 70, 3 * DAY)], now, { answers });
    expect(flag).toMatchObject({ rule: 'W6', tier: 'URGENT', reading: heavier });
  });
});
