/** Control characters, and marks that change the text direction of what follows. */
const HIDDEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const asLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/**
 * A name that is safe to show to others: one line, trimmed, without invisible characters that change the text around
 * it.
 */
export const plainName = (name: unknown): string =>
  typeof name === 'string' ? asLine(asLine(name).replaceAll(HIDDEN, '')) : '';
