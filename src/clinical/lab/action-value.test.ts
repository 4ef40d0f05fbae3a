import { describe, expect, it } from 'vitest';
import { actionOf, type LabMoment } from './action-value.ts';
import { usualInPregnancy } from './usual-in-pregnancy.ts';

const moment = (changes: Partial<LabMoment> = {}): LabMoment => ({
  trimester: 'T3',
  haemoglobin: 'T3',
  isAfterBirth: false,
  ...changes,
});
const action = (name: string, value: string, unit = '', referenceRange = '', at = moment()) =>
  actionOf({ name, value, unit, referenceRange }, at);

describe('a result that asks for something whatever its flag is', () => {
  it.each([
    ['Hgb', '10.9', 'g/dL', '', 'TODAY'],
    ['Haemoglobin', '108', 'g/L', '', 'TODAY'],
    ['Hb', '6.9', 'g/dL', '', 'URGENT'],
    ['Platelets', '149', 'x10^9/L', '', 'TODAY'],
    ['PLT', '0.9', 'lakh/cumm', '', 'URGENT'],
    ['Platelet count', '98,000', '/cumm', '', 'URGENT'],
    ['ALT (SGPT)', '71', 'U/L', '<35', 'URGENT'],
    ['AST', '70', 'U/L', '', 'URGENT'],
    ['Creatinine, serum', '98', 'µmol/L', '', 'URGENT'],
    ['Creatinine', '0.95', 'mg/dL', '', 'TODAY'],
    ['Urine PCR', '0.3', 'mg/mg', '', 'TODAY'],
    ['Bile acids', '100', 'umol/L', '', 'URGENT'],
    ['OGTT 2 h', '8.6', 'mmol/L', '', 'TODAY'],
    ['HbA1c', '48', 'mmol/mol', '', 'TODAY'],
    ['TSH', '4.1', 'mIU/L', '', 'TODAY'],
    ['Potassium', '6.1', 'mEq/L', '', 'URGENT'],
    ['HIV 1+2 Ag/Ab', 'Reactive', '', '', 'TODAY'],
    ['Antibody screen', 'Positive', '', '', 'TODAY'],
    ['Urine protein', '2+', '', '', 'TODAY'],
  ] as const)('%s %s %s asks for a call: %s%s', (name, value, unit, range, tier) => {
    expect(action(name, value, unit, range)?.tier).toBe(tier);
  });

  it.each([
    ['Ferritin', '29', 'ng/mL', 'nextVisit'],
    ['25-OH Vitamin D', '49', 'nmol/L', 'nextVisit'],
    ['WBC', '17', 'x10^9/L', 'fever'],
    ['Rh', 'Negative', '', 'rhNegative'],
    ['Rubella IgG', 'Non-immune', '', 'immunity'],
    ['GBS swab', 'Positive', '', 'birthTeam'],
  ] as const)('%s %s %s is for a visit or to know: %s', (name, value, unit, advice) => {
    expect(action(name, value, unit)).toMatchObject({ tier: null, advice });
  });

  it('is judged by her weeks, and by the strictest limit when they are not known', () => {
    expect(action('Hb', '10.7', 'g/dL', '', moment({ haemoglobin: 'T2' }))).toBeNull();
    expect(action('Hb', '10.7', 'g/dL', '', moment({ haemoglobin: null }))?.tier).toBe('TODAY');
    expect(action('Hb', '10.2', 'g/dL', '', moment({ isAfterBirth: true }))).toBeNull();
  });

  it.each([
    ['Haemoglobin', '6', 'stones'],
    ['Haemoglobin', 'see note', 'g/dL'],
    ['HIV', 'Non-reactive', ''],
    ['Zinc', '3', 'mg/L'],
    ['TSH', '<10', 'mIU/L'],
  ])('%s %s %s asks for nothing: what is not known is not guessed', (name, value, unit) => {
    expect(action(name, value, unit)).toBeNull();
  });

  it('has what is usual in her trimester beside it', () => {
    expect(usualInPregnancy('Hgb', 'T2')).toEqual({ low: 9.7, high: 14.8, unit: 'g/dL' });
    expect(usualInPregnancy('Hgb', null)).toBeNull();
  });
});
