import { latinDigits, withoutDirections } from '@/platform/latin-digits.ts';

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&le;': '≤',
  '&ge;': '≥',
  '&amp;': '&',
  '&nbsp;': ' ',
  '&ndash;': '-',
  '&mdash;': '-',
  '&micro;': 'µ',
};

/** A printed range or value with one spelling for each symbol (clinical rules 6.5, step 2). */
export const normalText = (text: string): string =>
  latinDigits(withoutDirections(text))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replaceAll(/&\w+;/g, (entity) => entities[entity.toLowerCase()] ?? entity)
    // Superscript digits would be read as part of the number before them.
    .replaceAll(/10([⁰¹²³⁴-⁹]+)/g, '10^$1')
    .normalize('NFKC')
    .replaceAll(/[\u2212\u2010-\u2015]/g, '-')
    .replaceAll('μ', 'µ')
    .replaceAll(/=\s*<|<\s*=/g, '≤')
    .replaceAll(/=\s*>|>\s*=/g, '≥')
    .replaceAll(/[⩽≦]/g, '≤')
    .replaceAll(/[⩾≧]/g, '≥')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The powers, areas and hours of a unit are not numbers of the range (step 4). */
export const withoutUnitNumbers = (text: string): string =>
  text
    .replaceAll(
      /(?:[x×*]\s*10\s*(?:\^|\*{1,2}|e)?|(?<![\d.,])10\s*(?:\^|\*{1,2}|e))\s*\d{1,2}(?:\s*\/\s*(?:l|ul|µl|mcl|ml|dl|mm\^?3?|cu?\.?\s?mm)(?![a-z]))?/gi,
      ' ',
    )
    .replaceAll(/\/\s*1[.,]73\s*m2?\b/gi, ' ')
    .replaceAll(/\/\s*mm\^?3\b/gi, ' /cells ')
    .replaceAll(/\/\s*24\s*(?:h|hr|hrs|hours?|std)\b/gi, ' ')
    .replaceAll(/\b24\s*(?:h|hr|hrs|hours?)\b/gi, ' ');

/**
 * A unit that counts single cells in a volume: only there can a dot be a thousands separator (step 9). Thousands and
 * millions of cells, and weights in a volume, have decimals.
 */
export const countsCells = (text: string): boolean =>
  /(?:(?<![a-zµ%]\s?|^10[36])|(?<![a-z])c[eé]l\w*\.?\s?)\/\s*(?:cells|c\.?u?\.?\s?mm|µl|ul|mcl|mm3?)(?![a-z])/i.test(
    text,
  );
