import type { Issue } from '@/model/schema/issue.ts';
import { parseNumber } from '@/ui/controls/parse-number.ts';

/** What the form asks before it saves; `confirm` is the clinical rules' "Please check the number". */
export type EntryQuestion =
  | { readonly ask: 'confirm' }
  /** The number fits the other unit. */
  | { readonly ask: 'unit'; readonly unit: string }
  /** The pressures fit cmHg: what they are in mmHg. */
  | { readonly ask: 'centimetres'; readonly systolic: number; readonly diastolic: number };

/** The outcome of looking at a form: refused at its fields, doubted, or ready to be saved. */
export type EntryCheck<Values> =
  | { readonly is: 'refused'; readonly issues: readonly Issue[] }
  | { readonly is: 'doubted'; readonly question: EntryQuestion }
  | { readonly is: 'ready'; readonly values: Values };

/** What the person has already answered with "it is right" for the numbers as they stand. */
export type Accepted = ReadonlySet<EntryQuestion['ask']>;

/** `validateRecord` needs an owner; the store fills in the real one. */
export const SOME_OWNER = 'owner';

/** A typed number: null when nothing was typed, NaN when it is no number. */
export const readNumber = (typed: string): number | null => (typed.trim() === '' ? null : parseNumber(typed));

/** Optional text: absent when blank. */
export const readText = (typed: string): string | undefined => typed.trim() || undefined;
