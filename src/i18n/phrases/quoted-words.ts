import type { IntlShape } from 'react-intl';

/** Isolates a text of any direction: FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE. */
const isolated = (text: string) => `\u2068${text}\u2069`;

/** What a person wrote, as a list of quotes. Each keeps its own direction, and the list has that of the sentence. */
export const quotedWords = (intl: IntlShape, quotes: readonly string[]): string =>
  intl.formatList(
    quotes.map((quote) => isolated(`“${quote}”`)),
    { type: 'conjunction' },
  );
