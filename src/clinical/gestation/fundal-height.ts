const FIRST_WEEK = 16;
const LAST_WEEK = 42;

/**
 * The mean height of the womb above the pubic bone in cm, by tape, at a completed week (INTERGROWTH-21st). Null outside
 * weeks 16 to 42. For a drawing and never for a judgement.
 */
export function fundalHeightCm(week: number): number | null {
  if (!Number.isInteger(week) || week < FIRST_WEEK || week > LAST_WEEK) return null;
  return 5.133374 + 0.1058353119 * week ** 2 - 0.0231295 * week ** 2 * Math.log(week);
}
