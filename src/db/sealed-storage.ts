import type { RxDocumentData, RxStorage } from 'rxdb';
import { hasEncryption, wrapRxStorageInstance } from 'rxdb/plugins/core';
import { share, tap } from 'rxjs/operators';
import { asMissed, inLots, inOrder, withoutNotices } from './mass-arrival.ts';
import { seal, unseal } from './seal.ts';
import { tellInSmallMessages } from './small-messages.ts';

type Row = Record<string, unknown>;

const MOST_BOXES = 2_000;
/** How RxDB's names of the collections begin that hold what replication notes. */
const NOTES = 'rx-replication-meta-';

/** What this realm has just sealed and will be told of in a moment: it need not be opened again. */
class RecentBoxes {
  readonly #contents = new Map<unknown, string>();

  keep(box: string, content: string): void {
    this.#contents.set(box, content);
    if (this.#contents.size <= MOST_BOXES) return;
    const [oldest] = this.#contents.keys();
    this.#contents.delete(oldest);
  }

  has(box: unknown): boolean {
    return this.#contents.has(box);
  }

  take(box: string): string | undefined {
    const content = this.#contents.get(box);
    this.#contents.delete(box);
    return content;
  }
}

/**
 * A storage that keeps as one sealed text a row whatever its schema does not name as readable: the fields of
 * `schema.encrypted`, and those that it does not know.
 * RxDB marks the documents inside its replication metadata as encrypted too, so those are sealed by the same code.
 * A row that cannot be opened is given back with `unreadable`: throwing here would make every later write hang.
 */
export const sealedStorage = <Internals, Options>(
  storage: RxStorage<Internals, Options>,
  key: CryptoKey,
  { carries = false }: { readonly carries?: boolean } = {},
): RxStorage<Internals, Options> => ({
  name: storage.name,
  rxdbVersion: storage.rxdbVersion,
  async createStorageInstance(params) {
    if (!hasEncryption(params.schema)) return storage.createStorageInstance(params);
    const sealedNames = new Set<string>(params.schema.encrypted as string[]);
    const clearNames = new Set(Object.keys(params.schema.properties).filter((name) => !sealedNames.has(name)));
    const schema = structuredClone(params.schema) as unknown as {
      encrypted?: string[];
      properties: Row;
      required?: string[];
      primaryKey: string | { key: string };
    };
    delete schema.encrypted;
    for (const name of sealedNames) delete schema.properties[name];
    schema.properties.box = { type: 'string' };
    if (schema.required) schema.required = schema.required.filter((name) => !sealedNames.has(name));
    const idField = typeof schema.primaryKey === 'string' ? schema.primaryKey : schema.primaryKey.key;
    const place = (row: Row) => `${params.databaseName}|${params.collectionName}|${String(row[idField])}`;

    // Replication's notes concern whoever carries; told to every tab, they would double what each has to read.
    const multiInstance = params.multiInstance && !params.collectionName.startsWith(NOTES);
    const inner = { ...params, multiInstance, schema: schema as never };
    const instance = await storage.createStorageInstance(carries ? { ...inner, multiInstance: false } : inner);
    if (carries && multiInstance) tellInSmallMessages(storage.name, inner as never, instance as never);
    const ownBoxes = new RecentBoxes();
    const arrivals = instance.changeStream.bind(instance);
    const isOwn = ({ box }: Row) => ownBoxes.has(box);
    /** Whose rows somebody here was given. */
    const met = new Set<unknown>();
    const isMet = (id: string) => met.has(id);
    const meet = (row: Row) => void (carries || met.add(row[idField]));
    const order: string[] = [];
    // Whoever carries records must see all that they say, and shows none.
    instance.changeStream = () =>
      (carries ? withoutNotices(arrivals() as never) : inLots(arrivals() as never, { isOwn, isMet })).pipe(
        tap(({ id }) => order.push(id)),
      ) as never;
    const wrapped = wrapRxStorageInstance(
      params.schema,
      instance as never,
      async (row: Row) => {
        const clear: Row = {};
        const hidden: Row = {};
        for (const name of Object.keys(row)) (clearNames.has(name) ? clear : hidden)[name] = row[name];
        const secret = JSON.stringify(hidden);
        const box = await seal(key, secret, place(row));
        ownBoxes.keep(box, secret);
        meet(row);
        return { ...clear, box } as unknown as RxDocumentData<never>;
      },
      async (row: Row) => {
        const { box, ...clear } = row;
        if (typeof box !== 'string') return row as never;
        meet(row);
        try {
          return { ...clear, ...JSON.parse(ownBoxes.take(box) ?? (await unseal(key, box, place(row)))) } as never;
        } catch {
          return { ...clear, unreadable: true } as never;
        }
      },
    );
    // One stream for all who listen: each of its own would open every row once more.
    const changes = asMissed(inOrder(wrapped.changeStream() as never, order)).pipe(share());
    wrapped.changeStream = () => changes as never;
    return wrapped as never;
  },
});
