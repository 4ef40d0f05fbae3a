const MAX_COUNTS = 2000;
/** Stands for every reader, when a collection is read without regard to the permissions of its documents. */
export const EVERY_ROLE = '*';

/**
 * Totals of lists, kept until a document that one of the reader's roles may read appears, changes or goes.
 */
export class CountCache {
  private readonly versions = new Map<string, number>();
  private readonly counts = new Map<string, { version: number; count: number }>();

  /** A document with these readers was written. */
  touch(roles: readonly string[]): void {
    for (const role of [EVERY_ROLE, ...roles]) this.versions.set(role, (this.versions.get(role) ?? 0) + 1);
  }

  count(key: string, roles: readonly string[], compute: () => number): number {
    // Versions only grow, so an equal sum means that none of them moved.
    const version = roles.reduce((sum, role) => sum + (this.versions.get(role) ?? 0), 0);
    const known = this.counts.get(key);
    if (known?.version === version) return known.count;
    const count = compute();
    this.counts.delete(key);
    this.counts.set(key, { version, count });
    const oldest = this.counts.keys().next().value;
    if (this.counts.size > MAX_COUNTS && oldest !== undefined) this.counts.delete(oldest);
    return count;
  }
}
