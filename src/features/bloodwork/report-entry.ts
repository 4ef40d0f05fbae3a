import { judgeLab } from '@/clinical/lab/lab-flag.ts';
import type { Doubt } from '@/clinical/lab/report/doubts.ts';
import type { Box } from '@/clinical/lab/report/printed-page.ts';
import { analyteKey } from '@/clinical/lab/analytes.ts';
import { sampleDay } from '@/clinical/lab/sample-day.ts';
import type { AssistantAnswer } from '@/clinical/lab/report/assistant-answer.ts';
import type { PrintedReport, PrintedRow, UnreadLine } from '@/clinical/lab/report/read-report.ts';
import { readResults, type Biomarker } from '@/model/records/bloodwork.ts';
import type { StoredBloodwork, ReviewedReport } from '@/db/records/bloodwork.ts';
import { issue, type Issue } from '@/model/schema/issue.ts';
import { toInstant } from '@/model/time/instant.ts';

/** Position of a row in its file, in the units of the page's words. */
export interface PrintedPlace {
  /** From 0. */
  readonly page: number;
  readonly box: Box;
}

/**
 * Why a row needs a check by the user. `assistant`: only the assistant has read it. `elsewhere`: only the assistant has
 * read it, and this phone did not find its numbers on one line of the page. `differs`: both have read it, with different
 * results.
 */
export type RowDoubt = Doubt | 'assistant' | 'elsewhere' | 'differs';

/** One row of the form as typed. */
export interface TypedRow {
  /** React key while the row is on the screen. */
  readonly key: string;
  readonly name: string;
  readonly value: string;
  readonly unit: string;
  readonly referenceRange: string;
  /** Only for a row that was read from a file. */
  readonly place?: PrintedPlace;
  /** The flag printed by the laboratory. */
  readonly printedFlag?: string;
  readonly doubts?: readonly RowDoubt[];
  /** The user has compared a doubtful row with the page, or changed it. */
  readonly isChecked?: boolean;
}

export const needsLook = ({ doubts = [], isChecked = false }: TypedRow): boolean => doubts.length > 0 && !isChecked;

export interface TypedReport {
  readonly testName: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly rows: readonly TypedRow[];
  /** Names of the tests that the assistant saw on the file; empty when it was not asked. */
  readonly assistantTests: readonly string[];
  readonly assistantSummary: string;
}

export const emptyRow = (): TypedRow => ({
  key: crypto.randomUUID(),
  name: '',
  value: '',
  unit: '',
  referenceRange: '',
});

/** A report about which the assistant has said nothing. */
export const withoutAssistant = { assistantTests: [], assistantSummary: '' } as const;

/** A stored report as form values. */
export const typedReport = (report: StoredBloodwork | null, today: string): TypedReport =>
  report === null
    ? { testName: '', date: today, rows: [emptyRow()], ...withoutAssistant }
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
        assistantTests: [],
        assistantSummary: report.assistantSummary ?? '',
      };

/** A form row for a row of the file, to be reviewed. */
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

/** The printed date if it is not in the future; empty if two dates are possible, so that the user is asked. */
function dayOf({ date, otherDate }: PrintedReport, typed: string, today: string): string {
  const possible = [date, otherDate].filter((each) => each !== null && each <= today);
  return possible.length > 1 ? '' : (possible[0] ?? typed);
}

/** The form filled from a file; values typed before take precedence. */
export function withPrinted(typed: TypedReport, printed: PrintedReport, today: string): TypedReport {
  const typedRows = typed.rows.filter((row) => !isBlank(row) && row.place === undefined);
  const rows = [...typedRows, ...printed.rows.map(rowOf)];
  return {
    testName: typed.testName.trim() === '' ? printed.title : typed.testName,
    date: dayOf(printed, typed.date, today),
    rows: rows.length > 0 ? rows : [emptyRow()],
    // The assistant was asked about another file.
    ...withoutAssistant,
  };
}

/** A row for a line that could not be read, to be copied by hand. */
export const rowOfUnread = ({ text, page, box }: UnreadLine): TypedRow => ({
  ...emptyRow(),
  name: text,
  doubts: ['rest'],
  place: { page, box },
});

const sameTest = (one: Pick<TypedRow, 'name'>, other: Pick<TypedRow, 'name'>) =>
  analyteKey(one.name) === analyteKey(other.name);

/**
 * Adds the rows that only the assistant has read; where both have read a row, this phone's result stays, marked if the
 * two differ.
 */
export function withAssistant(
  { rows }: TypedReport,
  { rows: answered, testNames, summary }: AssistantAnswer,
): Pick<TypedReport, 'rows' | 'assistantTests' | 'assistantSummary'> {
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
  return {
    rows: [...compared.filter((row) => !isBlank(row)), ...added],
    assistantTests: testNames,
    assistantSummary: summary,
  };
}

/** A row for a test that only the assistant has seen; the user types its result from the page. */
export const rowOfTest = (name: string): TypedRow => ({ ...emptyRow(), name });

const isBlank = ({ name, value, unit, referenceRange }: TypedRow) =>
  [name, value, unit, referenceRange].every((text) => text.trim() === '');

/** A result with its flag, computed from the value and the printed range. */
export const toBiomarker = ({ name, value, unit, referenceRange }: Omit<TypedRow, 'key'>): Biomarker => ({
  name: name.trim(),
  value: value.trim(),
  unit: unit.trim(),
  referenceRange: referenceRange.trim(),
  flag: judgeLab(value, referenceRange, { unit }).flag,
});

/** Noon UTC of that day, so that no time zone changes the date. */
const noonOf = (date: string): string => toInstant(Date.parse(`${date}T12:00:00Z`));

/** Validates the form. @param summaryOf returns the text about the results */
export function readReport(
  { testName, date, rows, assistantSummary }: TypedReport,
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
    // A doubtful row must be checked by the user before the report is saved.
    ...filled.filter(needsLook).map(({ key }) => issue(`check ${key}`, 'unfinished')),
  ];
  if (issues.length > 0) return { issues };
  const results = filled.map(toBiomarker);
  return {
    values: {
      testName: testName.trim(),
      recordedAt: noonOf(date),
      results,
      summary: summaryOf(results),
      assistantSummary,
    },
  };
}
