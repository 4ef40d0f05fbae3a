import { median } from './statistics.ts';

/** One measure with the samples of every repetition; `value` and `reference` have the same unit. */
export interface Measure {
  readonly name: string;
  readonly unit: 'ms' | 'kB' | 'ms/ms' | 'B' | 'requests' | 'round trips' | 'frames';
  readonly value: readonly number[];
  /** The samples to compare with, measured in the same run. */
  readonly reference: readonly number[];
  readonly referenceName: string;
  /** The highest ratio that meets the goal. */
  readonly goal: number;
  /** The ratio that must never be exceeded, when it differs from the goal. */
  readonly limit?: number;
  /** The lowest ratio that is technically possible, for example because of one disk write; only shown to the reader. */
  readonly floor?: number;
}

const short = (figure: number): string => figure.toFixed(figure < 10 ? 2 : figure < 100 ? 1 : 0);

/** The median of the ratios of each repetition to its own reference: noise that affects both cancels out. */
export function ratioOf({ value, reference }: Measure): number {
  return median(value.map((one, at) => one / (reference[at] ?? Number.NaN)));
}

const verdictOf = (ratio: number, { goal, limit = goal }: Measure): string =>
  ratio <= goal ? 'within' : ratio <= limit ? `over, within x${limit}` : 'over';

/** Prints one line for each measure: values, ratio, goal, and whether the goal is met. */
export function printReport(title: string, measures: readonly Measure[]): void {
  const lines = measures.map((measure) => {
    const ratio = ratioOf(measure);
    return [
      measure.name,
      `${short(median(measure.value))} ${measure.unit}`,
      `${short(median(measure.reference))} ${measure.unit}`,
      measure.referenceName,
      `x${short(ratio)}`,
      `x${measure.goal}`,
      measure.floor === undefined ? '' : `x${measure.floor}`,
      verdictOf(ratio, measure),
    ];
  });
  const head = ['measure', 'Maia', 'reference', 'reference is', 'ratio', 'goal', 'floor', 'verdict'];
  const widths = head.map((_, column) => Math.max(...[head, ...lines].map((line) => line[column]?.length ?? 0)));
  const row = (cells: readonly string[]) =>
    cells
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd();
  console.log(`\n${title}\n${row(head)}\n${widths.map((width) => '-'.repeat(width)).join('  ')}`);
  for (const line of lines) console.log(row(line));
}
