import { describe, expect, it } from 'vitest';
import type { SugarPlace } from '@/clinical/glucose/sugar-target-range.ts';
import type { MeasurementType } from '@/model/records/blood-sugar.ts';
import { descendingKey, toInstant } from '@/model/time/instant.ts';
import type { BloodSugarReading } from '@/model/records/reading.ts';
import { sugarGrid } from './sugar-grid.ts';

const now = new Date(2026, 10, 21, 9, 12).getTime();

const sugar = (day: number, hour: number, level: number, measurementType: MeasurementType): BloodSugarReading => {
  const recordedAt = toInstant(new Date(2026, 10, day, hour));
  return {
    kind: 'bloodSugar',
    id: `${day}-${hour}`,
    userId: 'amina',
    recordedAt,
    recordedDesc: descendingKey(recordedAt),
    level,
    unit: 'mg/dL',
    measurementType,
  };
};
const judge = ({ level }: BloodSugarReading): SugarPlace => (level < 70 ? 'below' : level < 95 ? 'in' : 'above');
const levels = (grid: ReturnType<typeof sugarGrid>, row: number) =>
  grid.rows[row]?.cells.map((cell) => cell.map(({ reading }) => reading.level));

describe('the sugar grid', () => {
  it('has a column for each of the last 7 days, today last', () => {
    const { days } = sugarGrid([], judge, now);
    expect(days.map((day) => new Date(day).getDate())).toEqual([15, 16, 17, 18, 19, 20, 21]);
  });

  it('has a row for each measured type, in the order of the day', () => {
    const grid = sugarGrid([sugar(20, 10, 90, 'post_1h'), sugar(20, 7, 91, 'fasting')], judge, now);
    expect(grid.rows.map(({ type }) => type)).toEqual(['fasting', 'post_1h']);
  });

  it('leaves a cell empty on a day without a value and keeps all values of a day with several', () => {
    const grid = sugarGrid(
      [sugar(21, 9, 131, 'post_1h'), sugar(19, 19, 121, 'post_1h'), sugar(19, 8, 146, 'post_1h')],
      judge,
      now,
    );
    expect(levels(grid, 0)).toEqual([[], [], [], [], [146, 121], [], [131]]);
  });

  it('leaves out readings older than its first day', () => {
    expect(sugarGrid([sugar(14, 23, 90, 'fasting')], judge, now).rows).toEqual([]);
  });

  it('counts values in, above and below target', () => {
    const grid = sugarGrid(
      [sugar(21, 7, 90, 'fasting'), sugar(20, 7, 96, 'fasting'), sugar(19, 7, 60, 'fasting')],
      judge,
      now,
    );
    expect([grid.inTarget, grid.above, grid.below]).toEqual([1, 1, 1]);
  });
});
