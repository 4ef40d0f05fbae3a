import type { EventBulk, RxDocumentData, RxStorage, RxStorageChangeEvent, RxStorageInstance } from 'rxdb';
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import { filter, from, mergeMap, of, type Observable } from 'rxjs';
import type { DiskFault, TablePlace } from './steps.ts';
import { purgeableRows } from './purged-rows.ts';
import { sleep, time } from './virtual-time.ts';

/** One run of a phone's process, from its start until it is closed or dies. Calls of a dead process have no effect. */
export interface Boot {
  isDead: boolean;
  readonly number: number;
  /** The number of further calls to disk or server before the process dies; undefined when no death is planned. */
  callsLeft: number | undefined;
  /** The process is frozen until this time of the simulation. */
  frozenUntil: number;
}

let boots = 0;
export const newBoot = (): Boot => ({ isDead: false, number: (boots += 1), callsLeft: undefined, frozenUntil: 0 });

/** Counts one call of this process. @returns whether the process dies before the call */
export function isLastCall(boot: Boot): boolean {
  if (boot.callsLeft === undefined) return false;
  boot.callsLeft -= 1;
  return boot.callsLeft < 0;
}

/**
 * Freezes a process for so many milliseconds. If it is frozen already, the later of both ends counts: all parts of a
 * process resume together.
 */
export function freeze(boot: Boot, ms: number): void {
  boot.frozenUntil = Math.max(boot.frozenUntil, time.now + ms);
}

/** Waits until the process is no longer frozen. */
export async function thawed(boot: Boot): Promise<void> {
  while (boot.frozenUntil > time.now) await sleep(boot.frozenUntil - time.now);
}

export const never = new Promise<never>(() => {});

const WITHOUT_BROADCAST = 'without-broadcast';
/** Delays in ms: from a tab's commit to its broadcast, and from the broadcast to the other tabs. */
const SAY_MS = 1;
const HEAR_MS = 4;
/** How long a slow disk takes for a write, in ms. */
const SLOW_WRITE_MS = 50;
const guarded = ['bulkWrite', 'findDocumentsById', 'query', 'count'] as const;
type Call = (...given: unknown[]) => Promise<unknown>;
type Instance = RxStorageInstance<Record<string, unknown>, unknown, unknown>;
type Bulk = EventBulk<RxStorageChangeEvent<Record<string, unknown>>, unknown>;

interface Planned {
  left: number;
  readonly fault: DiskFault;
}

/**
 * The disk of a phone, which survives its death: RxDB's memory storage with fault injection. Each call may be the last
 * of its process, or fail because the disk is full.
 */
export class Disk {
  readonly #states = new Map<string, unknown>();
  readonly #faults: Planned[] = [];
  readonly #tableFaults: Readonly<Record<TablePlace, Planned[]>> = { sync: [], files: [], forum: [] };
  /** The process behind each token of RxDB, to find who wrote a row. */
  readonly #writers = new Map<string, Boot>();
  calls = 0;
  merges = 0;
  injected = 0;
  /** The faults injected into the tables beside the records, with their number. */
  readonly tablesInjected = new Map<string, number>();

  /** @param die ends the process that made the call */
  constructor(
    private readonly die: (boot: Boot) => void,
    private readonly isShared = false,
  ) {}

  /** @param on counts calls to these tables, and not to the records */
  plan(after: number, fault: DiskFault, on?: TablePlace): void {
    (on ? this.#tableFaults[on] : this.#faults).push({ left: after, fault });
  }

  mend(): void {
    this.#faults.length = 0;
    for (const faults of Object.values(this.#tableFaults)) faults.length = 0;
  }

  /** Loses everything that is stored. Its processes must be dead. */
  erase(): void {
    this.#states.clear();
  }

  storage(boot: Boot): RxStorage<unknown, unknown> {
    const memory = this.#memory();
    // A separate name for each process: RxDB would reject a second database with the name of a dead process's one.
    return {
      ...memory,
      name: `memory-${boot.number}`,
      createStorageInstance: async (params) => {
        this.#writers.set(params.databaseInstanceToken, boot);
        return this.#guard(boot, (await memory.createStorageInstance(params as never)) as unknown as Instance) as never;
      },
    };
  }

  /** Writes a row as a tab that dies before it broadcasts the change. */
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

  /** All rows on this disk, by collection. */
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
        (...given: unknown[]) => {
          if (name === 'bulkWrite') this.#countMerges(given);
          return this.#call(boot, name, () => (instance[name] as Call).apply(instance, given));
        },
      ]),
    );
    const changeStream = () =>
      instance.changeStream().pipe(
        filter(({ context }) => context !== WITHOUT_BROADCAST && !boot.isDead),
        mergeMap((bulk) => this.#asHeard(boot, bulk)),
      );
    return Object.assign(Object.create(instance) as Instance, calls, {
      changeStream,
      close: () => instance.close(),
      internals: Promise.resolve(purgeableRows(instance.internals as never)),
    });
  }

  /** Counts the rows that were merged with a copy of the server and are still unsent. */
  #countMerges([rows, context]: unknown[]): void {
    if (context !== 'maia-replace-rows') return;
    for (const { document } of rows as { document: Record<string, unknown> }[])
      if (document.base !== undefined && document.serverUpdatedAt === '') this.merges += 1;
  }

  /** Other tabs receive a change a moment later, and never if the writing tab dies before its broadcast. */
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

  /**
   * A call to a table of Dexie. It never waits for time to pass, because a transaction ends when its code waits for
   * something else.
   */
  async callTable(boot: Boot, place: TablePlace, isWrite: boolean, run: () => Promise<unknown>): Promise<unknown> {
    if (boot.isDead) return never;
    const fault = next(this.#tableFaults[place], isWrite);
    const name = `${place === 'forum' ? 'forum disk' : place} ${fault}`;
    if (fault) this.tablesInjected.set(name, (this.tablesInjected.get(name) ?? 0) + 1);
    if (fault === 'quota') throw new DOMException('', 'QuotaExceededError');
    if (fault === 'crash before') this.die(boot);
    if (boot.isDead) return never;
    const answer = await run();
    if (fault === 'crash after') this.die(boot);
    return boot.isDead ? never : answer;
  }

  async #call(boot: Boot, name: string, run: () => Promise<unknown>): Promise<unknown> {
    if (boot.isDead) return never;
    if (boot.frozenUntil > time.now) await thawed(boot);
    if (isLastCall(boot)) this.die(boot);
    this.calls += 1;
    const fault = next(this.#faults, name === 'bulkWrite');
    if (fault) this.injected += 1;
    if (fault === 'quota') throw Object.assign(new Error(''), { name: 'QuotaExceededError' });
    if (fault === 'crash in write') await sleep(SLOW_WRITE_MS);
    if (fault === 'crash before' || fault === 'crash in write') this.die(boot);
    else if (this.calls % 3 === 0) await sleep(1);
    if (boot.isDead) return never;
    const answer = await run();
    if (boot.frozenUntil > time.now) await thawed(boot);
    if (fault === 'crash after') this.die(boot);
    return boot.isDead ? never : answer;
  }
}

/** The fault of this call, if one is due. A full disk lets reads pass. */
function next(faults: Planned[], isWrite: boolean): DiskFault['is'] | undefined {
  for (const planned of faults) planned.left -= 1;
  const ofWrites = ['quota', 'crash in write'];
  const at = faults.findIndex(({ left, fault }) => left < 0 && (isWrite || !ofWrites.includes(fault.is)));
  return at < 0 ? undefined : faults.splice(at, 1)[0]?.fault.is;
}
