import { analyteKey } from './analytes.ts';
import { readValue } from './lab-value.ts';

interface Report {
  readonly recordedAt: string;
  readonly results: readonly { readonly name: string; readonly value: string; readonly unit: string }[];
}

export interface TrendPoint {
  readonly recordedAt: string;
  readonly value: number;
  /** As printed. */
  readonly text: string;
}

/** One test over several reports. */
export interface LabTrend {
  readonly key: string;
  /** As the newest report prints it. */
  readonly name: string;
  readonly unit: string;
  /** The oldest first. */
  readonly points: readonly TrendPoint[];
}

const unitKey = (unit: string) => unit.replaceAll(/\s+/g, '').toLowerCase();

/** Tests that two or more reports measured in the same unit; values in other units are never mixed. */
export function labTrends(reports: readonly Report[]): LabTrend[] {
  const trends = new Map<string, LabTrend>();
  for (const { recordedAt, results } of reports.toSorted((a, b) => a.recordedAt.localeCompare(b.recordedAt)))
    for (const { name, value, unit } of results) {
      const read = readValue(value);
      if (read.kind !== 'exact') continue;
      const key = `${analyteKey(name)} ${unitKey(unit)}`;
      const points = [...(trends.get(key)?.points ?? []), { recordedAt, value: read.value, text: value }];
      trends.set(key, { key, name, unit, points });
    }
  return [...trends.values()].filter(({ points }) => points.length > 1);
}
