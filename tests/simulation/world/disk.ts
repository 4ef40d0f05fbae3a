import type { EventBulk, RxDocumentData, RxStorage, RxStorageChangeEvent, RxStorageInstance } from 'rxdb';
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import { filter, from, mergeMap, of, type Observable } from 'rxjs';
import type { DiskFault } from './steps.ts';
import { sleep, time } from './virtual-time.ts';

/** One life of a phone, from being switched on to being switched off or dying. What a dead one does has no effect. */
export interface Boot {
  isDead: boolean;
  readonly number: number;
  /** How many more calls to disk or server it makes before it dies, where that is planned. */
  callsLeft: number | undefined;
  /** It stands still until this moment of the world. */
  frozenUntil: number;
}

let boots = 0;
export const newBoot = (): Boot => ({ isDead: false, number: (boots += 1), callsLeft: undefined, frozenUntil: 0 });

/** Counts one call of this life. @returns whether it dies before it */
export function isLastCall(boot: Boot): boolean {
  if (boot.callsLeft === undefined) return false;
  boot.callsLeft -= 1;
  return boot.callsLeft < 0;
}

/**
 * Lets a life stand still for so many milliseconds. One that does already goes on at the later of both moments: a realm
 * goes on whole, or a call that sleeps for longer would be missing from a life that has long gone on.
 */
export function freeze(boot: Boot, ms: number): void {
  boot.frozenUntil = Math.max(boot.frozenUntil, time.now + ms);
}

/** Nothing comes back to a life that stands still, until it no longer does. */
export async function thawed(boot: Boot): Promise<void> {
  while (boot.frozenUntil > time.now) await sleep(boot.frozenUntil - time.now);
}

export const never = new Promise<never>(() => {});

const WITHOUT_BROADCAST = 'without-broadcast';
/** Until a tab that committed a write has told of it, and until the others hear. */
const SAY_MS = 1;
const HEAR_MS = 4;
const guarded = ['bulkWrite', 'findDocumentsById', 'query', 'count'] as const;
type Call = (...given: unknown[]) => Promise<unknown>;
type Instance = RxStorageInstance<Record<string, unknown>, unknown, unknown>;
type Bulk = EventBulk<RxStorageChangeEvent<Record<string, unknown>>, unknown>;

/** What a phone keeps when it dies: RxDB's memory storage, each call of which may be the last, or find the disk full. */
export class Disk {
  readonly #states = new Map<string, unknown>();
  readonly #faults: { left: number; fault: DiskFault }[] = [];
  /** Who wrote under which token of RxDB. */
  readonly #writers = new Map<string, Boot>();
  calls = 0;
  injected = 0;

  /** @param die ends the life that the call belongs to */
  constructor(
    private readonly die: (boot: Boot) => void,
    private readonly isShared = false,
  ) {}

  plan(after: number, fault: DiskFault): void {
    this.#faults.push({ left: after, fault });
  }

  mend(): void {
    this.#faults.length = 0;
  }

  storage(boot: Boot): RxStorage<unknown, unknown> {
    const memory = this.#memory();
    // A name of its own, because RxDB takes the same database of a dead life for a second one.
    return {
      ...memory,
      name: `memory-${boot.number}`,
      createStorageInstance: async (params) => {
        this.#writers.set(params.databaseInstanceToken, boot);
        return this.#guard(boot, (await memory.createStorageInstance(params as never)) as unknown as Instance) as never;
      },
    };
  }

  /** Writes a row as a tab does that dies before it tells the others. */
  async writeWithoutBroadcast(
    databaseName: string,
    collectionName: string,
    schema: unknown,
    row: { id: string },
    lwt: number,
  ): Promise<void> {
    const instance = (await this.#memory().createStorageInstance({
      databaseInstanceToken: WITHOUT_BROADCAST,
      databaseName,
      collectionName,
      schema,
      options: {},
      multiInstance: false,
      devMode: false,
    } as never)) as unknown as Instance;
    const document = { ...row, _deleted: false, _attachments: {}, _rev: '1-without-broadcast', _meta: { lwt } };
    await instance.bulkWrite([{ document: document as RxDocumentData<Record<string, unknown>> }], WITHOUT_BROADCAST);
  }

  /** Every row that lies here, by collection. */
  dump(): { collection: string; row: Record<string, unknown> }[] {
    return [...this.#states.values()].flatMap((state) => {
      const { documents, schema } = state as {
        documents: Map<string, Record<string, unknown>>;
        schema: { title?: string };
      };
      return [...documents.values()].map((row) => ({ collection: schema.title ?? '', row }));
    });
  }

  #memory(): ReturnType<typeof getRxStorageMemory> {
    return Object.assign(getRxStorageMemory(), { collectionStates: this.#states as never });
  }

  #guard(boot: Boot, instance: Instance): Instance {
    const calls = Object.fromEntries(
      guarded.map((name) => [
        name,
        (...given: unknown[]) => this.#call(boot, name, () => (instance[name] as Call).apply(instance, given)),
      ]),
    );
    const changeStream = () =>
      instance.changeStream().pipe(
        filter(({ context }) => context !== WITHOUT_BROADCAST && !boot.isDead),
        mergeMap((bulk) => this.#asHeard(boot, bulk)),
      );
    return Object.assign(Object.create(instance) as Instance, calls, { changeStream });
  }

  /** What another tab wrote is heard a moment later, and never if that tab dies before it has told. */
  #asHeard(boot: Boot, bulk: Bulk): Observable<Bulk> {
    const token = String(bulk.events[0]?.documentData._rev).split('-')[1] ?? '';
    const writer = this.#writers.get(token);
    if (!this.isShared || !writer || writer === boot) return of(bulk);
    const heard = async () => {
      await sleep(SAY_MS);
      if (writer.isDead) return [];
      await sleep(HEAR_MS);
      await thawed(boot);
      return boot.isDead ? [] : [bulk];
    };
    return from(heard()).pipe(mergeMap((bulks) => bulks));
  }

  async #call(boot: Boot, name: string, run: () => Promise<unknown>): Promise<unknown> {
    if (boot.isDead) return never;
    if (boot.frozenUntil > time.now) await thawed(boot);
    if (isLastCall(boot)) this.die(boot);
    this.calls += 1;
    const fault = this.#next(name);
    if (fault === 'quota') throw Object.assign(new Error(''), { name: 'QuotaExceededError' });
    if (fault === 'crash before') this.die(boot);
    else if (this.calls % 3 === 0) await sleep(1);
    if (boot.isDead) return never;
    const answer = await run();
    if (boot.frozenUntil > time.now) await thawed(boot);
    if (fault === 'crash after') this.die(boot);
    return boot.isDead ? never : answer;
  }

  #next(name: string): DiskFault['is'] | undefined {
    for (const planned of this.#faults) planned.left -= 1;
    const at = this.#faults.findIndex(({ left, fault }) => left < 0 && (fault.is !== 'quota' || name === 'bulkWrite'));
    if (at < 0) return undefined;
    this.injected += 1;
    return this.#faults.splice(at, 1)[0]?.fault.is;
  }
}
