import { createHash } from 'node:crypto';

/** A document id of 36 characters from parts that must not be readable in it, or that are too long for an id. */
export const hashedId = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('/')).digest('hex').slice(0, 36);
