import { describe, expect, it } from 'vitest';
import { boundsFor, hasDiabetes, profileOfCountry, type SugarProfile } from './sugar-targets.ts';

const gdm = (more: SugarProfile = {}): SugarProfile => ({ diabetes: 'gestational', ...more });

describe('published targets, each in its own unit', () => {
  it.each([
    ['ADA_ACOG', 'fasting', 'mg/dL', 95, 70],
    ['ADA_ACOG', 'fasting', 'mmol/L', 5.3, 3.9],
    ['ADA_ACOG', 'post_1h', 'mg/dL', 140, 110],
    ['ADA_ACOG', 'post_1h', 'mmol/L', 7.8, 6.1],
    ['ADA_ACOG', 'post_2h', 'mg/dL', 120, 100],
    ['ADA_ACOG', 'post_2h', 'mmol/L', 6.7, 5.6],
    ['NICE', 'fasting', 'mmol/L', 5.3, 4.0],
    ['NICE', 'fasting', 'mg/dL', 95, 72],
    ['NICE', 'post_1h', 'mmol/L', 7.8, 4.0],
    ['NICE', 'post_1h', 'mg/dL', 140, 72],
    ['NICE', 'post_2h', 'mmol/L', 6.4, 4.0],
    ['NICE', 'post_2h', 'mg/dL', 115, 72],
  ] as const)('%s %s in %s: below %d, from %d', (sugarTargets, type, unit, below, from) => {
    expect(boundsFor(type, unit, gdm({ sugarTargets }))).toEqual({ below, from });
  });

  it.each(['pre_meal', 'bedtime', 'overnight', 'random'] as const)('%s has no upper target', (type) => {
    expect(boundsFor(type, 'mg/dL', gdm({ sugarTargets: 'ADA_ACOG' }))).toBeNull();
    expect(boundsFor(type, 'mmol/L', gdm({ sugarTargets: 'NICE' }))).toEqual({ below: null, from: 4.0 });
  });
});

it.each([
  ['GB', 'NICE'],
  ['IE', 'NICE'],
  ['gb', 'NICE'],
  ['US', 'ADA_ACOG'],
  ['KE', 'ADA_ACOG'],
  [null, 'ADA_ACOG'],
  [undefined, 'ADA_ACOG'],
] as const)('the targets of %s are those of %s', (country, expected) => {
  expect(profileOfCountry(country)).toBe(expected);
  const { below } = boundsFor('post_2h', 'mg/dL', gdm({ countryCode: country })) ?? {};
  expect(below).toBe(expected === 'NICE' ? 115 : 120);
});

it('a chosen profile wins over the country', () => {
  expect(boundsFor('post_2h', 'mg/dL', gdm({ countryCode: 'GB', sugarTargets: 'ADA_ACOG' }))?.below).toBe(120);
});

it.each([
  ['none', false],
  [null, false],
  [undefined, false],
  ['gestational', true],
  ['type1', true],
  ['type2', true],
] as const)('targets are shown with diabetes %s: %s', (diabetes, expected) => {
  expect(hasDiabetes({ diabetes })).toBe(expected);
  expect(boundsFor('fasting', 'mg/dL', { diabetes }) !== null).toBe(expected);
});

describe('a personal target from the care team', () => {
  const personal = { fasting: { unit: 'mg/dL', below: 90, from: 75 } } as const;

  it('always wins', () => {
    expect(boundsFor('fasting', 'mg/dL', gdm({ sugarTargets: 'NICE' }), personal)).toEqual({ below: 90, from: 75 });
    expect(boundsFor('post_1h', 'mg/dL', gdm({ sugarTargets: 'CUSTOM' }), personal)?.below).toBe(140);
  });

  it('applies even without recorded diabetes, because the care team set it', () => {
    expect(boundsFor('fasting', 'mg/dL', {}, personal)).toEqual({ below: 90, from: 75 });
    expect(boundsFor('post_1h', 'mg/dL', {}, personal)).toBeNull();
  });

  it('is never converted: a reading in the other unit is not judged', () => {
    expect(boundsFor('fasting', 'mmol/L', gdm(), personal)).toBeNull();
  });
});
