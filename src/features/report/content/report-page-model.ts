/** One part of a report in words: lines, short entries that flow in columns, and a table; all of it ready to be read. */
export interface ReportPart {
  readonly title: string;
  readonly lines: readonly string[];
  readonly entries?: readonly string[];
  readonly table?: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };
}

/** A whole report in words; the page, the PDF and the printer show the same. */
export interface ReportWords {
  readonly title: string;
  /** Her name, age and stage of pregnancy. */
  readonly facts: readonly string[];
  /** Which days, when it was made, from what. */
  readonly origin: string;
  readonly parts: readonly ReportPart[];
  /** What a report is not. */
  readonly foot: string;
}
