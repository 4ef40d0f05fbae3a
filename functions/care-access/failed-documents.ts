import type { OnFailure } from './failures.ts';
import { PAGE } from './remote.ts';

/** As many ids as fit into what a function remembers. */
const MOST_FAILED = 400;

/** By collection, the ids of documents that could not be set right. */
export type Failed = Readonly<Record<string, readonly string[]>>;

/** What could not be set right: each sweep tries it again, and passes over it only because it is remembered here. */
export class FailedDocuments {
  private readonly before: Failed;
  private readonly ids = new Map<string, Set<string>>();
  /** How many more could not even be remembered. */
  lost = 0;

  constructor(
    before: Failed,
    private readonly report: OnFailure,
  ) {
    // Read from what was stored: what is no list there must not end every sweep.
    this.before = Object.fromEntries(Object.entries(before).filter(([, ids]) => Array.isArray(ids)));
    for (const [collection, ids] of Object.entries(this.before)) this.ids.set(collection, new Set(ids));
  }

  /** At most a page of this collection, taken out: it is added again if it fails again. */
  take(collection: string): string[] {
    const ids = this.ids.get(collection) ?? new Set();
    const taken = [...ids].slice(0, PAGE);
    for (const id of taken) ids.delete(id);
    return taken;
  }

  add(collection: string, ids: readonly string[]): void {
    this.ids.set(collection, new Set([...(this.ids.get(collection) ?? []), ...ids]));
  }

  /** Those that have failed before are not reported again. */
  onFailure(collection: string): OnFailure {
    return (id, error) => {
      if (this.ids.get(collection)?.has(id) || this.count < MOST_FAILED) this.add(collection, [id]);
      else this.lost++;
      if (!this.before[collection]?.includes(id)) this.report(`${collection} ${id}`, error);
    };
  }

  private get count(): number {
    return [...this.ids.values()].reduce((sum, { size }) => sum + size, 0);
  }

  toJSON(): Failed {
    return Object.fromEntries([...this.ids].filter(([, { size }]) => size > 0).map(([name, ids]) => [name, [...ids]]));
  }
}
