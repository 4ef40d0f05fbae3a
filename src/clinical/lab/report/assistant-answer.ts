import { analyteKey } from '../analytes.ts';
import { linesOf } from './lines.ts';
import { isAboutPerson } from './read-report.ts';
import type { PrintedPage } from './printed-page.ts';
import { checkReply } from '@/clinical/assistant/reply-filter.ts';
import { normalText } from '../normal-text.ts';

/** A row as the assistant read it. Its flag is not included: the flag is computed here. */
export interface AssistantRow {
  readonly name: string;
  readonly value: string;
  readonly unit: string;
  readonly referenceRange: string;
  /** Whether all its numbers stand on one line of the page, as this phone reads it. */
  readonly isFound: boolean;
}

/** The assistant's answer about one report. */
export interface AssistantAnswer {
  readonly rows: readonly AssistantRow[];
  /** Every test on the report, also those whose result it could not read. */
  readonly testNames: readonly string[];
  /** What was tested, in the assistant's words; empty when it says what no text about results may say. */
  readonly summary: string;
}

const MAX_ROWS = 200;
const MAX_TEXT_LENGTH = 200;
/** The limit of the record's field. */
const MAX_SUMMARY_LENGTH = 1000;

const isText = (value: unknown): value is string | number =>
  (typeof value === 'string' && value.length <= MAX_TEXT_LENGTH) ||
  (typeof value === 'number' && Number.isFinite(value));
const numbersOf = (text: string): string[] => normalText(text).match(/\d+(?:[.,]\d+)*/g) ?? [];

interface Entry {
  readonly name: string;
  readonly value: string | number;
  readonly unit?: string | number | null;
  readonly referenceRange?: string | number | null;
}

function isEntry(entry: unknown): entry is Entry {
  const { name, value, unit = '', referenceRange = '' } = (entry ?? {}) as Partial<Record<keyof Entry, unknown>>;
  const isOptional = (part: unknown) => part === null || isText(part);
  return (
    typeof name === 'string' &&
    name.trim() !== '' &&
    isText(name) &&
    isText(value) &&
    isOptional(unit) &&
    isOptional(referenceRange)
  );
}

/** The lines that may be sent: without those that name the person, her doctor, or the laboratory's numbers for her. */
export const linesToSend = (pages: readonly PrintedPage[]): string[] =>
  pages.flatMap((page) => linesOf(page).flatMap(({ text }) => (isAboutPerson(text) ? [] : [text])));

/** A concentration, for example `10.1 g/dL`: a result and no dose. */
const CONCENTRATION = /\d[\d.,]*\s*[a-zµμ]+\/(?:[dcmµμunpf]?l|mmol)\b/gi;
/** Only the printed range says what is within it; no text reassures. */
const REASSURES = /\b(?:normal|healthy|reassuring|nothing to worry|no concerns?)\b/i;

function summaryIn(summary: unknown): string {
  if (typeof summary !== 'string') return '';
  const text = summary.trim();
  if (text.length > MAX_SUMMARY_LENGTH || REASSURES.test(text)) return '';
  return checkReply(text.replaceAll(CONCENTRATION, ''), true).fault === null ? text : '';
}

/** The names without those that are no short text; each test once. */
function testNamesIn(names: unknown): string[] {
  if (!Array.isArray(names)) return [];
  const texts = names.filter((name): name is string => typeof name === 'string' && isText(name));
  const byKey = new Map<string, string>();
  for (const name of texts.map((text) => text.trim()).filter(Boolean))
    if (!byKey.has(analyteKey(name))) byKey.set(analyteKey(name), name);
  return [...byKey.values()].slice(0, MAX_ROWS);
}

/**
 * Parses the assistant's answer: JSON of the agreed shape, or null. It is not trusted: each number is searched on the
 * page, and its flags are ignored.
 */
export function readAssistantAnswer(answer: string, pages: readonly PrintedPage[]): AssistantAnswer | null {
  let json: unknown;
  try {
    json = JSON.parse(answer.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, ''));
  } catch {
    return null;
  }
  const { results, allTestNames, summary } = (json ?? {}) as Partial<Record<string, unknown>>;
  if (!Array.isArray(results) || results.length > MAX_ROWS || !results.every(isEntry)) return null;
  const lines = pages.flatMap((page) => linesOf(page).map(({ text }) => new Set(numbersOf(text))));
  const rows = results.map(({ name, value, unit, referenceRange }) => {
    const row = {
      name: name.trim(),
      value: String(value).trim(),
      unit: String(unit ?? '').trim(),
      referenceRange: String(referenceRange ?? '').trim(),
    };
    const numbers = [...numbersOf(row.value), ...numbersOf(row.referenceRange)];
    return { ...row, isFound: lines.some((line) => numbers.every((number) => line.has(number))) && numbers.length > 0 };
  });
  return { rows, testNames: testNamesIn(allTestNames), summary: summaryIn(summary) };
}

/** The tests that the assistant has seen on the report and that are not among these results. */
export const missingTests = (testNames: readonly string[], results: readonly { readonly name: string }[]): string[] => {
  const found = new Set(results.map(({ name }) => analyteKey(name)));
  return testNames.filter((name) => !found.has(analyteKey(name)));
};
