import { toInstant } from '@/model/instant.ts';
import type { SyncRecords } from './sync-records.ts';

const DAY_MS = 24 * 60 * 60_000;
/** How often the phone notes that it is in step with the server. */
const NOTE_MS = 10 * 60_000;

/**
 * What this phone knows of the server's past: when it was last in step, up to which time of the server its history was
 * unbroken, and whether it has a break since. A break means that both sides are compared, see reconcile.
 */
export class Soundness {
  #awayMs: number | null = null;
  #soundUntil: string | null = null;
  #isSuspect = false;
  #reconciledAt = 0;
  #notedAt = -Infinity;
  #contactAt: string | null = null;
  readonly #saidGone = new Set<string>();

  constructor(private readonly records: Pick<SyncRecords, 'fact' | 'note'>) {}

  async begin(): Promise<void> {
    this.#soundUntil = await this.records.fact('soundUntil');
    this.#isSuspect = (await this.records.fact('suspect')) === 'yes';
    this.#contactAt = await this.records.fact('contactAt');
    this.#awayMs = this.#contactAt === null ? null : Math.max(0, Date.now() - Date.parse(this.#contactAt));
    const reconciledAt = await this.records.fact('reconciledAt');
    // A phone that has just pulled everything has nothing to compare.
    if (reconciledAt === null) await this.reconciled();
    else this.#reconciledAt = Date.parse(reconciledAt);
  }

  get awayMs(): number | null {
    return this.#awayMs;
  }

  get soundUntil(): string | null {
    return this.#soundUntil;
  }

  isSaidGone = (id: string): boolean => this.#saidGone.has(id);

  /** Once a day, and when the server's history has a break. A clock set back does not stop it. */
  get isDue(): boolean {
    return this.#isSuspect || Math.abs(Date.now() - this.#reconciledAt) > DAY_MS;
  }

  /** The last that was read at this time of the server is still there. */
  sound(latest: string): void {
    if (!this.#isSuspect && (this.#soundUntil === null || latest > this.#soundUntil)) this.#soundUntil = latest;
  }

  /** The last that was read is gone, and no tombstone says why. Nothing younger counts as known before. */
  async suspect(): Promise<void> {
    if (this.#isSuspect) return;
    this.#isSuspect = true;
    await this.#keep();
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
    await this.#keep();
    await this.records.note('contactAt', toInstant(Date.now()));
  }

  async reconciled(): Promise<void> {
    this.#reconciledAt = Date.now();
    this.#isSuspect = false;
    this.#awayMs = 0;
    this.#saidGone.clear();
    await this.records.note('suspect', 'no');
    await this.records.note('reconciledAt', toInstant(this.#reconciledAt));
  }

  async #keep(): Promise<void> {
    if (this.#soundUntil !== null) await this.records.note('soundUntil', this.#soundUntil);
  }
}
