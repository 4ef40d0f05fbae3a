/** Noon and six in the evening part the day as home-measurement diaries do: morning before noon, evening from 18:00. */
const NOON = 12;
const EVENING = 18;

interface Pressure {
  readonly systolic: number;
  readonly diastolic: number;
  readonly recordedAt: string;
}

/** Rounded means of both numbers, mmHg; null without a reading. */
function mean(readings: readonly Pressure[]) {
  if (readings.length === 0) return null;
  const of = (pick: (each: Pressure) => number) =>
    Math.round(readings.reduce((sum, each) => sum + pick(each), 0) / readings.length);
  return { systolic: of((each) => each.systolic), diastolic: of((each) => each.diastolic) };
}

/** Morning and evening averages by the phone's clock. They are a summary only and never replace a single high reading. */
export function pressureAverages(readings: readonly Pressure[]) {
  const hour = (each: Pressure) => new Date(each.recordedAt).getHours();
  return {
    morning: mean(readings.filter((each) => hour(each) >= 4 && hour(each) < NOON)),
    evening: mean(readings.filter((each) => hour(each) >= EVENING || hour(each) < 4)),
  };
}
