import { createHash } from 'node:crypto';
import { DAY_MS } from '../../../src/model/time/durations.ts';
import { Random } from './random.ts';

interface Timer {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
  readonly every?: number;
}

/** What may stand still or die. */
interface Realm {
  readonly isDead: boolean;
  readonly frozenUntil: number;
}

/** Where every run begins. */
export const WORLD_BEGINS = Date.UTC(2026, 10, 1, 8);
const RealDate = Date;
const realImmediate = globalThis.setImmediate;

/** After everything that can go on without time passing has gone on. */
const quiet = () => new Promise<void>((resolve) => process.nextTick(resolve));

/**
 * The only clock of this realm: it stands still while anything can go on, then jumps to the next timer.
 * Timers, `Date`, `performance.now`, random numbers and ids are its own, so that a run is the same every time.
 */
class VirtualTime {
  /** Milliseconds since the world began; never set back. */
  now = 0;
  /** How wrong the phones' clocks are at the moment. */
  wallError = 0;
  #timers = new Map<number, Timer>();
  #order = 0;
  #random = new Random(0);
  #held = 0;
  #realm: Realm | undefined;

  get wall(): number {
    return WORLD_BEGINS + Math.floor(this.now) + this.wallError;
  }

  begin(seed: number): void {
    this.#timers.clear();
    // RxDB's own clock never goes back within a realm: every run begins where no run has been.
    this.now = Math.ceil(this.now / DAY_MS + 400) * DAY_MS;
    this.wallError = 0;
    this.#random = Random.for(seed, 'ids');
  }

  add(run: () => void, after: number, every?: number): number {
    const order = (this.#order += 1);
    const realm = this.#realm;
    const runs = realm ? () => this.#runIn(realm, run) : run;
    this.#timers.set(order, { at: this.now + Math.max(0, after), order, run: runs, every });
    return order;
  }

  /** Timers that `begin` sets stand still while this realm does. */
  of(realm: Realm, begin: () => void): void {
    this.#realm = realm;
    begin();
    this.#realm = undefined;
  }

  #runIn(realm: Realm, run: () => void): void {
    if (!realm.isDead && realm.frozenUntil <= this.now) run();
  }

  drop(id: unknown): void {
    this.#timers.delete(Number(id));
  }

  /** The clock stands still until real work, a server's for example, is done; what is due already goes on. */
  async hold<T>(work: Promise<T>): Promise<T> {
    this.#held += 1;
    try {
      return await work;
    } finally {
      this.#held -= 1;
    }
  }

  /** Lets real work be done between two moments of the world. */
  async through<T>(work: Promise<T>): Promise<T> {
    const held = this.hold(work);
    held.catch(() => undefined);
    await this.run(0);
    return held;
  }

  random(): number {
    return this.#random.next();
  }

  /** Lets the world go on for so many milliseconds, or until `isUploaded` between two timers. */
  async run(ms: number, isOver: () => boolean = () => false): Promise<void> {
    const end = this.now + ms;
    await quiet();
    while (!isOver()) {
      const next = this.#next();
      if (this.#held > 0 && !(next && next.at <= this.now)) {
        await new Promise<void>((resolve) => void realImmediate(resolve));
        continue;
      }
      if (!next || next.at > end) break;
      this.now = Math.max(this.now, next.at);
      this.#timers.delete(next.order);
      if (next.every !== undefined) this.#timers.set(next.order, { ...next, at: this.now + next.every });
      next.run();
      await quiet();
    }
    if (!isOver()) this.now = end;
  }

  #next(): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of this.#timers.values())
      if (!first || timer.at < first.at || (timer.at === first.at && timer.order < first.order)) first = timer;
    return first;
  }
}

export const time = new VirtualTime();

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => void time.add(resolve, ms));

class VirtualDate extends RealDate {
  constructor(...given: unknown[]) {
    super(...((given.length === 0 ? [time.wall] : given) as [number]));
  }
  static override now = () => time.wall;
}

type Run = (...given: unknown[]) => void;

Object.assign(globalThis, {
  Date: VirtualDate,
  setTimeout: (run: Run, ms = 0, ...given: unknown[]) => time.add(() => run(...given), ms),
  setInterval: (run: Run, ms = 0, ...given: unknown[]) => time.add(() => run(...given), ms, Math.max(1, ms)),
  setImmediate: (run: Run, ...given: unknown[]) => time.add(() => run(...given), 0),
  clearTimeout: (id: unknown) => time.drop(id),
  clearInterval: (id: unknown) => time.drop(id),
  clearImmediate: (id: unknown) => time.drop(id),
});
Math.random = () => time.random();
Object.defineProperty(performance, 'now', { value: () => time.now });
Object.defineProperty(crypto, 'randomUUID', {
  value: () => {
    const digits = () =>
      Math.floor(time.random() * 2 ** 32)
        .toString(16)
        .padStart(8, '0');
    return `${digits()}-${digits().slice(0, 4)}-4${digits().slice(0, 3)}-8${digits().slice(0, 3)}-${digits()}${digits().slice(0, 4)}`;
  },
});
// Done by a thread of its own it would end at a time of its own.
Object.defineProperty(crypto.subtle, 'digest', {
  value: (_: string, data: Uint8Array) =>
    Promise.resolve(new Uint8Array(createHash('sha256').update(new Uint8Array(data)).digest()).buffer),
});
