import { createHash } from 'node:crypto';
import { DAY_MS } from '../../../src/model/time/durations.ts';
import { Random } from './random.ts';

interface Timer {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
  readonly every?: number;
}

/** A process that can freeze or die. */
interface Realm {
  readonly isDead: boolean;
  readonly frozenUntil: number;
}

/** The date at which every run starts. */
export const WORLD_BEGINS = Date.UTC(2026, 10, 1, 8);
const RealDate = Date;
const realImmediate = globalThis.setImmediate;

/** Resolves after everything that does not need time to pass. */
const quiet = () => new Promise<void>((resolve) => process.nextTick(resolve));

/**
 * The only clock of this worker. It stands still while code is running, then jumps to the next timer. It also replaces
 * `Date`, `performance.now`, random numbers and ids, so that a run is the same every time.
 */
class VirtualTime {
  /** Milliseconds since the start of the simulation; never set back. */
  now = 0;
  /** The error of the phones' clocks, in ms. */
  wallError = 0;
  /** How many runs this worker began. */
  runs = 0;
  #timers = new Map<number, Timer>();
  #order = 0;
  #random = new Random(0);
  #begunAt = 0;
  #held = 0;
  #realm: Realm | undefined;

  /** How long this run has lasted, in ms. */
  get passed(): number {
    return this.now - this.#begunAt;
  }

  get wall(): number {
    return WORLD_BEGINS + Math.floor(this.now) + this.wallError;
  }

  begin(seed: number): void {
    this.#timers.clear();
    this.runs += 1;
    // RxDB's own clock never goes back within a worker, so every run starts later than all runs before.
    this.now = Math.ceil(this.now / DAY_MS + 400) * DAY_MS;
    this.#begunAt = this.now;
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

  /** Timers that `begin` sets do not fire while this process is frozen. */
  of(realm: Realm, begin: () => void): void {
    this.#realm = realm;
    begin();
    this.#realm = undefined;
  }

  #runIn(realm: Realm, run: () => void): void {
    if (!realm.isDead && realm.frozenUntil <= this.now) run();
  }

  /** So much time passes at once. What became due meanwhile fires at its end. */
  skip(ms: number): void {
    this.now += ms;
  }

  drop(id: unknown): void {
    this.#timers.delete(Number(id));
  }

  /** Stops the clock until real work, for example of a server, is done. Timers that are already due still fire. */
  async hold<T>(work: Promise<T>): Promise<T> {
    this.#held += 1;
    try {
      return await work;
    } finally {
      this.#held -= 1;
    }
  }

  /** Completes real work without advancing the clock. */
  async through<T>(work: Promise<T>): Promise<T> {
    const held = this.hold(work);
    held.catch(() => undefined);
    await this.run(0);
    return held;
  }

  random(): number {
    return this.#random.next();
  }

  /** Advances the simulation by so many milliseconds, or until `isOver` between two timers. */
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
// A digest in another thread would end at a random moment, so it is computed synchronously.
Object.defineProperty(crypto.subtle, 'digest', {
  value: (_: string, data: Uint8Array) =>
    Promise.resolve(new Uint8Array(createHash('sha256').update(new Uint8Array(data)).digest()).buffer),
});
