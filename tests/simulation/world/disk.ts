import type { RxDocumentData, RxStorage, RxStorageInstance } from 'rxdb';
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import { filter } from 'rxjs';
import type { DiskFault } from './steps.ts';
import { sleep } from './virtual-time.ts';

/** One life of a phone, from being switched on to being switched off or dying. What a dead one does has no effect. */
export interface Boot {
  isDead: boolean;
  readonly number: number;
}

let boots = 0;
export const newBoot = (): Boot => ({ isDead: false, number: (boots += 1) });

export const never = new Promise<never>(() => {});

const UNHEARD = 'unheard';
const guarded = ['bulkWrite', 'findDocumentsById', 'query', 'count'] as const;
type Call = (...given: unknown[]) => Promise<unknown>;
type Instance = RxStorageInstance<Record<string, unknown>, unknown, unknown>;

/** What a phone keeps when it dies: RxDB's memory storage, each call of which may be the last, or find the disk full. */
export class Disk {
  readonly #states = new Map<string, unknown>();
  readonly #faults: { left: number; fault: DiskFault }[] = [];
  calls = 0;
  injected = 0;

  /** @param die ends the life that the call belongs to */
  constructor(private readonly die: (boot: Boot) => void) {}

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
      createStorageInstance: async (params) =>
        this.#guard(boot, (await memory.createStorageInstance(params as never)) as unknown as Instance) as never,
    };
  }

  /** Writes a row as a tab does that dies before it tells the others. */
  async writeUnheard(
    databaseName: string,
    collectionName: string,
    schema: unknown,
    row: { id: string },
    lwt: number,
  ): Promise<void> {
    const instance = (await this.#memory().createStorageInstance({
      databaseInstanceToken: UNHEARD,
      databaseName,
      collectionName,
      schema,
      options: {},
      multiInstance: false,
      devMode: false,
    } as never)) as unknown as Instance;
    const document = { ...row, _deleted: false, _attachments: {}, _rev: '1-unheard', _meta: { lwt } };
    await instance.bulkWrite([{ document: document as RxDocumentData<Record<string, unknown>> }], UNHEARD);
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
      instance.changeStream().pipe(filter(({ context }) => context !== UNHEARD && !boot.isDead));
    return Object.assign(Object.create(instance) as Instance, calls, { changeStream });
  }

  async #call(boot: Boot, name: string, run: () => Promise<unknown>): Promise<unknown> {
    if (boot.isDead) return never;
    this.calls += 1;
    const fault = this.#next(name);
    if (fault === 'quota') throw Object.assign(new Error(''), { name: 'QuotaExceededError' });
    if (fault === 'crash before') this.die(boot);
    else if (this.calls % 3 === 0) await sleep(1);
    if (boot.isDead) return never;
    const answer = await run();
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
