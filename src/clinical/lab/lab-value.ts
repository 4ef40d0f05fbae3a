import { NUMBER, readNumber, styleOfRow, type NumberStyle } from './lab-number.ts';
import { normalText } from './normal-text.ts';

/** A measured value: exact, or only known to be below or above a limit. */
export type LabValue =
  | { readonly kind: 'exact'; readonly value: number }
  | { readonly kind: 'below' | 'above'; readonly value: number; readonly isInclusive: boolean }
  | { readonly kind: 'none' };

const none: LabValue = { kind: 'none' };
const VALUE = new RegExp(
  `^(?:[HL]{1,2}\\s+|[*↑↓▲▼]\\s*)?(?<sign><|>|≤|≥)?\\s*(?<number>[+-]?${NUMBER})\\s*(?<rest>.*)$`,
);
/** What may follow the number: a unit, a mark of the laboratory, nothing else. */
const REST = /^(?:[*↑↓▲▼!]|\(?[HL]{1,2}\)?|[a-zµ%/^*×.\d² ³()-]*)*$/i;
const WORDS = /\b(?:see|note|comment|pending|repeat|not|ratio|titre|titer)\b/i;
const RANGE_OR_DATE = /^\d+(?:[.,]\d+)?\s*(?:-|to|\.\.)\s*\d|^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}/i;

/**
 * Parses a printed value. Ranges, titres, symbols, words and dates give null (clinical rules 6.5).
 * @param style number format of its row; without it the text alone decides
 */
export function readValue(
  printed: string | number | null | undefined,
  style: NumberStyle = styleOfRow({ value: printed }),
): LabValue {
  if (typeof printed === 'number') return Number.isFinite(printed) ? { kind: 'exact', value: printed } : none;
  const text = normalText(printed ?? '');
  if (text === '' || /\d\s*:\s*\d/.test(text) || /^[+]+$/.test(text) || RANGE_OR_DATE.test(text)) return none;
  const groups = VALUE.exec(text)?.groups;
  if (!groups || !REST.test(groups.rest ?? '') || WORDS.test(groups.rest ?? '')) return none;
  const { sign, number = '' } = groups;
  const absolute = readNumber(number.replace(/^[+-]/, ''), style);
  if (absolute === null) return none;
  const value = number.startsWith('-') ? -absolute : absolute;
  if (sign === undefined) return { kind: 'exact', value };
  return { kind: /[<≤]/.test(sign) ? 'below' : 'above', value, isInclusive: /[≤≥]/.test(sign) };
}
