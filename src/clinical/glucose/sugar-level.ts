import type { MeasurementType, SugarUnit } from '@/model/records/blood-sugar.ts';
import { limit, unitOf, type Limit } from './sugar-units.ts';

export interface SugarReading {
  readonly level: number;
  readonly unit?: SugarUnit | null;
  readonly measurementType: MeasurementType;
  /** An instant. */
  readonly recordedAt: string;
  readonly meter?: 'LO' | 'HI' | null;
  readonly glucoseLoad?: '75 g' | '100 g' | null;
  /** Signs in the record's text format, see `readSigns`. */
  readonly symptoms?: string | null;
}

const veryLow = limit(54, 3.0); // G2, ADA-H level 2
/** G3, ADA-H level 1: below this a value is low, with or without a target. */
export const lowSugar = limit(70, 3.9);
const high = limit(200, 11.1); // G7 [P]
const veryHigh = limit(250, 13.9); // G8 [P]

const isBelow = (reading: SugarReading, bound: Limit): boolean => {
  const unit = unitOf(reading);
  return unit !== null && reading.level < bound[unit];
};
const isAtLeast = (reading: SugarReading, bound: Limit): boolean => {
  const unit = unitOf(reading);
  return unit !== null && reading.level >= bound[unit];
};

/** The meter's LO, and 0, which cannot be a real reading (clinical rules 2.1). */
const isTooLowToShow = ({ level, meter }: SugarReading): boolean => meter === 'LO' || (level === 0 && meter !== 'HI');

export const isVeryLowSugar = (reading: SugarReading): boolean =>
  reading.meter !== 'HI' && (isTooLowToShow(reading) || isBelow(reading, veryLow));
export const isLowSugar = (reading: SugarReading): boolean =>
  reading.meter !== 'HI' && (isTooLowToShow(reading) || isBelow(reading, lowSugar));
export const isVeryHighSugar = (reading: SugarReading): boolean =>
  reading.meter === 'HI' || (reading.meter !== 'LO' && isAtLeast(reading, veryHigh));
export const isHighSugar = (reading: SugarReading): boolean =>
  reading.meter === 'HI' || (reading.meter !== 'LO' && isAtLeast(reading, high));

/**
 * Whether the level can be used as a number: LO and HI are texts of the meter, and 0 cannot be a real reading (clinical
 * rules 2.1).
 */
export const hasLevel = ({ level, meter }: Pick<SugarReading, 'level' | 'meter'>): boolean =>
  meter == null && level > 0;

/** Sort key of a reading: LO is below every number and HI above. */
export const orderOf = ({ level, meter }: Pick<SugarReading, 'level' | 'meter'>): number =>
  meter == null ? level : meter === 'LO' ? -Infinity : Infinity;

/** "0 is not a real reading" is shown besides the card, but not for the meter's LO. */
export const isZero = ({ level, meter }: SugarReading): boolean => level === 0 && meter == null;

const tests: readonly MeasurementType[] = ['gct_1h', 'ogtt_fasting', 'ogtt_1h', 'ogtt_2h', 'ogtt_3h'];
export const isGlucoseTest = ({ measurementType }: Pick<SugarReading, 'measurementType'>): boolean =>
  tests.includes(measurementType);
