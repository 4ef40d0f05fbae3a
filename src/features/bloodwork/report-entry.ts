import { judgeLab } from '@/clinical/lab/lab-flag.ts';
import type { Doubt } from '@/clinical/lab/report/doubts.ts';
import type { Box } from '@/clinical/lab/report/printed-page.ts';
import { analyteKey } from '@/clinical/lab/analytes.ts';
import { sampleDay } from '@/clinical/lab/sample-day.ts';
import type { AssistantRow } from '@/clinical/lab/report/assistant-rows.ts';
import type { PrintedReport, PrintedRow, UnreadLine } from '@/clinical/lab/report/read-report.ts';
import { readResults, type Biomarker } from '@/model/bloodwork.ts';
import type { KeptBloodwork, ReviewedReport } from '@/db/bloodwork.ts';
import { issue, type Issue } from '@/model/issue.ts';
import { toInstant } from '@/model/instant.ts';

/** Where a row stands in its file, in the measure of the page's words. */
export interface PrintedPlace {
  /** From 0. */
  readonly page: number;
  readonly box: Box;
}

/**
 * Why a row needs a person. The assistant alone has read it: `assistant`; and this phone did not find its numbers on one
 * line of the page: `elsewhere`; both have read it, not in the same way: `differs`.
 */
export type RowDoubt = Doubt | 'assistant' | 'elsewhere' | 'differs';

/** One line of the form as it is typed. */
export interface TypedRow {
  /** Of the line while it is on the screen. */
  readonly key: string;
  readonly name: string;
  readonly value: string;
  readonly unit: string;
  readonly referenceRange: string;
  /** Of a row that was read from a file. */
  readonly place?: PrintedPlace;
  /** The laboratory's own mark. */
  readonly printedFlag?: string;
  readonly doubts?: readonly RowDoubt[];
  /** Somebody has compared a doubtful row with the page, or changed it. */
  readonly isChecked?: boolean;
}

export const needsLook = ({ doubts = [], isChecked = false }: TypedRow): boolean => doubts.length > 0 && !isChecked;

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
        date: sampleDay(report),
        rows: readResults(report.results).map(({ name, value, unit, referenceRange }) => ({
          ...emptyRow(),
          name,
          value,
          unit,
          referenceRange,
        })),
      };

/** A row of a file, to be reviewed. */
const rowOf = ({ name, value, unit, referenceRange, printedFlag, doubts, page, box }: PrintedRow): TypedRow => ({
  ...emptyRow(),
  name,
  value,
  unit,
  referenceRange,
  printedFlag,
  doubts,
  place: { page, box },
});

/** The printed day that is not to come; of two that are possible none, so that she is asked. */
function dayOf({ date, otherDate }: PrintedReport, typed: string, today: string): string {
  const possible = [date, otherDate].filter((each) => each !== null && each <= today);
  return possible.length > 1 ? '' : (possible[0] ?? typed);
}

/** The form filled with what a file says; what was typed before stays in front. */
export function withPrinted(typed: TypedReport, printed: PrintedReport, today: string): TypedReport {
  const own = typed.rows.filter((row) => !isBlank(row) && row.place === undefined);
  const rows = [...own, ...printed.rows.map(rowOf)];
  return {
    testName: typed.testName.trim() === '' ? printed.title : typed.testName,
    date: dayOf(printed, typed.date, today),
    rows: rows.length > 0 ? rows : [emptyRow()],
  };
}

/** A line that could not be read, to be copied by hand. */
export const rowOfUnread = ({ text, page, box }: UnreadLine): TypedRow => ({
  ...emptyRow(),
  name: text,
  doubts: ['rest'],
  place: { page, box },
});

const sameTest = (one: Pick<TypedRow, 'name'>, other: Pick<TypedRow, 'name'>) =>
  analyteKey(one.name) === analyteKey(other.name);

/** Adds what only the assistant has read; where both have read a row, this phone's stays, marked if the two differ. */
export function withAssistant({ rows }: TypedReport, answered: readonly AssistantRow[]): Pick<TypedReport, 'rows'> {
  const compared = rows.map((row): TypedRow => {
    const other = answered.find((each) => sameTest(each, row));
    const isSame =
      !other ||
      (other.value === row.value &&
        other.referenceRange.replaceAll(/\s/g, '') === row.referenceRange.replaceAll(/\s/g, ''));
    return isSame || row.isChecked ? row : { ...row, doubts: [...(row.doubts ?? []), 'differs'] };
  });
  const added = answered
    .filter((each) => !rows.some((row) => sameTest(row, each)))
    .map(({ isFound, ...row }): TypedRow => ({ ...emptyRow(), ...row, doubts: [isFound ? 'assistant' : 'elsewhere'] }));
  return { rows: [...compared.filter((row) => !isBlank(row)), ...added] };
}

const isBlank = ({ name, value, unit, referenceRange }: TypedRow) =>
  [name, value, unit, referenceRange].every((text) => text.trim() === '');

/** A line with its flag: computed here, from the value and the range as printed. */
export const toBiomarker = ({ name, value, unit, referenceRange }: Omit<TypedRow, 'key'>): Biomarker => ({
  name: name.trim(),
  value: value.trim(),
  unit: unit.trim(),
  referenceRange: referenceRange.trim(),
  flag: judgeLab(value, referenceRange, { unit }).flag,
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
    // Nothing is kept that nobody has looked at.
    ...filled.filter(needsLook).map(({ key }) => issue(`check ${key}`, 'unfinished')),
  ];
  if (issues.length > 0) return { issues };
  const results = filled.map(toBiomarker);
  return { values: { testName: testName.trim(), recordedAt: noonOf(date), results, summary: summaryOf(results) } };
}
