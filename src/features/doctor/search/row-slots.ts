/** Returns a React key for each of these patient ids. */
export type RowKeys = (ids: readonly string[], searchText: string) => readonly number[];

/**
 * React keys for result rows. When the search text changes, new results reuse the existing rows in order: updating the
 * text of a row is cheaper than creating or moving one. While the search text stays the same, each patient keeps her
 * row, because the user may be about to press it.
 */
export function createRowKeys(): RowKeys {
  let keyOf = new Map<string, number>();
  let lastText = '';
  let keyCount = 0;
  return (ids, searchText) => {
    const isNewSearch = searchText !== lastText;
    const free = isNewSearch ? [...keyOf.values()] : [];
    lastText = searchText;
    keyOf = new Map(
      ids.map((id) => [id, (isNewSearch ? undefined : keyOf.get(id)) ?? free.shift() ?? (keyCount += 1)]),
    );
    return ids.map((id) => keyOf.get(id) ?? 0);
  };
}
