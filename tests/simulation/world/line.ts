import { failureOf, RemoteFailure } from '@/sync/remote-failure.ts';
import type { Remote } from '@/sync/remote.ts';
import { never, type Boot } from './disk.ts';
import { Refusal, type Caller, type ModelServer } from './model-server.ts';
import type { CallFault, CallKind } from './steps.ts';
import { sleep } from './virtual-time.ts';

const lost = () => failureOf(new TypeError('fetch failed'));

const typeOf: Readonly<Record<number, string>> = {
  403: 'general_unknown_origin',
  404: 'collection_not_found',
  409: 'transaction_conflict',
  410: 'transaction_expired',
  429: 'general_rate_limit_exceeded',
};

/** The way from one phone to the model server: it takes time, and breaks as planned. */
export class Line {
  readonly #planned: { left: number; fault: CallFault; on: CallKind | undefined }[] = [];
  calls = 0;
  injected = new Map<string, number>();
  conflicts = 0;
  overlaps = 0;
  #underWay = 0;

  constructor(
    private readonly server: ModelServer,
    private readonly number: number,
    private readonly caller: () => Caller,
    private readonly isDown: () => boolean,
    private readonly die: (boot: Boot) => void,
  ) {}

  /** @param on counts only calls of this kind */
  plan(after: number, fault: CallFault, on?: CallKind): void {
    this.#planned.push({ left: after, fault, on });
  }

  mend(): void {
    this.#planned.length = 0;
  }

  /** The port that sync calls, for one life of the phone. */
  remote(boot: Boot): Remote {
    const { server } = this;
    const carry = <T>(kind: CallKind, work: (caller: Caller, stamp: string) => T) => this.#carry(boot, kind, work);
    return {
      account: () =>
        carry('account', (caller) => {
          if (caller === null) throw new Refusal(401, 'general_unauthorized_scope');
          return caller;
        }),
      list: (collection, queries) => carry('list', (caller) => server.list(caller, collection, queries)),
      byIds: (collection, ids) => {
        const queries = [
          JSON.stringify({ method: 'equal', attribute: '$id', values: ids }),
          JSON.stringify({ method: 'limit', values: [ids.length] }),
        ];
        return ids.length === 0
          ? Promise.resolve([])
          : carry('byIds', (caller) => server.list(caller, collection, queries));
      },
      commit: (operations) => carry('commit', (caller, stamp) => server.commit(caller, operations, stamp)),
      patchIf: (collection, id, changes, updatedAt) =>
        carry('patchIf', (caller, stamp) => server.patchIf(caller, collection, id, changes, updatedAt, stamp)),
      cut: () => {},
      start: () =>
        carry('start', (caller) => void sleep(300).then(() => caller !== null && server.settleGrants(caller))),
    };
  }

  async #carry<T>(boot: Boot, kind: CallKind, work: (caller: Caller, stamp: string) => T): Promise<T> {
    if (boot.isDead) return never;
    this.calls += 1;
    this.#underWay += 1;
    if (this.#underWay > 1) this.overlaps += 1;
    try {
      const outcome = await this.#fateOf(boot, this.#next(kind), work).then(
        (value) => () => value,
        (error: unknown) => () => {
          throw failureOf(error);
        },
      );
      return boot.isDead ? await never : outcome();
    } finally {
      this.#underWay -= 1;
    }
  }

  async #fateOf<T>(boot: Boot, fault: CallFault | undefined, work: (caller: Caller, stamp: string) => T): Promise<T> {
    const caller = this.caller();
    const way = 4 + ((this.calls * 7 + this.number * 13) % 30);
    const done = (stamp = this.server.stamp()): T => {
      try {
        return work(caller, stamp);
      } catch (error) {
        if (error instanceof Refusal && error.code === 409) this.conflicts += 1;
        throw error;
      }
    };
    const quietly = () => {
      try {
        done();
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
      }
    };
    if (this.isDown()) {
      await sleep(way);
      throw lost();
    }
    switch (fault?.is) {
      case 'crash before':
        this.die(boot);
        return never;
      case 'crash after':
        quietly();
        this.die(boot);
        return never;
      case 'lose request':
        await sleep(way);
        throw lost();
      case 'foreign answer':
        await sleep(way);
        throw new RemoteFailure('unreachable', 'foreign_answer', 'this is not an answer of the backend', {
          isNetwork: true,
        });
      case 'status':
        await sleep(way);
        throw new Refusal(fault.code, typeOf[fault.code] ?? 'general_server_error');
      case 'late':
        await sleep(way);
        void sleep(fault.ms).then(quietly);
        throw lost();
      case 'lose response':
        await sleep(way);
        quietly();
        await sleep(way);
        throw lost();
      case 'twice': {
        await sleep(way);
        const answer = done();
        void sleep(way).then(quietly);
        return answer;
      }
      case 'slow commit': {
        await sleep(way);
        const stamp = this.server.stamp();
        await sleep(fault.ms);
        return done(stamp);
      }
      default: {
        await sleep(way + (fault?.is === 'slow' ? fault.ms : 0));
        const outcome = (() => {
          try {
            const value = done();
            return () => value;
          } catch (error) {
            return () => {
              throw error;
            };
          }
        })();
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
    this.injected.set(name, (this.injected.get(name) ?? 0) + 1);
    return fault;
  }
}
