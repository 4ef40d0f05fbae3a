import { categorise } from '@/clinical/pressure/pressure-category.ts';
import type { BloodPressure } from '@/model/records/blood-pressure.ts';
import { PRESSURE_MARKS } from '@/ui/chart/pressure-spec.ts';
import type { TapeScale } from '@/ui/chart/micro-tape.tsx';

type Pressure = Pick<BloodPressure, 'systolic' | 'diastolic'>;

const { floor, bottom, top } = PRESSURE_MARKS;

const scale: TapeScale = {
  from: 40,
  to: 190,
  bands: [
    { from: floor, to: bottom, tone: 'faint' },
    { from: bottom, to: top, tone: 'soft' },
  ],
  limits: [bottom, top],
};

/** High or severe: drawn as a triangle in charts and tapes. */
export function isHighPressure({ systolic, diastolic }: Pressure): boolean {
  const category = categorise(systolic, diastolic);
  return category === 'severe' || category === 'high';
}

/** A pressure's position on a tape from 40 to 190 mmHg. */
export const pressureTape = (pressure: Pressure) => ({
  scale,
  value: pressure.systolic,
  low: pressure.diastolic,
  isHigh: isHighPressure(pressure),
});
