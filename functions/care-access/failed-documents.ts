import type { OnFailure } from './failures.ts';
import { PAGE } from './remote.ts';

/** The stored value of a function has room for about this many ids. */
const MAX_FAILED = 400;

/** By collection, the ids of the documents that could not be corrected. */
export type Failed = Readonly<Record<string, readonly string[]>>;

/**
 * Documents that could not be corrected. The checkpoint moves past them only because they are stored here; each sweep
 * retries them.
 */
export class FailedDocuments {
  private readonly previous: Failed;
  private readonly ids = new Map<string, Set<string>>();
  /** How many failed documents did not fit into the list. */
  lost = 0;

  constructor(
    previous: Failed,
    private readonly report: OnFailure,
  ) {
    // This is stored data: ignore entries that are not lists, or one bad entry would break every sweep.
    this.previous = Object.fromEntries(Object.entries(previous).filter(([, ids]) => Array.isArray(ids)));
    for (const [collection, ids] of Object.entries(this.previous)) this.ids.set(collection, new Set(ids));
  }

  /** Removes and returns at most one page of ids of this collection. An id that fails again is added again. */
  take(collection: string): string[] {
    const ids = this.ids.get(collection) ?? new Set();
    const taken = [...ids].slice(0, PAGE);
    for (const id of taken) ids.delete(id);
    return taken;
  }

  add(collection: string, ids: readonly string[]): void {
    this.ids.set(collection, new Set([...(this.ids.get(collection) ?? []), ...ids]));
  }

  /** Returns a callback that stores a failure. It reports only documents that did not fail in an earlier sweep. */
  onFailure(collection: string): OnFailure {
    return (id, error) => {
      if (this.ids.get(collection)?.has(id) || this.count < MAX_FAILED) this.add(collection, [id]);
      else this.lost++;
      if (!this.previous[collection]?.includes(id)) this.report(`${collection} ${id}`, error);
    };
  }

  private get count(): number {
    return [...this.ids.values()].reduce((sum, { size }) => sum + size, 0);
  }

  toJSON(): Failed {
    return Object.fromEntries([...this.ids].filter(([, { size }]) => size > 0).map(([name, ids]) => [name, [...ids]]));
  }
}
