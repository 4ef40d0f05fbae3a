/** Gives each of these people the key of the row that shows her. */
export type RowSlots = (ids: readonly string[], question: string) => readonly number[];

/**
 * Keys for the rows on the screen. Whoever stays keeps her row. What a letter finds takes over the rows of those whom it
 * does not: to write other words into a row costs less than to make one. While nothing is typed nobody gets the row of
 * another, on whose button somebody may just be pressing.
 */
export function rowSlots(): RowSlots {
  let held = new Map<string, number>();
  let asked = '';
  let made = 0;
  return (ids, question) => {
    const wanted = new Set(ids);
    const free = question === asked ? [] : [...held].filter(([id]) => !wanted.has(id)).map(([, key]) => key);
    asked = question;
    held = new Map(ids.map((id) => [id, held.get(id) ?? free.shift() ?? (made += 1)]));
    return ids.map((id) => held.get(id) ?? 0);
  };
}
