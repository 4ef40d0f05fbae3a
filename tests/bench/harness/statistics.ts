/** The percentile of the samples at `share` (0 to 1), nearest rank. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))];
  if (value === undefined) throw new Error('No samples');
  return value;
}

export const median = (samples: readonly number[]): number => percentile(samples, 0.5);
