/** Gives each of these people the key of the row that shows her. */
export type RowSlots = (ids: readonly string[], question: string) => readonly number[];

/**
 * Keys for rows. What a letter finds takes over the rows of what was found before, in their order: to write other words
 * into a row costs less than to make or to move one. While the question stays everybody keeps her row, on which somebody
 * may just be pressing.
 */
export function rowSlots(): RowSlots {
  let held = new Map<string, number>();
  let asked = '';
  let made = 0;
  return (ids, question) => {
    const isAsked = question !== asked;
    const free = isAsked ? [...held.values()] : [];
    asked = question;
    held = new Map(ids.map((id) => [id, (isAsked ? undefined : held.get(id)) ?? free.shift() ?? (made += 1)]));
    return ids.map((id) => held.get(id) ?? 0);
  };
}
