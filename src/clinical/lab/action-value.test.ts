import { describe, expect, it } from 'vitest';
import { actionOf, type LabMoment } from './action-value.ts';
import { usualInPregnancy } from './pregnancy-ranges.ts';

const moment = (changes: Partial<LabMoment> = {}): LabMoment => ({
  trimester: 'T3',
  haemoglobin: 'T3',
  isAfterBirth: false,
  ...changes,
});
const action = (name: string, value: string, unit = '', referenceRange = '', at = moment()) =>
  actionOf({ name, value, unit, referenceRange }, at);

describe('a result that needs action whatever its flag is', () => {
  it.each([
    ['Hgb', '10.9', 'g/dL', '', 'TODAY'],
    ['Haemoglobin', '108', 'g/L', '', 'TODAY'],
    ['Hb', '6.9', 'g/dL', '', 'URGENT'],
    ['Hb', '٦٫٩', 'g/dL', '', 'URGENT'],
    ['PLT', '٩٨٬٠٠٠', '/cumm', '', 'URGENT'],
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
  ] as const)('%s %s %s needs a visit or is information: %s', (name, value, unit, advice) => {
    expect(action(name, value, unit)).toMatchObject({ tier: null, advice });
  });

  it('is judged by the weeks, and by the strictest limit when they are unknown', () => {
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
  ])('%s %s %s needs no action: what is unknown is not guessed', (name, value, unit) => {
    expect(action(name, value, unit)).toBeNull();
  });

  it.each([
    ['Hb', '6.2', ['gm/dL', 'g%', 'gm%', 'gms/dl', 'gr/dL', 'g/100 ml'], 'URGENT'],
    [
      'Platelets',
      '80',
      [
        '×10³/µL',
        '×10⁹/L',
        'K/mcL',
        '10^3/mm3',
        'Thousand/uL',
        'Giga/L',
        'x10(9)/L',
        '10*9/L',
        'thou/mm3',
        '10^3 cells/µL',
      ],
      'URGENT',
    ],
    ['Platelets', '80,000', ['/cmm', 'cells/mm3', '/mcL', '/c.mm', 'cells/cu.mm'], 'URGENT'],
    ['Platelets', '0.8', ['lakh/cmm', 'lacs/cumm', 'Lakhs/mm3'], 'URGENT'],
    ['ALT', '120', ['UI/L', 'IU/L', 'U/l', '[iU]/L'], 'URGENT'],
    ['TSH', '12', ['mUI/L', 'µUI/mL', 'mcIU/mL', 'm[IU]/L'], 'TODAY'],
    ['Creatinine', '150', ['mcmol/L', 'μmol/L'], 'URGENT'],
    ['Creatinine', '1.5', ['mg%', 'mg/100 mL'], 'URGENT'],
    ['Urine PCR', '0.35', ['mg/mg creatinine', 'g/g', 'g/g Kreatinin'], 'TODAY'],
    ['Urine PCR', '350', ['mg/g creat', 'mg/gm', 'mg/g'], 'TODAY'],
    ['Protein 24 h', '400', ['mg/d', 'mg/24 hrs', 'mg/day'], 'TODAY'],
  ] as const)('%s %s is the same in every spelling of its unit: %j', (name, value, units, tier) => {
    for (const unit of units) expect(action(name, value, unit)?.tier, unit).toBe(tier);
  });

  it.each([
    ['Fasting glucose', ['5.0', 'mmol/L'], ['5.1', 'mmol/L'], ['91', 'mg/dL'], ['92', 'mg/dL']],
    ['Random glucose', ['11.0', 'mmol/L'], ['11.1', 'mmol/L'], ['199', 'mg/dL'], ['200', 'mg/dL']],
    ['OGTT 1 h', ['9.9', 'mmol/L'], ['10.0', 'mmol/L'], ['179', 'mg/dL'], ['180', 'mg/dl']],
    ['OGTT 2 h', ['8.4', 'mmol/L'], ['8,5', 'mmol/l'], ['152', 'mg/dL'], ['153', 'mg%']],
    ['GCT', ['7.1', 'mmol/L'], ['7.2', 'mmol/L'], ['129', 'mg/dL'], ['130', 'mg/dL']],
  ] as const)(
    '%s is compared in its own unit with the limit published for it',
    (name, below, from, belowMg, fromMg) => {
      for (const [value, unit] of [below, belowMg]) expect(action(name, value, unit), value).toBeNull();
      for (const [value, unit] of [from, fromMg]) expect(action(name, value, unit)?.tier, value).toBe('TODAY');
    },
  );

  it.each([
    ['HIV', '12.3 Reactive', ''],
    ['HIV', '12.3 (Reactive)', 'S/CO'],
    ['HBsAg', '45.2 S/CO Positive', ''],
    ['RPR', '1:32 Reactive', ''],
    ['HCV', '8.1 COI (Positive)', ''],
  ])('%s %s is a finding even after a number, and private', (name, value, unit) => {
    expect(action(name, value, unit, '< 1.0')).toMatchObject({ tier: 'TODAY', advice: 'private' });
  });

  it.each([
    ['HIV', '0.12 Non-reactive', ''],
    ['HIV', '0.12', 'S/CO'],
  ])('%s %s needs no action', (name, value, unit) => {
    expect(action(name, value, unit, '< 1.0')).toBeNull();
  });

  it.each([
    ['TSH', '5,12', 'mUI/L', '0,270 - 4,200', 'TODAY'],
    ['TSH', '2,345', 'mUI/L', '0,27 - 4,20', undefined],
    ['Creatinine', '1,32', 'mg/dL', '0,500 - 1,100', 'URGENT'],
    ['Platelets', '250.000', '/mm3', '', undefined],
    ['Platelets', '90.000', '/mm3', '150.000 - 400.000', 'URGENT'],
    // Twice the upper limit means nothing if the range is in another unit.
    ['ALT', '75', 'U/L', '0.1 - 0.6 ukat/L', 'URGENT'],
  ] as const)('%s %s %s beside "%s" is read in the number format of its row: %s', (name, value, unit, range, tier) => {
    expect(action(name, value, unit, range)?.tier).toBe(tier);
  });

  it('has the usual range of the trimester beside it', () => {
    expect(usualInPregnancy('Hgb', 'T2')).toEqual({ low: 9.7, high: 14.8, unit: 'g/dL' });
    expect(usualInPregnancy('Hgb', null)).toBeNull();
  });
});
