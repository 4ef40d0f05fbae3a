import { atMost } from '@/db/at-most.ts';
import type { LocalCollectionName } from '@/model/local-collection.ts';
import type { Fetching } from './sync-status.ts';

/** A collection that is not answered for so long holds up the others no longer. */
const PATIENCE_MS = 3_000;
/** A page that is never idle, or that sleeps, holds up what is older for so long. */
const IDLE_PATIENCE_MS = 1_500;

/** How far the fetching is of what takes several pages, and who comes first: the newest of all, then the rest of each. */
export class PullProgress {
  readonly #awaited: Set<LocalCollectionName>;
  readonly #kinds = new Map<string, Fetching>();
  #allHere = () => {};
  readonly #newestAreHere = new Promise<void>((resolve) => (this.#allHere = resolve));

  constructor(
    names: readonly LocalCollectionName[],
    private readonly told: (fetching: Fetching | null) => void,
    /** Fulfilled when whoever looks at this phone would not notice some work; at once where nobody looks. */
    private readonly isIdle: () => Promise<void> = async () => {},
  ) {
    this.#awaited = new Set(names);
  }

  /** The first answers of this collection are here. */
  arrived(name: LocalCollectionName): void {
    this.#awaited.delete(name);
    if (this.#awaited.size === 0) this.#allHere();
  }

  /** Fulfilled when the rest may be fetched: the first answers of all collections are here, and the page is idle. */
  async turn(): Promise<void> {
    if (this.#awaited.size > 0) await atMost(PATIENCE_MS, this.#newestAreHere);
    await atMost(IDLE_PATIENCE_MS, this.isIdle());
  }

  /** More records of a kind have come, and there are more. @returns how many have come by now */
  fetched(kind: string, rows: number): number {
    const { done = 0, total = null } = this.#kinds.get(kind) ?? {};
    this.#set(kind, { done: done + rows, total });
    return done + rows;
  }

  isCounted(kind: string): boolean {
    return this.#kinds.get(kind)?.total !== null;
  }

  /** The server says how many there are; nobody waits for it if everything has come meanwhile. */
  counted(kind: string, total: number): void {
    const { done } = this.#kinds.get(kind) ?? {};
    if (done !== undefined) this.#set(kind, { done, total: Math.max(done, total) });
  }

  /** All of a kind have come. */
  end(kind: string): void {
    if (this.#kinds.delete(kind)) this.told(this.#all());
  }

  #set(kind: string, fetching: Fetching): void {
    this.#kinds.set(kind, fetching);
    this.told(this.#all());
  }

  #all(): Fetching | null {
    const all = [...this.#kinds.values()];
    if (all.length === 0) return null;
    return {
      done: all.reduce((sum, { done }) => sum + done, 0),
      total: all.reduce<number | null>((sum, { total }) => (sum === null || total === null ? null : sum + total), 0),
    };
  }
}
