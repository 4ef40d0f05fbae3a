/** A quoted SQL identifier. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** The columns of the fields that every stored record has. */
export const SYSTEM_COLUMNS: ReadonlyMap<string, string> = new Map([
  ['$id', '_id'],
  ['$sequence', '_seq'],
  ['$createdAt', '_created'],
  ['$updatedAt', '_updated'],
]);
