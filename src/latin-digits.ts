const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6];

/** What somebody typed, with its Arabic, Persian, Hindi or Bengali digits as Latin ones. */
export const latinDigits = (typed: string): string =>
  [...typed]
    .map((sign) => {
      const code = sign.codePointAt(0) ?? 0;
      const zero = zeros.find((first) => code >= first && code < first + 10);
      return zero === undefined ? sign : String(code - zero);
    })
    .join('');

/**
 * Without the unseen marks that say where Arabic words run: they are copied along with the number between them. What turns
 * signs around stays, since such a text is not read as it is seen.
 */
export const withoutDirections = (typed: string): string =>
  typed.replaceAll(/[\u061c\u200e\u200f\u202a-\u202c\u2066-\u2069]/g, '');
