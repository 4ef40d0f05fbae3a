const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6];

/** Replaces Arabic, Persian, Hindi and Bengali digits by Latin ones. */
export const latinDigits = (text: string): string =>
  [...text]
    .map((char) => {
      const code = char.codePointAt(0) ?? 0;
      const zero = zeros.find((first) => code >= first && code < first + 10);
      return zero === undefined ? char : String(code - zero);
    })
    .join('');

/**
 * Removes invisible direction marks, which are often copied along with a number. Overrides that reverse characters stay, because
 * such a text does not read as it looks.
 */
export const withoutDirections = (text: string): string =>
  text.replaceAll(/[\u061c\u200e\u200f\u202a-\u202c\u2066-\u2069]/g, '');

/**
 * A code without what people add when they type or paste it: spaces, hyphens, capitals, direction marks and the digits
 * of their language.
 */
export const typedCode = (text: string): string =>
  latinDigits(withoutDirections(text)).replaceAll(/[\s-]/g, '').toLowerCase();
