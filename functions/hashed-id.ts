import { createHash } from 'node:crypto';

/** The id of a document whose name must not stand in it, or is longer than an id may be. */
export const hashedId = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('/')).digest('hex').slice(0, 36);
