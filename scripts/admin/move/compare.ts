import { createHash } from 'node:crypto';

/** One side of a comparison: digests by id. */
export type Side = ReadonlyMap<string, string>;

export interface Comparison {
  readonly name: string;
  readonly here: Sum;
  readonly there: Sum;
  /** Ids, in order. */
  readonly missing: readonly string[];
  readonly different: readonly string[];
  /** In the project only. */
  readonly extra: readonly string[];
}

interface Sum {
  readonly count: number;
  /** SHA-256 over all ids and digests in the order of the ids; its first 12 hexadecimal digits. */
  readonly checksum: string;
}

function sumOf(side: Side): Sum {
  const hash = createHash('sha256');
  for (const id of [...side.keys()].toSorted()) hash.update(`${id} ${side.get(id)}\n`);
  return { count: side.size, checksum: hash.digest('hex').slice(0, 12) };
}

export function compareSides(name: string, here: Side, there: Side): Comparison {
  const ids = [...here.keys()].toSorted();
  return {
    name,
    here: sumOf(here),
    there: sumOf(there),
    missing: ids.filter((id) => !there.has(id)),
    different: ids.filter((id) => there.has(id) && there.get(id) !== here.get(id)),
    extra: [...there.keys()].filter((id) => !here.has(id)).toSorted(),
  };
}

export const isEqual = ({ missing, different, extra }: Comparison): boolean =>
  missing.length + different.length + extra.length === 0;

const MAX_NAMED = 5;

function named(what: string, ids: readonly string[]): string[] {
  if (ids.length === 0) return [];
  const more = ids.length > MAX_NAMED ? ` and ${ids.length - MAX_NAMED} more` : '';
  return [`    ${what} (${ids.length}): ${ids.slice(0, MAX_NAMED).join(', ')}${more}`];
}

/** A table with one line for each comparison, and below it the ids of what differs. */
export function describeComparisons(comparisons: readonly Comparison[]): string[] {
  const cells = comparisons.map((one) => [
    one.name,
    String(one.here.count),
    one.here.checksum,
    String(one.there.count),
    one.there.checksum,
    isEqual(one) ? 'same' : 'DIFFERENT',
  ]);
  const rows = [['', 'here', 'checksum', 'there', 'checksum', ''], ...cells];
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  const lines = rows.map((row) =>
    row.map((cell, i) => (i === 1 || i === 3 ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0))).join('  '),
  );
  const details = comparisons
    .filter((one) => !isEqual(one))
    .flatMap(({ name, missing, different, extra }) => [
      `  ${name}`,
      ...named('not in the project', missing),
      ...named('different', different),
      ...named('only in the project', extra),
    ]);
  return [...lines.map((line) => `  ${line.trimEnd()}`), ...details];
}
