import { toKg, type WeightUnit } from '@/model/records/weight.ts';
import { daysBetween, localDate } from '@/clinical/time/calendar-date.ts';

export interface WeightReading {
  readonly weight: number;
  readonly unit: WeightUnit;
  /** An instant. */
  readonly recordedAt: string;
}

/** Kilograms, exact to the milligram: 69.4 - 68.4 must be 1.0. */
export const exactKg = (kg: number): number => Math.round(kg * 1e6) / 1e6;
export const kgOf = ({ weight, unit }: Pick<WeightReading, 'weight' | 'unit'>): number => toKg(weight, unit);

/** One decimal, in the unit it was entered in. */
export const weightText = (weight: number): string => (Math.round(weight * 10) / 10).toFixed(1);

export type WeightDoubt = 'unit' | 'change' | 'confirm' | null;

const CHANGE_DAYS = 7;
const CHANGE_KG = 5;

/**
 * The question to ask before a weight is saved (clinical rules 3.1): `unit` "kg or lb?", `change` more than 5 kg within
 * 7 days. The model refuses values outside the record's limits.
 */
export function weightDoubts(reading: WeightReading, previous?: WeightReading | null, timeZone?: string): WeightDoubt {
  const kg = kgOf(reading);
  if (previous) {
    const before = kgOf(previous);
    const ratio = kg / before;
    if ((ratio >= 2.0 && ratio <= 2.4) || (ratio >= 0.42 && ratio <= 0.5)) return 'unit';
    const days = Math.abs(
      daysBetween(localDate(previous.recordedAt, timeZone), localDate(reading.recordedAt, timeZone)),
    );
    if (days <= CHANGE_DAYS && exactKg(Math.abs(kg - before)) > CHANGE_KG) return 'change';
  }
  return kg < 35 || kg > 200 ? 'confirm' : null;
}

/** `reject` below 100 or above 230 cm, `confirm` below 130 or above 200 cm (OPENSRP). */
export function heightDoubt(cm: number): 'reject' | 'confirm' | null {
  if (!(cm >= 100 && cm <= 230)) return 'reject';
  return cm < 130 || cm > 200 ? 'confirm' : null;
}

/** kg per square metre, from the weight before pregnancy. */
export const bodyMassIndex = (kg: number, heightCm: number): number => kg / (heightCm / 100) ** 2;
