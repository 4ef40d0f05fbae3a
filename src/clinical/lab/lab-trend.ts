import type { Biomarker } from '@/model/records/bloodwork.ts';
import { analyteKey } from './analytes.ts';
import { styleOfRow } from './lab-number.ts';
import { readValue } from './lab-value.ts';

interface Report {
  readonly recordedAt: string;
  readonly results: readonly (Pick<Biomarker, 'name' | 'value' | 'unit'> & { readonly referenceRange?: string })[];
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
  /** The name in the newest report. */
  readonly name: string;
  readonly unit: string;
  /** The oldest first. */
  readonly points: readonly TrendPoint[];
}

const unitKey = (unit: string) => unit.replaceAll(/\s+/g, '').toLowerCase();

/** Tests that two or more reports measured in the same unit; values in different units are never mixed. */
export function labTrends(reports: readonly Report[]): LabTrend[] {
  const trends = new Map<string, LabTrend>();
  for (const { recordedAt, results } of reports.toSorted((a, b) => a.recordedAt.localeCompare(b.recordedAt)))
    for (const row of results) {
      const { name, value, unit } = row;
      const read = readValue(value, styleOfRow(row));
      if (read.kind !== 'exact') continue;
      const key = `${analyteKey(name)} ${unitKey(unit)}`;
      const points = [...(trends.get(key)?.points ?? []), { recordedAt, value: read.value, text: value }];
      trends.set(key, { key, name, unit, points });
    }
  return [...trends.values()].filter(({ points }) => points.length > 1);
}
