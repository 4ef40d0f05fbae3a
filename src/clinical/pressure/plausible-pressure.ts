import { pressureLimits } from '@/model/records/blood-pressure.ts';
import type { Pressure } from './pressure-category.ts';

const isWithin = (value: number, [min, max]: readonly [number, number]): boolean => value >= min && value <= max;

/** Whether these pressures (mmHg) can be saved (clinical rules 1.3). */
export const isPossiblePressure = ({ systolic, diastolic }: Pressure): boolean =>
  isWithin(systolic, pressureLimits.systolic) && isWithin(diastolic, pressureLimits.diastolic) && systolic > diastolic;

/** Rounded, because a decimal such as 12.3 is not exact in binary. */
const tenfold = (centimetres: number): number => Math.round(centimetres * 1000) / 100;

/**
 * The pair in mmHg that was probably meant by a pair in cmHg, as 12/8 is said and written where French or Spanish is
 * spoken; null for other pairs. Only for numbers that could not be saved as they are; ask the user, never assume it.
 */
export function fromCentimetres({ systolic, diastolic }: Pressure): Pressure | null {
  if (systolic >= pressureLimits.systolic[0] || diastolic >= pressureLimits.diastolic[0]) return null;
  const converted = { systolic: tenfold(systolic), diastolic: tenfold(diastolic) };
  return Object.values(converted).every(Number.isInteger) && isPossiblePressure(converted) ? converted : null;
}
