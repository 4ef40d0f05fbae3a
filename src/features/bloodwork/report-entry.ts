import { judgeLab } from '@/clinical/lab/lab-flag.ts';
import { readResults, type Biomarker } from '@/model/bloodwork.ts';
import type { KeptBloodwork, ReviewedReport } from '@/db/bloodwork.ts';
import { issue, type Issue } from '@/model/issue.ts';
import { toInstant } from '@/model/instant.ts';

/** One line of the form as it is typed. */
export interface TypedRow {
  /** Of the line while it is on the screen. */
  readonly key: string;
  readonly name: string;
  readonly value: string;
  readonly unit: string;
  readonly referenceRange: string;
}

export interface TypedReport {
  readonly testName: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly rows: readonly TypedRow[];
}

export const emptyRow = (): TypedRow => ({
  key: crypto.randomUUID(),
  name: '',
  value: '',
  unit: '',
  referenceRange: '',
});

/** A kept report as the form shows it. */
export const typedReport = (report: KeptBloodwork | null, today: string): TypedReport =>
  report === null
    ? { testName: '', date: today, rows: [emptyRow()] }
    : {
        testName: report.testName,
        date: report.recordedAt.slice(0, 10),
        rows: readResults(report.results).map(({ name, value, unit, referenceRange }) => ({
          ...emptyRow(),
          name,
          value,
          unit,
          referenceRange,
        })),
      };

const isBlank = ({ name, value, unit, referenceRange }: TypedRow) =>
  [name, value, unit, referenceRange].every((text) => text.trim() === '');

/** A line with its flag: computed here, from the value and the range as printed. */
export const toBiomarker = ({ name, value, unit, referenceRange }: Omit<TypedRow, 'key'>): Biomarker => ({
  name: name.trim(),
  value: value.trim(),
  unit: unit.trim(),
  referenceRange: referenceRange.trim(),
  flag: judgeLab(value, referenceRange).flag,
});

/** A time in the middle of that day: no zone makes another day of it. */
const noonOf = (date: string): string => toInstant(Date.parse(`${date}T12:00:00Z`));

/** Judges what was typed. @param summaryOf the words about the results */
export function readReport(
  { testName, date, rows }: TypedReport,
  today: string,
  summaryOf: (results: readonly Biomarker[]) => string,
): { values: ReviewedReport } | { issues: Issue[] } {
  const filled = rows.filter((row) => !isBlank(row));
  const issues = [
    ...(testName.trim() === '' ? [issue('testName', 'required', { record: 'bloodwork result' })] : []),
    ...(date === '' ? [issue('date', 'required', { record: 'bloodwork result' })] : []),
    ...(date > today ? [issue('date', 'future')] : []),
    ...(filled.length === 0 ? [issue('rows', 'unfinished')] : []),
    ...filled.flatMap(({ key, name, value }) => [
      ...(name.trim() === '' ? [issue(`name ${key}`, 'unfinished')] : []),
      ...(value.trim() === '' ? [issue(`value ${key}`, 'unfinished')] : []),
    ]),
  ];
  if (issues.length > 0) return { issues };
  const results = filled.map(toBiomarker);
  return { values: { testName: testName.trim(), recordedAt: noonOf(date), results, summary: summaryOf(results) } };
}
