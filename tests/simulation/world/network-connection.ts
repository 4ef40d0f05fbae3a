import { isLastCall, never, thawed, type Boot } from './disk.ts';
import type { CallFault, CallKind } from './steps.ts';
import { sleep, time } from './virtual-time.ts';

/** The user whose session a call sends; null without a session. */
export type Caller = string | null;

/** One call, as a server handles it. */
export interface Work<T> {
  /** @param stamp the server's timestamp, if the server began to handle the call before now */
  readonly run: (caller: Caller, stamp?: string) => T | Promise<T>;
  /** The results on the phone when the connection fails. Each function may throw. */
  readonly lost: () => T;
  readonly foreign: (status: number) => T;
  readonly status: (code: number, type: string) => T;
}

const typeOf: Readonly<Record<number, string>> = {
  403: 'general_unknown_origin',
  404: 'collection_not_found',
  409: 'transaction_conflict',
  410: 'transaction_expired',
  429: 'general_rate_limit_exceeded',
};

/** Statuses of answers that do not come from our server: of a captive portal, a filter or a proxy. */
const foreignStatuses = [200, 403, 405, 451];

/** The connection from one phone to the server, with latency and planned faults. */
export class NetworkConnection {
  readonly #planned: { left: number; fault: CallFault; on: CallKind | undefined }[] = [];
  calls = 0;
  injected = new Map<string, number>();
  overlaps = 0;
  /** How many calls that write were made, also those that were refused. */
  writes = 0;
  #late = 0;
  #underWay = 0;

  constructor(
    private readonly stamp: () => string,
    private readonly number: number,
    private readonly caller: () => Caller,
    private readonly isDown: () => boolean,
    private readonly die: (boot: Boot) => void,
  ) {}

  /** @param on counts only calls of this kind */
  plan(after: number, fault: CallFault, on?: CallKind): void {
    this.#planned.push({ left: after, fault, on });
  }

  /** Whether a call that the phone has given up has not reached the server yet. */
  get hasLateCall(): boolean {
    return this.#late > 0;
  }

  mend(): void {
    this.#planned.length = 0;
  }

  /** Sends one call of a process, with latency and the fault that was planned for it. */
  async send<T>(boot: Boot, kind: CallKind, work: Work<T>): Promise<T> {
    if (boot.isDead) return never;
    if (boot.frozenUntil > time.now) await thawed(boot);
    if (isLastCall(boot)) this.die(boot);
    if (boot.isDead) return never;
    this.calls += 1;
    if (kind === 'commit' || kind === 'patchIf') this.writes += 1;
    this.#underWay += 1;
    if (this.#underWay > 1) this.overlaps += 1;
    try {
      const outcome = await this.#fateOf(boot, this.#next(kind), work).then(
        (value) => () => value,
        (error: unknown) => () => {
          throw error;
        },
      );
      if (boot.frozenUntil > time.now) await thawed(boot);
      return boot.isDead ? await never : outcome();
    } finally {
      this.#underWay -= 1;
    }
  }

  async #fateOf<T>(boot: Boot, fault: CallFault | undefined, work: Work<T>): Promise<T> {
    const caller = this.caller();
    const way = 4 + ((this.calls * 7 + this.number * 13) % 30);
    const done = async (stamp?: string): Promise<T> => work.run(caller, stamp);
    const quietly = () => done().catch(() => undefined);
    if (this.isDown()) {
      await sleep(way);
      return work.lost();
    }
    switch (fault?.is) {
      case 'crash before':
        this.die(boot);
        return never;
      case 'crash after':
        await quietly();
        this.die(boot);
        return never;
      case 'lose request':
        await sleep(way);
        return work.lost();
      case 'foreign answer':
        await sleep(way);
        return work.foreign(foreignStatuses[this.calls % foreignStatuses.length] ?? 200);
      case 'status':
        await sleep(way);
        return work.status(fault.code, typeOf[fault.code] ?? 'general_server_error');
      case 'late':
        await sleep(way);
        this.#late += 1;
        void sleep(fault.ms)
          .then(quietly)
          .finally(() => (this.#late -= 1));
        return work.lost();
      case 'lose response':
        await sleep(way);
        await quietly();
        await sleep(way);
        return work.lost();
      case 'twice': {
        await sleep(way);
        const answer = await done();
        void sleep(way).then(quietly);
        return answer;
      }
      case 'slow commit': {
        await sleep(way);
        const stamp = this.stamp();
        await sleep(fault.ms);
        return done(stamp);
      }
      default: {
        await sleep(way + (fault?.is === 'slow' ? fault.ms : 0));
        const outcome = await done().then(
          (value) => () => value,
          (error: unknown) => () => {
            throw error;
          },
        );
        await sleep(way);
        return outcome();
      }
    }
  }

  #next(kind: CallKind): CallFault | undefined {
    for (const planned of this.#planned) if (planned.on === undefined || planned.on === kind) planned.left -= 1;
    const at = this.#planned.findIndex(({ left }) => left < 0);
    if (at < 0) return undefined;
    const [{ fault } = { fault: undefined }] = this.#planned.splice(at, 1);
    const name = fault?.is === 'status' ? `status ${fault.code}` : (fault?.is ?? '');
    const named = kind === 'file' || kind === 'forum' ? `${kind} ${name}` : name;
    this.injected.set(named, (this.injected.get(named) ?? 0) + 1);
    return fault;
  }
}
