import { linesOf } from './lines.ts';
import { isAboutPerson } from './read-report.ts';
import type { PrintedPage } from './printed-page.ts';
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

const MAX_ROWS = 200;
const MAX_TEXT_LENGTH = 200;

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

/**
 * Parses the assistant's answer: JSON of the agreed shape, or null. It is not trusted: each number is searched on the
 * page, and its flags are ignored.
 */
export function assistantRows(answer: string, pages: readonly PrintedPage[]): AssistantRow[] | null {
  let json: unknown;
  try {
    json = JSON.parse(answer.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, ''));
  } catch {
    return null;
  }
  const { results } = (json ?? {}) as { results?: unknown };
  if (!Array.isArray(results) || results.length > MAX_ROWS || !results.every(isEntry)) return null;
  const lines = pages.flatMap((page) => linesOf(page).map(({ text }) => new Set(numbersOf(text))));
  return results.map(({ name, value, unit, referenceRange }) => {
    const row = {
      name: name.trim(),
      value: String(value).trim(),
      unit: String(unit ?? '').trim(),
      referenceRange: String(referenceRange ?? '').trim(),
    };
    const numbers = [...numbersOf(row.value), ...numbersOf(row.referenceRange)];
    return { ...row, isFound: lines.some((line) => numbers.every((number) => line.has(number))) && numbers.length > 0 };
  });
}
