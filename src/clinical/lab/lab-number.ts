/** How the numbers of one printed text are written (clinical rules 6.5, step 9). */
export interface NumberStyle {
  /** The same text shows a decimal comma, so `1,234` has decimals too. */
  readonly hasDecimalComma: boolean;
  /** A dot before three digits parts thousands: only of cells in a volume. */
  readonly hasDotThousands: boolean;
}

/** A number as printed: groups of thousands by comma, space or dot, or plain digits, with or without decimals. */
export const NUMBER = String.raw`(?:\d{1,3}(?: \d{3})+(?:[.,]\d+)?(?!\d)|\d{1,3}(?:,\d{2,3})+(?:\.\d+)?|\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?|[.,]\d+)`;

/** @param isOfCells see `countsCells` */
export function styleOf(text: string, isOfCells: boolean): NumberStyle {
  const numbers = text.match(new RegExp(NUMBER, 'g')) ?? [];
  return {
    // Three digits behind a single comma are thousands unless another number here has one or two.
    hasDecimalComma: numbers.some((number) => /^\d+,(?:\d{1,2}|\d{4,})$/.test(number)),
    hasDotThousands: isOfCells,
  };
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
