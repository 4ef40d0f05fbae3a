/** Controls, and marks that turn the direction of what stands behind them. */
const HIDDEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const asLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** A name as others may see it: one line, trimmed, nothing in it that cannot be seen and changes what stands around it. */
export const plainName = (name: unknown): string =>
  typeof name === 'string' ? asLine(asLine(name).replaceAll(HIDDEN, '')) : '';
