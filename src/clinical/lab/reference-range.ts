import { chooseSegment, type LabPerson } from './choose-segment.ts';
import { NUMBER, readNumber, styleOfRow, type NumberStyle } from './lab-number.ts';
import { normalText, withoutUnitNumbers } from './normal-text.ts';

/** A parsed reference range (clinical rules 6.5). Bounds are in the unit of the report. */
export interface LabRange {
  readonly low: number | null;
  readonly lowInclusive: boolean;
  readonly high: number | null;
  readonly highInclusive: boolean;
  readonly kind: 'numeric' | 'qualitative' | 'none';
}

const none: LabRange = { low: null, lowInclusive: false, high: null, highInclusive: false, kind: 'none' };
const qualitative: LabRange = { ...none, kind: 'qualitative' };

const NOTHING =
  /^(?:|-+|n\.?\/?a\.?|see (?:note|comment|below|text).*|not (?:established|applicable|available|defined).*|pending.*|\.+)$/i;
const TITRE = /\b1\s*:\s*\d+/;
const WORDS =
  /\b(?:negative|positive|non[- ]?reactive|reactive|not detected|detected|absent|present|nil|none|clear|immune|normal|no growth|sterile)\b/i;

const below = String.raw`(?<below><|less than|below|under)`;
const atMost = String.raw`(?<atMost>≤|up ?to|upto|maximum|max\.?|not more than|until)`;
const above = String.raw`(?<above>>|more than|greater than|above|over)`;
const atLeast = String.raw`(?<atLeast>≥|at least|minimum|min\.?|from)`;
const SIGNED = String.raw`[+-]?\s?${NUMBER}`;
const upper = new RegExp(`(?:${below}|${atMost})\\s*(?<number>${SIGNED})`, 'i');
const lower = new RegExp(`(?:${above}|${atLeast})\\s*(?<number>${SIGNED})`, 'i');
const orLess = new RegExp(`(?<number>${NUMBER})\\s*[^\\d<>≤≥]{0,12}?\\bor (?:less|lower|below)`, 'i');
const orMore = new RegExp(`(?<number>${NUMBER})\\s*[^\\d<>≤≥]{0,12}?\\bor (?:more|higher|above|greater)`, 'i');
const UNIT_BETWEEN = String.raw`[^\d+\-;~.]{0,14}?`;
const between = new RegExp(
  `(?<![\\d.,])(?<low>[+-]?${NUMBER})\\s*${UNIT_BETWEEN}(?:-|~|;|\\.\\.|\\bto\\b|\\bbis\\b|\\bà\\b|\\band\\b)\\s*(?<high>[+-]?${NUMBER})`,
  'i',
);

const signed = (text: string, style: NumberStyle): number | null => {
  const isNegative = text.trim().startsWith('-');
  const value = readNumber(text.replace(/^[+-]\s?/, ''), style);
  return value === null ? null : isNegative ? -value : value;
};

/** Removes comments in brackets if numbers remain without them; otherwise the brackets are read. */
function withoutComments(text: string): string {
  const outside = text.replaceAll(/\([^()]*\)/g, ' ').replaceAll(/\[[^[\]]*\]/g, ' ');
  return /\d/.test(outside) ? outside : text.replaceAll(/[()[\]]/g, ' ');
}

function numericRange(text: string, style: NumberStyle): LabRange {
  const top = upper.exec(text) ?? null;
  const bottom = lower.exec(text) ?? null;
  if (top || bottom) {
    const high = top?.groups ? signed(top.groups.number ?? '', style) : null;
    const low = bottom?.groups ? signed(bottom.groups.number ?? '', style) : null;
    if (high === null && low === null) return none;
    if (high !== null && low !== null && low > high) return none;
    return {
      low,
      lowInclusive: low !== null && bottom?.groups?.atLeast !== undefined,
      high,
      highInclusive: high !== null && top?.groups?.atMost !== undefined,
      kind: 'numeric',
    };
  }
  const less = orLess.exec(text)?.groups?.number;
  if (less !== undefined) return { ...none, high: readNumber(less, style), highInclusive: true, kind: 'numeric' };
  const more = orMore.exec(text)?.groups?.number;
  if (more !== undefined) return { ...none, low: readNumber(more, style), lowInclusive: true, kind: 'numeric' };
  const pair = between.exec(text)?.groups;
  const [low, high] = [signed(pair?.low ?? '', style), signed(pair?.high ?? '', style)];
  if (low === null || high === null || low > high) return none;
  return { low, lowInclusive: true, high, highInclusive: true, kind: 'numeric' };
}

/**
 * Parses a printed reference range for this person. The result is `none` unless it can be read with certainty.
 * @param style number format of its row; without it the text alone decides
 */
export function readRange(
  printed: string | null | undefined,
  person: LabPerson = {},
  style: NumberStyle = styleOfRow({ referenceRange: printed }),
): LabRange {
  const text = normalText(printed ?? '');
  if (NOTHING.test(text) || TITRE.test(text)) return none;
  const segment = chooseSegment(text, person);
  if (segment === null) return none;
  const bare = withoutComments(withoutUnitNumbers(segment)).trim();
  if (!/\d/.test(bare)) return WORDS.test(text) ? qualitative : none;
  return numericRange(bare, style);
}
