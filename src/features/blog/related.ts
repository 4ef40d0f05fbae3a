interface Placed {
  readonly id: string;
  readonly category?: string | null;
  readonly tags?: readonly string[] | null;
  readonly fromWeek?: number | null;
  readonly toWeek?: number | null;
}

/** Pregnancies end before; stands for "and later". */
const LAST_WEEK = 45;

/** Whether it speaks of weeks of pregnancy at all. */
export const hasWeeks = ({ fromWeek, toWeek }: Placed): boolean => fromWeek != null || toWeek != null;

/** Whether an article is meant for a completed week of pregnancy. */
export const isForWeek = (post: Placed, week: number): boolean =>
  hasWeeks(post) && (post.fromWeek ?? 0) <= week && week <= (post.toWeek ?? LAST_WEEK);

/** Weeks that two articles share. */
function sharedWeeks(one: Placed, other: Placed): number {
  if (!hasWeeks(one) || !hasWeeks(other)) return 0;
  const from = Math.max(one.fromWeek ?? 0, other.fromWeek ?? 0);
  const to = Math.min(one.toWeek ?? LAST_WEEK, other.toWeek ?? LAST_WEEK);
  return Math.max(0, to - from + 1);
}

/** How near another article is: first her own week, then shared weeks, tags and the category. */
function nearness(post: Placed, other: Placed, week: number | null): number {
  const isNow = week !== null && isForWeek(other, week) ? 1000 : 0;
  const tags = (other.tags ?? []).filter((tag) => post.tags?.includes(tag)).length;
  const isSameCategory = post.category != null && post.category === other.category;
  return isNow + sharedWeeks(post, other) * 10 + tags * 5 + (isSameCategory ? 3 : 0);
}

/**
 * The articles nearest to one that is being read, the nearest first; none that has nothing in common with it.
 * @param week completed weeks of the reader, null when there are none to go by
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
