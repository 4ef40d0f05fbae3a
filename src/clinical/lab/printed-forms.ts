import { NUMBER } from './lab-number.ts';
import { normalText } from './normal-text.ts';

/** Patterns for the parts of a report row: numbers, units, ranges, marks and words for findings. */

const POWER = String.raw`(?:[x×]\s?|\*)?10\s?(?:\^|\*{1,2}|e|°|')?\s?\d{1,2}`;
const COUNTED = String.raw`(?:${POWER}(?:\s?cells?)?|(?:mc|[µumnpkfdc])?(?:g|gms?|grs?|mol|i\.?u\.?|u\.?i\.?|u|eq|l|kat|osm)|cells?|copies|wbc|rbc|[kmgt]|mio\.?|tsd\.?|mill?(?:ions?)?\.?|thou(?:sands?)?|giga|la(?:kh|c)s?|mm|s|index)`;
const IN_EACH = String.raw`\/\s?(?:(?:mc|[µumdcf])?l|100\s?ml|mm\^?3|mm³|cu\.?\s?mm|c\.?mm|24\s?(?:hrs?|hours?|std|h)|1st\s?hr|hrs?|h|d(?:ay)?|min|mol|mmol|g|kg|co|hpf|lpf|gf|std|1[.,]73\s?m\^?2?)(?![a-z\d])`;
const SIMPLE = String.raw`(?:vol\s?|(?:m?g|gms?|grs?)\s?)?%|fl|pg|secs?\.?|seconds?|sek\.?|s(?![a-z/])|mm(?![a-z/])|ratio|index|coi|inr|titer|titre|µm3|mg(?![a-z/])|g(?![a-z/])|ml(?![a-z/])`;
/** A unit at the start of a text in lower case. */
const UNIT = new RegExp(
  String.raw`^(?:(?:${COUNTED})?\s?(?:${IN_EACH})(?:\s?${IN_EACH})?|${POWER}(?![\d.,])|${SIMPLE})(?=$|[\s,;()[\]:])`,
);

const VALUE = new RegExp(String.raw`^(?:[<>≤≥]\s?)?[+-]?${NUMBER}(?=$|\s)`);
const FINDINGS =
  'non[- ]?reactive|not reactive|reactive|not detected|detected|none detected|negative|positive|neg\\.?|pos\\.?|absent|present|nil|none|trace|traces|clear|cloudy|turbid|hazy|pale yellow|straw|yellow|amber|normal|non[- ]?immune|immune|no growth|sterile|few|occasional|moderate|many|not seen|nicht nachweisbar|nachweisbar|negativ|positiv|négatif|positif|negativo|positivo|equivocal|indeterminate|borderline|pending|not done|haemolysed|insufficient';
const GROUP = String.raw`(?:ab|a|b|o)\s?(?:rh\s?)?(?:\(d\)\s?)?(?:positive|negative|pos\.?|neg\.?|\+|-)`;
const FINDING = new RegExp(
  String.raw`^(?:${GROUP}|(?:rh\s?)?(?:${FINDINGS})(?:\s?\([+\d]+\))?|\+{1,4}|[1-4]\s?\+|[1-4]\+|1\s?:\s?\d+|ab|a|b|o)(?=$|[\s\])])`,
);
const FLAG =
  /^(?:\(?\[?(?:hh?|ll?|n|a|h\*|l\*)\]?\)?|high|low|normal|abnormal|critical|crit\.?|hoch|niedrig|alto|bajo|élevé|bas|within range|above range|below range|in range|above|below|[*↑↓▲▼!]{1,3}|[+-]{1,2}|→)(?=$|\s)/;

const BOUND = String.raw`[+-]?${NUMBER}`;
const BETWEEN = String.raw`\s*(?:-|–|—|~|to|bis|à|a|and|\.\.)\s*`;
const RANGE_UNIT = String.raw`(?:\s?[a-zµ%][a-zµ/%\d^]*)?`;
const RANGE = new RegExp(
  String.raw`^(?:${BOUND}${RANGE_UNIT}${BETWEEN}${BOUND}|(?:[<>≤≥]|up ?to|less than|more than|greater than|below|above|at least|max\.?|min\.?|bis|unter|über|<=|>=|=<|=>)\s*${BOUND}|[≤≥<>]\s*or\s*=\s*${BOUND})`,
);

/** The text in which the patterns are searched: one spelling for each symbol, lower case. */
export const plainForm = (text: string): string => normalText(text).toLowerCase();

const lengthOf = (form: RegExp, text: string): number => form.exec(text)?.[0].trimEnd().length ?? 0;

/** Each returns how many characters at the start of a `plainForm` text match; 0 for none. */
export const startsWithUnit = (text: string): number => lengthOf(UNIT, text);
export const startsWithValue = (text: string): number => lengthOf(VALUE, text);
export const startsWithFinding = (text: string): number => lengthOf(FINDING, text);
export const startsWithFlag = (text: string): number => lengthOf(FLAG, text);
export const startsWithRange = (text: string): number => lengthOf(RANGE, text);

/** The meaning of a laboratory's mark on a value. */
export function flagSays(text: string): 'Low' | 'High' | 'Normal' | 'outside' | null {
  const plain = plainForm(text).replaceAll(/[()[\]\s]/g, '');
  if (plain === '') return null;
  if (/^(?:h{1,2}\*?|high|hoch|alto|élevé|above(?:range)?|[↑▲]+|\+{1,2})$/.test(plain)) return 'High';
  if (/^(?:l{1,2}\*?|low|niedrig|bajo|bas|below(?:range)?|[↓▼]+|-{1,2})$/.test(plain)) return 'Low';
  if (/^(?:n|normal|withinrange|inrange|→)$/.test(plain)) return 'Normal';
  return 'outside';
}
