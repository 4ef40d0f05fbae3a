import { DAY_MS } from '@/model/time/durations.ts';
import { toInstant } from '@/model/time/instant.ts';
import type { SyncRecords } from '@/sync/records/sync-records.ts';

/** How often the time of the last successful sync is stored. */
const SAVE_CONTACT_MS = 10 * 60_000;

/**
 * What this device has stored about the server's history: when it was last in sync, up to which server time both sides
 * were compared, and whether records have disappeared since without a tombstone. If they have, both sides are compared
 * again, see reconcile.ts.
 */
export class ServerHistory {
  #sinceInSyncMs: number | null = null;
  #seenUntil: string | null = null;
  #comparedUntil: string | null = null;
  #isSuspect = false;
  /** Reasons to distrust the history, found since the last comparison began. */
  #openSuspicions = new Set<string>();
  /** Reasons that a comparison has already covered. */
  readonly #clearedSuspicions = new Set<string>();
  #reconciledAt = 0;
  #contactSavedAt = -Infinity;
  #contactAt: string | null = null;
  readonly #reportedDeleted = new Set<string>();

  constructor(private readonly records: Pick<SyncRecords, 'fact' | 'saveFact'>) {}

  async load(): Promise<void> {
    this.#comparedUntil = await this.records.fact('comparedUntil');
    this.#isSuspect = (await this.records.fact('suspect')) === 'yes';
    this.#contactAt = await this.records.fact('contactAt');
    this.#sinceInSyncMs = this.#contactAt === null ? null : Math.max(0, Date.now() - Date.parse(this.#contactAt));
    const reconciledAt = await this.records.fact('reconciledAt');
    // A device that syncs for the first time has nothing to compare.
    if (reconciledAt === null) await this.beginComparison()();
    else this.#reconciledAt = Date.parse(reconciledAt);
  }

  get sinceInSyncMs(): number | null {
    return this.#sinceInSyncMs;
  }

  /** At the last comparison, everything that the server had written until this instant was present. */
  get comparedUntil(): string | null {
    return this.#comparedUntil;
  }

  isReportedDeleted = (id: string): boolean => this.#reportedDeleted.has(id);

  /** Once a day, and when the history looks broken. The absolute difference also covers a clock that was set back. */
  get isDue(): boolean {
    return this.#isSuspect || Math.abs(Date.now() - this.#reconciledAt) > DAY_MS;
  }

  /** A pull has read documents up to this `$updatedAt`. */
  noteSeen(latest: string): void {
    if (this.#seenUntil === null || latest > this.#seenUntil) this.#seenUntil = latest;
  }

  /**
   * A document that was read before is missing without a tombstone. `reason` identifies it; the same reason triggers
   * only one comparison.
   */
  async suspect(reason: string): Promise<void> {
    if (this.#clearedSuspicions.has(reason)) return;
    this.#openSuspicions.add(reason);
    if (this.#isSuspect) return;
    this.#isSuspect = true;
    await this.records.saveFact('suspect', 'yes');
  }

  /** The server reported this record as deleted. */
  noteDeleted(id: string): void {
    this.#reportedDeleted.add(id);
  }

  /** Stores that everything is in sync now; skipped while a comparison is due. */
  async noteInSync(): Promise<void> {
    if (this.isDue || performance.now() - this.#contactSavedAt < SAVE_CONTACT_MS) return;
    this.#contactSavedAt = performance.now();
    await this.records.saveFact('contactAt', toInstant(Date.now()));
  }

  /**
   * Starts a comparison of both sides. What is learnt while it runs counts for the next one.
   * @returns a function to call at its end; a comparison that does not finish stays due
   */
  beginComparison(): () => Promise<void> {
    const [at, until, reportedDeleted, answered] = [
      Date.now(),
      this.#seenUntil,
      [...this.#reportedDeleted],
      this.#openSuspicions,
    ];
    this.#openSuspicions = new Set();
    return async () => {
      this.#reconciledAt = at;
      for (const reason of answered) this.#clearedSuspicions.add(reason);
      this.#openSuspicions = new Set([...this.#openSuspicions].filter((reason) => !answered.has(reason)));
      this.#isSuspect = this.#openSuspicions.size > 0;
      this.#sinceInSyncMs = 0;
      for (const id of reportedDeleted) this.#reportedDeleted.delete(id);
      if (until !== null) await this.#saveComparedUntil(until);
      await this.records.saveFact('suspect', this.#isSuspect ? 'yes' : 'no');
      await this.records.saveFact('reconciledAt', toInstant(at));
    };
  }

  async #saveComparedUntil(until: string): Promise<void> {
    this.#comparedUntil = until;
    await this.records.saveFact('comparedUntil', until);
  }
}
