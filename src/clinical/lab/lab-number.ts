import { countsCells, normalText, withoutUnitNumbers } from './normal-text.ts';

/** How the numbers of one printed row are written (clinical rules 6.5, step 9). */
export interface NumberStyle {
  /** The row shows a decimal comma, so `1,234` has decimals too. */
  readonly hasDecimalComma: boolean;
  /** A dot before three digits parts thousands: only of cells in a volume. */
  readonly hasDotThousands: boolean;
}

/** What a row prints that tells how its numbers are written; each part may be missing. */
export interface PrintedNumbers {
  readonly value?: string | number | null | undefined;
  readonly unit?: string | null | undefined;
  readonly referenceRange?: string | null | undefined;
}

/** A number as printed: groups of thousands by comma, space or dot, or plain digits, with or without decimals. */
export const NUMBER = String.raw`(?:\d{1,3}(?: \d{3})+(?:[.,]\d+)?(?!\d)|\d{1,3}(?:,\d{2,3})+(?:\.\d+)?(?!\d)|\d{1,3}(?:\.\d{3})+(?:,\d+)?(?!\d)|\d+(?:[.,]\d+)?|[.,]\d+)`;

const textsOf = ({ value, unit, referenceRange }: PrintedNumbers): string[] =>
  // A number that is none of a printed text says nothing of how the row is written.
  [typeof value === 'string' ? value : '', referenceRange ?? '', unit ?? ''].map((text) =>
    withoutUnitNumbers(normalText(text)),
  );
const numbersOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.match(new RegExp(NUMBER, 'g')) ?? []);

/** Three digits behind a single comma are thousands unless another number has one, two or more than three. */
const isDecimalComma = (number: string) => /^\d+,(?:\d{1,2}|\d{4,})$|^0?,\d+$|\.\d{3},\d+$/.test(number);
/** A comma behind which nothing but thousands can be, or a dot that can part nothing but decimals. */
const isOtherwise = (number: string) =>
  /^\d{1,3}(?:,\d{2,3}){2,}|,\d{3}\.\d+$|^[\d,]*\.(?:\d{1,2}|\d{4,})$|^0?\.\d+$/.test(number);

/** One style for all numbers of a row: a laboratory does not write its range in another way than its value. */
export function styleOfRow(row: PrintedNumbers): NumberStyle {
  const texts = textsOf(row);
  return { hasDecimalComma: numbersOf(texts).some(isDecimalComma), hasDotThousands: texts.some(countsCells) };
}

/** Could a number of this row be a thousand times as much, or as little, as the rules read it? */
export function isStyleInDoubt(row: PrintedNumbers): boolean {
  const texts = textsOf(row);
  const numbers = numbersOf(texts);
  const [hasComma, hasOther] = [numbers.some(isDecimalComma), numbers.some(isOtherwise)];
  // Cells that are counted one by one have no decimals.
  if (texts.some(countsCells)) return hasComma && numbers.some((number) => /^\d{1,3}[.,]\d{3}$/.test(number));
  return numbers.some(
    (number) =>
      (/^[1-9]\d{0,2},\d{3}$/.test(number) && hasComma === hasOther) ||
      (/^[1-9]\d{0,2}\.\d{3}$/.test(number) && hasComma),
  );
}

const INDIAN = /^\d{1,3}(?:,\d{2})*,\d{3}(?:\.\d+)?$/;

/** The value of one printed number, or null. */
export function readNumber(text: string, { hasDecimalComma, hasDotThousands }: NumberStyle): number | null {
  const digits = text.replaceAll(' ', '');
  let plain = digits;
  if (/^\d{1,3}(?:\.\d{3})+,\d+$/.test(digits)) plain = digits.replaceAll('.', '').replace(',', '.');
  else if (hasDotThousands && /^\d{1,3}(?:\.\d{3})+$/.test(digits)) plain = digits.replaceAll('.', '');
  else if (/^[\d]*,\d+$/.test(digits) && (hasDecimalComma || !/^[1-9]\d{0,2},\d{3}$/.test(digits)))
    plain = digits.replace(',', '.');
  else if (INDIAN.test(digits)) plain = digits.replaceAll(',', '');
  const value = Number(plain);
  return plain !== '' && Number.isFinite(value) ? value : null;
}
