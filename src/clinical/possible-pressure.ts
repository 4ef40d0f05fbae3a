import { pressureLimits } from '@/model/blood-pressure.ts';
import type { Pressure } from './blood-pressure.ts';

const isWithin = (value: number, [least, most]: readonly [number, number]): boolean => value >= least && value <= most;

/** Whether a reading of these (mmHg) can be saved (clinical rules 1.3). */
export const isPossiblePressure = ({ systolic, diastolic }: Pressure): boolean =>
  isWithin(systolic, pressureLimits.systolic) && isWithin(diastolic, pressureLimits.diastolic) && systolic > diastolic;

/** A decimal such as 12.3 is not held exactly. */
const tenfold = (centimetres: number): number => Math.round(centimetres * 1000) / 100;

/**
 * The pair in mmHg that was most likely meant by one in cmHg, as 12/8 is said and written where French or Spanish is
 * spoken; null where it is none. Only of numbers that could not be saved as they are, and to be asked, never assumed.
 */
export function fromCentimetres({ systolic, diastolic }: Pressure): Pressure | null {
  if (systolic >= pressureLimits.systolic[0] || diastolic >= pressureLimits.diastolic[0]) return null;
  const meant = { systolic: tenfold(systolic), diastolic: tenfold(diastolic) };
  return Object.values(meant).every(Number.isInteger) && isPossiblePressure(meant) ? meant : null;
}
