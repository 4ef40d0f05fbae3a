import type { Random } from '../../tests/support/samples/random.ts';

/** A result of a laboratory; the layout decides how it is printed. */
export interface Result {
  readonly name: string;
  /** With a decimal point, or a finding in words. */
  readonly value: string;
  readonly unit: string;
  /** Two bounds, `<5`, `>30`, or words. */
  readonly range: string;
}

const table = (text: string): Result[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', value = '', unit = '', range = ''] = line.split('|').map((part) => part.trim());
      return { name, value, unit, range };
    });

/** Invented values. */
export const panels: Readonly<Record<string, readonly Result[]>> = {
  'Complete Blood Count': table(`
    Haemoglobin | 10.1 | g/dL | 11.0-15.0
    Haematocrit | 31.0 | % | 33-44
    RBC Count | 3.72 | 10^12/L | 3.80-4.80
    MCV | 80.2 | fL | 80-98
    MCH | 26.9 | pg | 27.0-32.0
    MCHC | 32.6 | g/dL | 31.5-34.5
    RDW-CV | 15.2 | % | 11.6-14.0
    Platelets | 212 | 10^9/L | 150-410
    White cells | 11.8 | 10^9/L | 4.0-10.0
    Neutrophils | 71.5 | % | 40-80
    Lymphocytes | 20.4 | % | 20-40`),
  Biochemistry: table(`
    Glucose (fasting) | 91 | mg/dL | 70-99
    Creatinine, serum | 0.62 | mg/dL | 0.50-0.90
    Urea | 18.5 | mg/dL | 15.0-40.0
    Uric Acid | 4.1 | mg/dL | 2.5-5.6
    ALT (SGPT) | 22 | U/L | <35
    AST (SGOT) | 19 | U/L | <35
    Alkaline Phosphatase | 118 | U/L | 33-96
    Bilirubin, Total | 0.4 | mg/dL | 0.3-1.2
    Albumin | 3.6 | g/dL | 3.5-5.2
    Sodium | 137 | mmol/L | 136-146
    Potassium | 4.2 | mmol/L | 3.5-5.1
    CRP | 6.8 | mg/L | <5.0`),
  'Iron and vitamins': table(`
    Ferritin | 9 | ng/mL | 10-150
    Iron | 48 | ug/dL | 50-170
    Transferrin saturation | 14.5 | % | 16.0-45.0
    Vitamin B12 | 286 | pg/mL | 197-771
    Folate | 11.3 | ng/mL | >3.9
    25-OH Vitamin D | 21.4 | ng/mL | 30.0-100.0`),
  Thyroid: table(`
    TSH | 2.14 | mIU/L | 0.35-4.94
    Free T4 | 1.02 | ng/dL | 0.70-1.48
    Free T3 | 2.9 | pg/mL | 1.7-3.7`),
  Serology: table(`
    HIV 1+2 Ag/Ab | Non-reactive | | Non-reactive
    HBsAg | Negative | | Negative
    VDRL | Non-reactive | | Non-reactive
    Rubella IgG | 48 | IU/mL | >10
    Toxoplasma IgG | Negative | | Negative`),
  Urine: table(`
    Urine protein/creatinine ratio | 18 | mg/mmol | <30
    Specific gravity | 1.015 | | 1.005-1.030
    pH | 6.5 | | 5.0-8.0
    Ketones | Negative | | Negative
    Nitrite | Negative | | Negative
    Leucocytes | 2 | /HPF | 0-5`),
  Diabetes: table(`
    HbA1c | 5.4 | % | 4.0-5.6
    OGTT fasting | 94 | mg/dL | <92
    OGTT 1 h | 171 | mg/dL | <180
    OGTT 2 h | 138 | mg/dL | <153`),
};

export const panelNames = Object.keys(panels);

const shifted = (text: string, random: Random, least: number, most: number): string => {
  const decimals = text.split('.')[1]?.length ?? 0;
  return (Number(text) * (least + (most - least) * random.next())).toFixed(decimals);
};

/** The same tests with other figures: bounds a tenth off, values from half to one and a half of what they were. */
export const otherFigures = (random: Random): typeof panels =>
  Object.fromEntries(
    Object.entries(panels).map(([name, results]) => [
      name,
      results.map((result) => ({
        ...result,
        value: /^[\d.]+$/.test(result.value) ? shifted(result.value, random, 0.5, 1.5) : result.value,
        range: result.range.replaceAll(/\d[\d.]*/g, (bound) => shifted(bound, random, 0.95, 1.05)),
      })),
    ]),
  );
