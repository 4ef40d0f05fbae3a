import { isKnownAnalyte } from '../analytes.ts';
import { columnsOf, columnFor, type Column } from './columns.ts';
import { dateIn, dateOrderOf, type DateOrder } from './date-order.ts';
import { doubtsOf, type Doubt } from './doubts.ts';
import { lineOf, linesOf, type Line } from './lines.ts';
import { plainForm, startsWithFlag, startsWithValue } from '@/clinical/lab/printed-forms.ts';
import { boxAround, type Box, type PrintedPage, type PrintedWord } from './printed-page.ts';
import { readRow, type RowParts } from './read-row.ts';
import { rangeAt, textOf, unitAt } from './scan-tail.ts';

/** One row as printed, without corrections, with its doubts. */
export interface PrintedRow {
  readonly name: string;
  readonly value: string;
  readonly unit: string;
  readonly referenceRange: string;
  /** The laboratory's own mark, or empty. */
  readonly printedFlag: string;
  readonly doubts: readonly Doubt[];
  /** From 0. */
  readonly page: number;
  readonly box: Box;
}

/** A line that looks like a result and could not be parsed. */
export interface UnreadLine {
  readonly text: string;
  readonly page: number;
  readonly box: Box;
}

export interface PrintedReport {
  readonly rows: readonly PrintedRow[];
  readonly unread: readonly UnreadLine[];
  /** Lines in the file that are not visible on its pages. They are not results, whatever their text. */
  readonly hidden: readonly string[];
  /** The day of the sample as printed, `YYYY-MM-DD`. */
  readonly date: string | null;
  /** `date` with month and day swapped, when the report does not show the order. */
  readonly otherDate: string | null;
  /** The heading above the first result, or empty. */
  readonly title: string;
}

/** Lines about the person, the laboratory or a value that are not results. */
const NO_RESULT =
  /^[*†#(]*\s*(?:patient|name|age\b|sex\b|gender|d\.?o\.?b|date|born|geb|collected|collection|received|registered|reported|report\b|printed|page\b|seite\b|tel\b|phone|fax|mobile|ref(?:erred|erring)?\.?\s*(?:by|dr|doctor)|doctor|consultant|dr\.|physician|address|lab(?:oratory)?\s*(?:no|id|number|ref)|sample\s*(?:no|id|type|date|time)|specimen|barcode|accession|order|request|mrn\b|uhid|visit|bill|invoice|method|note|notes\b|comments?\b|interpretation|remarks?\b|signed|verified|validated|approved|authori[sz]ed|checked|e-?mail|www\.|http|end of|this report|for \w+ use|accredited|iso\b|passport|hospital\b|ward\b|id\b|time\b|auftrag|eingang|befund\b|entnahme|ausdruck|patientin|nom\b|né\b|née\b|prélev|edité|fecha|paciente|médico|edad|sexo|nif\b|gestation\w*|weeks|lmp\b|edd\b|reference ranges?\b|ignore|system|assistant|instructions?)/i;
/** Whether a line is about the person, her doctor or the document itself, and not a result. */
export const isAboutPerson = (text: string): boolean => NO_RESULT.test(text);

const ENDS_TABLE = /^[*\s-]*(?:end of (?:the )?report|comments?\b|interpretation\b|remarks?\b|notes?\b|disclaimer)/i;
const METHOD = /^\(?\s*(?:method|methode|méthode|método|metodo|technique|specimen|sample type)\b/i;
const DATE_LABEL =
  /(?:collected|collection|sample(?: date| taken| collected)?|drawn|taken|entnahme\w*|abnahme\w*|probenentnahme|prélev\w*|prélevé|extracción|toma|date|datum|fecha|received|reported)/i;
const MAX_PAGES = 400;
/** In line heights: a line this far below the last row needs more than a number to be a result. */
const FAR_BELOW = 6;

interface Draft extends RowParts {
  readonly line: Line;
  readonly page: number;
  /** Left edge of the range, for continuation lines. */
  readonly rangeLeft: number | null;
  /** Its column may not be the newest. */
  readonly isUnsure: boolean;
}

const draftOf = (parts: RowParts, line: Line, page: number, columns: readonly Column[] | null): Draft => ({
  ...parts,
  line,
  page,
  rangeLeft: parts.range[0]?.left ?? null,
  isUnsure: columns?.some(({ isUnsure }) => isUnsure) ?? false,
});

const asText = (words: readonly PrintedWord[]) => textOf(words).trim();
const cleanName = (text: string) =>
  text
    .replaceAll(/\s*[.…]{2,}\s*$|[\s:;,.*|-]+$/g, '')
    .replace(/^[\s*•·|-]+/, '')
    .replaceAll(/\s+/g, ' ');
const cleanRange = (text: string) => {
  const trimmed = text
    .trim()
    .replace(/^(?:ref(?:erence)?\.?|normal|range)(?:\s+(?:range|interval|values?))?\s*[:.]\s*/i, '');
  const inside = /^[([]\s*([^()[\]]*?)\s*[)\]]$/.exec(trimmed)?.[1] ?? trimmed;
  const open = inside.split(/[([]/).length - inside.split(/[)\]]/).length;
  return open > 0 ? inside.replace(/^[([]\s*/, '') : open < 0 ? inside.replace(/\s*[)\]]$/, '') : inside;
};

const hasLetters = (text: string) => /\p{L}{2,}|^\p{L}\d?$|\p{L}/u.test(text);

/** Whether the parts form a result row, and not some other line with a number. */
function isResult(parts: RowParts, isUnderHeadings: boolean): boolean {
  const name = cleanName(asText(parts.name));
  if (!hasLetters(name) || NO_RESULT.test(name) || name.length > 90) return false;
  const value = plainForm(asText(parts.value));
  if (value === '') return false;
  if (/^\d{1,2}[:h]\d{2}|^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}/.test(value)) return false;
  const isMeasured = parts.unit.length > 0 || parts.range.length > 0;
  return isUnderHeadings
    ? isMeasured || startsWithValue(value) > 0 || value.length <= 40
    : isMeasured || isKnownAnalyte(name);
}

/** The lines of one page, each with the columns that apply to it. */
function withColumns(
  lines: readonly Line[],
  before: readonly Column[] | null,
  order: DateOrder | null,
): { line: Line; columns: readonly Column[] | null }[] {
  const result: { line: Line; columns: readonly Column[] | null }[] = [];
  let tables: readonly (readonly Column[])[] | null = before ? [before] : null;
  const parallelTables: { line: Line; columns: readonly Column[] }[][] = [];
  const flush = () => result.push(...parallelTables.splice(0).flat());
  for (const line of lines) {
    const named = columnsOf(line, order);
    if (named) {
      flush();
      tables = named;
      continue;
    }
    if (!tables || tables.length === 1) {
      result.push({ line, columns: tables?.[0] ?? null });
      continue;
    }
    // Tables beside each other are read one after the other.
    const starts = tables.map((columns) => Math.min(...columns.map(({ left }) => left)) - 2);
    for (const [index, columns] of tables.entries()) {
      const from = index === 0 ? -Infinity : (starts[index] ?? 0);
      const words = line.words.filter(({ left }) => left >= from && left < (starts[index + 1] ?? Infinity));
      if (words.length > 0) (parallelTables[index] ??= []).push({ line: lineOf(words), columns });
    }
  }
  flush();
  return result;
}

/**
 * Reads the rows printed on the pages of one report. It uses no patient data, makes no clinical decision and guesses no
 * digits.
 */
export function readReport(pages: readonly PrintedPage[]): PrintedReport {
  const drafts: Draft[] = [];
  const unread: UnreadLine[] = [];
  const order = dateOrderOf(pages.slice(0, MAX_PAGES).flatMap((page) => linesOf(page).map(({ text }) => text)));
  let columns: readonly Column[] | null = null;
  let title = '';
  for (const [page, printed] of pages.slice(0, MAX_PAGES).entries()) {
    const lines = linesOf(printed);
    let pendingName: Line | null = null;
    let isOver = false;
    // Columns of the previous page: until this page has its own headings, a name and a number alone are not a result.
    const previousColumns = columns;
    const rows = withColumns(lines, columns, order);
    for (const { line, columns: lineColumns } of rows) {
      if (lineColumns) {
        if (lineColumns !== columns) isOver = false;
        columns = lineColumns;
      }
      if (METHOD.test(line.text)) continue;
      if (ENDS_TABLE.test(line.text)) isOver = true;
      const last = drafts.at(-1);
      const isNext =
        last !== undefined && last.page === page && line.top - last.line.bottom < 1.6 * (line.bottom - line.top);
      const parts = isOver || NO_RESULT.test(line.text) ? null : readRow(line, lineColumns);
      const above = last?.page === page ? last.line.bottom : line.top;
      const isFar = line.top - above > FAR_BELOW * (line.bottom - line.top);
      if (parts && isResult(parts, lineColumns !== null && lineColumns !== previousColumns && !isFar)) {
        drafts.push(draftOf(parts, line, page, lineColumns));
        pendingName = null;
        continue;
      }
      if (parts && parts.name.length === 0 && parts.value.length > 0 && pendingName) {
        const named = { ...parts, name: pendingName.words };
        if (isResult(named, lineColumns !== null) && line.top - pendingName.bottom < 2.5 * (line.bottom - line.top)) {
          drafts.push(draftOf(named, line, page, lineColumns));
          pendingName = null;
          continue;
        }
      }
      if (isNext && !isOver && continuesRow(last, line, lineColumns)) continue;
      const isName =
        line.cells.length === 1 && hasLetters(line.text) && !NO_RESULT.test(line.text) && line.text.length < 70;
      if (isName && drafts.length === 0 && !/\d{3,}/.test(line.text)) title = line.text;
      const detached = pendingName && !lineColumns ? detachedRow(pendingName, line) : null;
      if (detached && !isOver && line.top - (pendingName?.bottom ?? 0) < 2.5 * (line.bottom - line.top)) {
        drafts.push(draftOf(detached, line, page, null));
        pendingName = null;
        continue;
      }
      pendingName = isName ? line : null;
      if (!isOver && !NO_RESULT.test(line.text) && looksLikeResult(line, lineColumns !== null))
        unread.push({ text: line.text, page, box: boxAround(line.words) });
    }
  }
  const rows = drafts.map(toRow);
  const usesFlags = rows.some(({ printedFlag }) => printedFlag !== '');
  return {
    rows: rows.map((row, index) => {
      const draft = drafts[index] as Draft;
      const isHidden = pages[row.page]?.isCertain === false;
      return {
        ...row,
        doubts: [
          ...doubtsOf(row, draft, usesFlags),
          ...(isHidden ? ['unseen' as const] : []),
          ...(draft.isUnsure ? ['date' as const] : []),
        ],
      };
    }),
    unread,
    hidden: pages.flatMap((page) => linesOf({ ...page, words: page.unseen ?? [] }).map(({ text }) => text)),
    ...dateOf(pages, order),
    title: cleanName(title),
  };
}

/** A value on the line below its name. */
function detachedRow(name: Line, line: Line): RowParts | null {
  const parts = readRow(
    lineOf([
      ...name.words.map((word) => ({ ...word, left: word.left - 100_000, right: word.right - 100_000 })),
      ...line.words,
    ]),
    null,
  );
  if (!parts || parts.name.length !== name.words.filter(({ text }) => !/^[.:;·*|–-]+$/.test(text)).length) return null;
  const row = { ...parts, name: name.words };
  return isResult(row, false) && (isKnownAnalyte(asText(name.words)) || parts.unit.length > 0) ? row : null;
}

/** Adds a line that only continues the range or the name of the previous row. */
function continuesRow(last: Draft, line: Line, columns: readonly Column[] | null): boolean {
  const first = line.words[0];
  if (!first) return false;
  const text = plainForm(line.text);
  const isLabelled =
    /^(?:ref(?:erence)?\.?|normal|range|bio(?:logical)?\.?)(?:\s+(?:ref\.?|range|interval|values?))*\s*[:.]?\s*[\d<>≤≥(]/i.test(
      text,
    );
  const role = columns ? columnFor(line.cells[0] ?? first, columns)?.role : null;
  const isUnderRange = columns
    ? line.cells.length === 1 && role === 'range'
    : last.rangeLeft !== null && first.left >= last.rangeLeft - 4;
  if ((isUnderRange && !isOnlyMark(text)) || (isLabelled && last.range.length === 0)) {
    last.range.push(...line.words);
    return true;
  }
  if (columns && line.cells.length === 1 && role === 'unit' && last.unit.length === 0 && unitAt(text) > 0) {
    last.unit.push(...line.words);
    return true;
  }
  const isRestOfName =
    /^[(\p{Ll}]/u.test(line.text) && line.cells.length === 1 && !/\d{2,}/.test(text) && line.text.length < 60;
  const isUnderName = Math.abs(first.left - (last.name[0]?.left ?? 0)) < 3 * (line.bottom - line.top);
  if (isRestOfName && isUnderName && (!columns || role === 'name')) {
    (last.name as PrintedWord[]).push(...line.words);
    return true;
  }
  return false;
}

const isOnlyMark = (text: string) => startsWithFlag(text) === text.length;

/** Whether the line has a name and a number with a unit or a range, so that a person should check it. */
function looksLikeResult(line: Line, isUnderHeadings: boolean): boolean {
  const words = line.words;
  if (words.length < 2 || words.length > 14) return false;
  const hasNumber = words.some(({ text }) => startsWithValue(plainForm(text)) > 0);
  const hasForm = words.some((_, index) => {
    const text = plainForm(textOf(words.slice(index)));
    return index > 0 && (unitAt(text) > 0 || rangeAt(text) > 0);
  });
  const name = line.cells[0]?.text ?? '';
  return hasLetters(name) && (isKnownAnalyte(name) || (hasNumber && hasForm && isUnderHeadings));
}

function toRow(draft: Draft): PrintedRow {
  const unit = asText(draft.unit).replace(/^[([]\s*([^()[\]]*)\s*[)\]]$/, '$1');
  return {
    name: cleanName(asText(draft.name)),
    value: asText(draft.value),
    unit,
    referenceRange: cleanRange(asText(draft.range)),
    printedFlag: asText(draft.flag),
    doubts: [],
    page: draft.page,
    box: boxAround(draft.line.words),
  };
}

/** The day of the sample: of all labelled dates the one whose label names the sample. */
function dateOf(pages: readonly PrintedPage[], order: DateOrder | null): Pick<PrintedReport, 'date' | 'otherDate'> {
  const dated = pages.slice(0, 3).flatMap((page) =>
    linesOf(page).flatMap(({ text }) =>
      [...text.matchAll(new RegExp(`${DATE_LABEL.source}[^\\d]{0,24}(\\d[\\w./ ,-]{5,14})`, 'gi'))].flatMap((match) => {
        const [date, other] = [dateIn(match[1] ?? '', order ?? 'day'), dateIn(match[1] ?? '', order ?? 'month')];
        return date && !/birth|d\.?o\.?b|geb/i.test(match[0])
          ? [
              {
                date,
                otherDate: other === date ? null : other,
                isOfSample: /coll|sampl|drawn|taken|nahme|prél|extr|toma/i.test(match[0]),
              },
            ]
          : [];
      }),
    ),
  );
  const { date = null, otherDate = null } = dated.find(({ isOfSample }) => isOfSample) ?? dated[0] ?? {};
  return { date, otherDate };
}
