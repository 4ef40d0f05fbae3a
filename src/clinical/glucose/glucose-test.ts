import type { MeasurementType, SugarUnit } from '@/model/records/blood-sugar.ts';
import { unitOf } from './sugar-units.ts';
import type { SugarReading } from './sugar-level.ts';

/**
 * Information only: "at or above the threshold used by ... - your clinician interprets" (clinical rules 2.6). It names
 * the organisation that uses a threshold and never what a result means for the patient, because the references differ.
 */
export type TestReference = 'WHO_75' | 'OVERT_75' | 'NICE_75' | 'GCT_50' | 'CARPENTER_COUSTAN_100';

/** The message id for the name of the organisation that uses a threshold. */
export const referenceId = (reference: TestReference) => `clinical.sugar.reference.${reference}` as const;

type TestType = Extract<MeasurementType, 'gct_1h' | 'ogtt_fasting' | 'ogtt_1h' | 'ogtt_2h' | 'ogtt_3h'>;
interface TestRow {
  readonly reference: TestReference;
  readonly load: '50 g' | '75 g' | '100 g';
  readonly source: string;
  /** As published: where a unit is absent, readings in that unit are not compared. */
  readonly thresholds: Readonly<Partial<Record<TestType, Readonly<Partial<Record<SugarUnit, readonly number[]>>>>>>;
}

const both = (mgDl: number, mmolL: number) => ({ 'mg/dL': [mgDl], 'mmol/L': [mmolL] });
const mgDl = (...numbers: number[]) => ({ 'mg/dL': numbers });
const mmolL = (...numbers: number[]) => ({ 'mmol/L': numbers });

export const glucoseTests: readonly TestRow[] = [
  {
    reference: 'WHO_75',
    load: '75 g',
    source: 'WHO-GDM, WHO-DAK ANCDT23, IADPSG, ADA one-step',
    thresholds: { ogtt_fasting: both(92, 5.1), ogtt_1h: both(180, 10.0), ogtt_2h: both(153, 8.5) },
  },
  {
    reference: 'OVERT_75',
    load: '75 g',
    source: 'WHO-DAK ANCDT23',
    thresholds: { ogtt_fasting: both(126, 7.0), ogtt_2h: both(200, 11.1) },
  },
  {
    reference: 'NICE_75',
    load: '75 g',
    source: 'NICE-NG3',
    thresholds: { ogtt_fasting: mmolL(5.6), ogtt_2h: mmolL(7.8) },
  },
  // Each hospital chooses one of three.
  { reference: 'GCT_50', load: '50 g', source: 'ACOG PB 190 [NV]', thresholds: { gct_1h: mgDl(130, 135, 140) } },
  {
    reference: 'CARPENTER_COUSTAN_100',
    load: '100 g',
    source: 'Carpenter-Coustan',
    thresholds: { ogtt_fasting: mgDl(95), ogtt_1h: mgDl(180), ogtt_2h: mgDl(155), ogtt_3h: mgDl(140) },
  },
];

/** Number of values at or above the threshold that the 100 g test needs; ACOG allows one. */
export const CARPENTER_COUSTAN_NEEDED = 2;

export interface TestLine {
  readonly reference: TestReference;
  readonly threshold: number;
  readonly unit: SugarUnit;
  readonly isAtOrAbove: boolean;
}

/** The grams of glucose drunk: 50 g in the challenge test, else as entered, 75 g by default. */
const loadOf = ({ measurementType, glucoseLoad }: SugarReading) =>
  measurementType === 'gct_1h' ? '50 g' : (glucoseLoad ?? '75 g');

/** The published thresholds for one value of a glucose test; empty for any other reading. */
export function glucoseTestLines(reading: SugarReading): TestLine[] {
  const unit = unitOf(reading);
  if (unit === null) return [];
  const type = reading.measurementType as TestType;
  return glucoseTests
    .filter(({ load }) => load === loadOf(reading))
    .flatMap(({ reference, thresholds }) =>
      (thresholds[type]?.[unit] ?? []).map((threshold) => ({
        reference,
        threshold,
        unit,
        isAtOrAbove: reading.level >= threshold,
      })),
    );
}

/** How many values of one 100 g test are at or above their threshold. */
export const carpenterCoustanCount = (readings: readonly SugarReading[]): number =>
  readings
    .flatMap(glucoseTestLines)
    .filter(({ reference, isAtOrAbove }) => reference === 'CARPENTER_COUSTAN_100' && isAtOrAbove).length;
