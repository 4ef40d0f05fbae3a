import { countsCells, normalText, withoutUnitNumbers } from './normal-text.ts';

/** How the numbers of one printed row are written (clinical rules 6.5, step 9). */
export interface NumberStyle {
  /** The row shows a decimal comma, so `1,234` has decimals too. */
  readonly hasDecimalComma: boolean;
  /** A dot before three digits is a thousands separator: only for cells per volume. */
  readonly hasDotThousands: boolean;
}

/** The texts of a row that show how its numbers are written; each may be missing. */
export interface PrintedNumbers {
  readonly value?: string | number | null | undefined;
  readonly unit?: string | null | undefined;
  readonly referenceRange?: string | null | undefined;
}

/** A printed number: thousands grouped by comma, space or dot, or plain digits, with or without decimals. */
export const NUMBER = String.raw`(?:\d{1,3}(?: \d{3})+(?:[.,]\d+)?(?!\d)|\d{1,3}(?:,\d{2,3})+(?:\.\d+)?(?!\d)|\d{1,3}(?:\.\d{3})+(?:,\d+)?(?!\d)|\d+(?:[.,]\d+)?|[.,]\d+)`;

const textsOf = ({ value, unit, referenceRange }: PrintedNumbers): string[] =>
  // A value that is not printed text shows nothing about the number format.
  [typeof value === 'string' ? value : '', referenceRange ?? '', unit ?? ''].map((text) =>
    withoutUnitNumbers(normalText(text)),
  );
const numbersOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.match(new RegExp(NUMBER, 'g')) ?? []);

/** Three digits after a single comma are thousands, unless another number has one, two or more than three. */
const isDecimalComma = (number: string) => /^\d+,(?:\d{1,2}|\d{4,})$|^0?,\d+$|\.\d{3},\d+$/.test(number);
/** A comma that can only separate thousands, or a dot that can only separate decimals. */
const isOtherwise = (number: string) =>
  /^\d{1,3}(?:,\d{2,3}){2,}|,\d{3}\.\d+$|^[\d,]*\.(?:\d{1,2}|\d{4,})$|^0?\.\d+$/.test(number);

/** One format for all numbers of a row: a laboratory writes the range in the same way as the value. */
export function styleOfRow(row: PrintedNumbers): NumberStyle {
  const texts = textsOf(row);
  return { hasDecimalComma: numbersOf(texts).some(isDecimalComma), hasDotThousands: texts.some(countsCells) };
}

/** Whether a number of this row could be a thousand times larger or smaller than the rules read it. */
export function isStyleInDoubt(row: PrintedNumbers): boolean {
  const texts = textsOf(row);
  const numbers = numbersOf(texts);
  const [hasComma, hasOther] = [numbers.some(isDecimalComma), numbers.some(isOtherwise)];
  // Counted cells have no decimals.
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
