/** WHO Child Growth Standards: median length in cm at 0 to 12 completed weeks after birth, girls and boys. */
const girlsCm = [
  49.1477, 50.3298, 51.512, 52.4695, 53.3809, 54.2454, 55.0642, 55.8406, 56.5767, 57.2761, 57.9436, 58.5816, 59.1922,
] as const;
const boysCm = [
  49.8842, 51.1152, 52.3461, 53.3905, 54.3881, 55.3374, 56.2357, 57.0851, 57.8889, 58.6536, 59.3872, 60.0894, 60.7605,
] as const;

/**
 * The mean of both medians in mm at the beginning of a week after birth, 1 to 12, for a drawing and never for a
 * judgement. Null for other weeks.
 */
export function newbornLengthMm(week: number): number | null {
  const girl = girlsCm[week - 1];
  const boy = boysCm[week - 1];
  return girl === undefined || boy === undefined || week > 12 ? null : 5 * (girl + boy);
}
