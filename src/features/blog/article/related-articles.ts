interface Placed {
  readonly id: string;
  readonly category?: string | null;
  readonly tags?: readonly string[] | null;
  readonly fromWeek?: number | null;
  readonly toWeek?: number | null;
}

/** Later than any pregnancy; the upper bound for "and later". */
const LAST_WEEK = 45;

/** Whether the article names weeks of pregnancy. */
export const hasWeeks = ({ fromWeek, toWeek }: Placed): boolean => fromWeek != null || toWeek != null;

/** Whether an article is for this completed week of pregnancy. */
export const isForWeek = (post: Placed, week: number): boolean =>
  hasWeeks(post) && (post.fromWeek ?? 0) <= week && week <= (post.toWeek ?? LAST_WEEK);

/** Number of weeks that two articles share. */
function sharedWeeks(one: Placed, other: Placed): number {
  if (!hasWeeks(one) || !hasWeeks(other)) return 0;
  const from = Math.max(one.fromWeek ?? 0, other.fromWeek ?? 0);
  const to = Math.min(one.toWeek ?? LAST_WEEK, other.toWeek ?? LAST_WEEK);
  return Math.max(0, to - from + 1);
}

/** Similarity of another article: the reader's week first, then shared weeks, tags and category. */
function nearness(post: Placed, other: Placed, week: number | null): number {
  const isNow = week !== null && isForWeek(other, week) ? 1000 : 0;
  const tags = (other.tags ?? []).filter((tag) => post.tags?.includes(tag)).length;
  const isSameCategory = post.category != null && post.category === other.category;
  return isNow + sharedWeeks(post, other) * 10 + tags * 5 + (isSameCategory ? 3 : 0);
}

/**
 * The articles most similar to the one that is shown, best first; articles with nothing in common are left out.
 * @param week completed weeks of the reader, null when unknown or not pregnant
 */
export function relatedTo<T extends Placed>(post: Placed, others: readonly T[], week: number | null, most = 3): T[] {
  return others
    .filter(({ id }) => id !== post.id)
    .map((other) => ({ other, near: nearness(post, other, week) }))
    .filter(({ near }) => near > 0)
    .toSorted((one, another) => another.near - one.near)
    .slice(0, most)
    .map(({ other }) => other);
}
