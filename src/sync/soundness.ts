import { DAY_MS } from '@/model/durations.ts';
import { toInstant } from '@/model/instant.ts';
import type { SyncRecords } from './sync-records.ts';

/** How often the phone notes that it is in step with the server. */
const NOTE_MS = 10 * 60_000;

/**
 * What this phone knows of the server's past: when it was last in step, up to which time of the server both sides were
 * compared, and whether its history looks broken since. A break means that they are compared anew, see reconcile.
 */
export class Soundness {
  #awayMs: number | null = null;
  #seenUntil: string | null = null;
  #comparedUntil: string | null = null;
  #isSuspect = false;
  /** What looked broken since the last comparison began. */
  #suspicions = new Set<string>();
  /** What a comparison has already answered. */
  readonly #answered = new Set<string>();
  #reconciledAt = 0;
  #notedAt = -Infinity;
  #contactAt: string | null = null;
  readonly #saidGone = new Set<string>();

  constructor(private readonly records: Pick<SyncRecords, 'fact' | 'note'>) {}

  async begin(): Promise<void> {
    this.#comparedUntil = await this.records.fact('comparedUntil');
    this.#isSuspect = (await this.records.fact('suspect')) === 'yes';
    this.#contactAt = await this.records.fact('contactAt');
    this.#awayMs = this.#contactAt === null ? null : Math.max(0, Date.now() - Date.parse(this.#contactAt));
    const reconciledAt = await this.records.fact('reconciledAt');
    // A phone that has just pulled everything has nothing to compare.
    if (reconciledAt === null) await this.beginComparison()();
    else this.#reconciledAt = Date.parse(reconciledAt);
  }

  get awayMs(): number | null {
    return this.#awayMs;
  }

  /** What the server wrote until then was there when both sides were compared last. */
  get comparedUntil(): string | null {
    return this.#comparedUntil;
  }

  isSaidGone = (id: string): boolean => this.#saidGone.has(id);

  /** Once a day, and when the server's history has a break. A clock set back does not stop it. */
  get isDue(): boolean {
    return this.#isSuspect || Math.abs(Date.now() - this.#reconciledAt) > DAY_MS;
  }

  /** A pull has read this time of the server. */
  saw(latest: string): void {
    if (this.#seenUntil === null || latest > this.#seenUntil) this.#seenUntil = latest;
  }

  /** Something that was read is gone, and no tombstone says why. `reason` names it; it is compared for once. */
  async suspect(reason: string): Promise<void> {
    if (this.#answered.has(reason)) return;
    this.#suspicions.add(reason);
    if (this.#isSuspect) return;
    this.#isSuspect = true;
    await this.records.note('suspect', 'yes');
  }

  /** The server itself says that this record was deleted. */
  noteGone(id: string): void {
    this.#saidGone.add(id);
  }

  /** Everything is in step with the server now; not before both sides were compared, if that is due. */
  async inStep(): Promise<void> {
    if (this.isDue || performance.now() - this.#notedAt < NOTE_MS) return;
    this.#notedAt = performance.now();
    await this.records.note('contactAt', toInstant(Date.now()));
  }

  /**
   * A comparison of both sides begins. What is learnt while it lasts belongs to the time after it.
   * @returns to be called at its end; a comparison that does not come to its end stays due
   */
  beginComparison(): () => Promise<void> {
    const [at, until, saidGone, answered] = [Date.now(), this.#seenUntil, [...this.#saidGone], this.#suspicions];
    this.#suspicions = new Set();
    return async () => {
      this.#reconciledAt = at;
      for (const reason of answered) this.#answered.add(reason);
      this.#suspicions = new Set([...this.#suspicions].filter((reason) => !answered.has(reason)));
      this.#isSuspect = this.#suspicions.size > 0;
      this.#awayMs = 0;
      for (const id of saidGone) this.#saidGone.delete(id);
      if (until !== null) await this.#compared(until);
      await this.records.note('suspect', this.#isSuspect ? 'yes' : 'no');
      await this.records.note('reconciledAt', toInstant(at));
    };
  }

  async #compared(until: string): Promise<void> {
    this.#comparedUntil = until;
    await this.records.note('comparedUntil', until);
  }
}
