import type { SugarPlace } from '@/clinical/glucose/sugar-target-range.ts';
import { measurementTypes, type MeasurementType } from '@/model/records/blood-sugar.ts';
import type { BloodSugarReading } from '@/model/records/reading.ts';
import { addDays, daysBetween, startOfDay } from '@/ui/chart/day-range.ts';

export interface SugarValue {
  readonly reading: BloodSugarReading;
  readonly place: SugarPlace;
}

export interface SugarGrid {
  /** Local midnights, oldest first. */
  readonly days: readonly number[];
  /** One row for each measured type; a cell contains that day's values in measuring order. */
  readonly rows: readonly { readonly type: MeasurementType; readonly cells: readonly (readonly SugarValue[])[] }[];
  readonly inTarget: number;
  readonly above: number;
  readonly below: number;
}

/** Sugar readings of the last `count` days by type and day. Values keep their measured unit. */
export function sugarGrid(
  readings: readonly BloodSugarReading[],
  judge: (reading: BloodSugarReading) => SugarPlace,
  now: number,
  count = 7,
): SugarGrid {
  const first = addDays(now, 1 - count);
  const days = Array.from({ length: count }, (_, index) => addDays(first, index));
  const values = readings
    .map((reading) => ({ reading, place: judge(reading), time: Date.parse(reading.recordedAt) }))
    .filter(({ time }) => time >= first && startOfDay(time) <= startOfDay(now))
    .sort((a, b) => a.time - b.time);
  const rows = measurementTypes
    .filter((type) => values.some(({ reading }) => reading.measurementType === type))
    .map((type) => {
      const cells: SugarValue[][] = days.map(() => []);
      for (const { reading, place, time } of values)
        if (reading.measurementType === type) cells[daysBetween(first, time)]?.push({ reading, place });
      return { type, cells };
    });
  const placed = (place: SugarPlace) => values.filter((value) => value.place === place).length;
  return { days, rows, inTarget: placed('in'), above: placed('above'), below: placed('below') };
}
