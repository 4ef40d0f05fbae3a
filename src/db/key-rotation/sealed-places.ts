import { fromBase64, sealBytes, toBase64, unsealBytes } from '@/db/encryption/seal.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type Row = Readonly<Record<string, unknown>>;

/** Where a row lies: what its additional data are made of. */
export interface RowPlace {
  readonly userId: string;
  /** Name of the user's RxDB database. */
  readonly store: string;
  /** The name of the IndexedDB database after the name of the store and `--`. */
  readonly part: string;
  readonly key: IDBValidKey;
}

/** The encrypted fields of one object store, each with its additional data. */
interface SealedTable {
  readonly part: RegExp;
  readonly table: string;
  readonly fields: (row: Row, place: RowPlace) => Readonly<Record<string, string | readonly string[]>>;
}

const idOf = ({ id }: Row) => String(id);
const boxOf =
  (aad: (id: string) => string): SealedTable['fields'] =>
  (row) => ({ box: aad(idOf(row)) });
/** The row itself is the encrypted text. */
export const WHOLE_ROW = '';

/** Every object store with encrypted fields. A store that is not in this list stops the change of a key: see `sealedFields`. */
const sealedTables: readonly SealedTable[] = [
  { part: /^files$/, table: 'copies', fields: boxOf((id) => `file|${id}`) },
  { part: /^files$/, table: 'pieces', fields: (row) => ({ box: `file|${idOf(row)}|${String(row.index)}` }) },
  { part: /^files$/, table: 'thumbnails', fields: boxOf((id) => `thumbnail|${id}`) },
  { part: /^forum$/, table: 'writes', fields: boxOf((id) => `forum write|${id}`) },
  { part: /^forum$/, table: 'answers', fields: boxOf((id) => `forum answer|${id}`) },
  { part: /^forum$/, table: 'muted', fields: boxOf((id) => `forum muted|${id}`) },
  { part: /^contact$/, table: 'messages', fields: boxOf((id) => `contact|${id}`) },
  { part: /^sync$/, table: 'letters', fields: boxOf((id) => `letter|${id}`) },
  { part: /^sync$/, table: 'losses', fields: boxOf((id) => `loss|${id}`) },
  { part: /^notices$/, table: 'answers', fields: () => ({ [WHOLE_ROW]: 'notices answers' }) },
  // The key of a row names what it is: the plan, or the session of the service worker.
  {
    part: /^notices$/,
    table: 'plan',
    fields: (_, { key }) => ({ [WHOLE_ROW]: key === 'session' ? 'notices session' : 'notices plan' }),
  },
  {
    part: /^articles$/,
    table: 'articles',
    fields: (row) => ({ box: `article|${idOf(row)}`, picture: `article picture|${idOf(row)}` }),
  },
  { part: /^articles$/, table: 'pictures', fields: boxOf((id) => `article picture|${id}`) },
  {
    part: /^doctor$/,
    table: 'answers',
    fields: (row, { userId }) => ({
      boxes: (row.boxes as readonly unknown[]).map((_, at) => `doctor|${userId}|${idOf(row)}|${at}`),
    }),
  },
  {
    // RxDB: `<version>--<collection>`.
    part: /^\d+--/,
    table: 'docs',
    fields: (_, { store, part, key }) => ({ box: `${store}|${part.replace(/^\d+--/, '')}|${String(key)}` }),
  },
];

/** The encrypted fields of a row with their additional data. @throws when the row has encrypted fields that no table names */
export function sealedFields(table: string, row: unknown, place: RowPlace): ReturnType<SealedTable['fields']> {
  const known = sealedTables.find((each) => each.table === table && each.part.test(place.part));
  if (known) return known.fields(row as Row, place);
  const isSealed = typeof row === 'object' && row !== null && ('box' in row || 'boxes' in row);
  if (isSealed) throw new Error(`add the object store "${table}" of "${place.part}" to sealed-places.ts`);
  return {};
}

/** The two keys of a rotation. */
export interface KeyPair {
  readonly from: CryptoKey;
  readonly to: CryptoKey;
}

/** Decrypts with the old key and encrypts with the new one. Null when neither key opens the box: then nothing can be lost. */
async function resealBytes({ from, to }: KeyPair, box: Bytes, aad: string): Promise<Bytes | null> {
  // An interrupted rotation has encrypted some rows already.
  const isDone = await unsealBytes(to, box, aad).then(
    () => true,
    () => false,
  );
  if (isDone) return null;
  const opened = await unsealBytes(from, box, aad).catch(() => null);
  return opened && sealBytes(to, opened, aad);
}

/** A box in any of its forms, encrypted with the new key; null when it stays as it is. */
export async function resealValue(keys: KeyPair, value: unknown, aad: string | readonly string[]): Promise<unknown> {
  if (Array.isArray(value)) {
    const boxes = await Promise.all(value.map((each: unknown, at) => resealValue(keys, each, aad[at]!)));
    return boxes.some((box) => box !== null) ? boxes.map((box, at) => box ?? value[at]) : null;
  }
  if (value instanceof Uint8Array) return resealBytes(keys, value as Bytes, aad as string);
  if (typeof value !== 'string') return null;
  const box = await resealBytes(keys, fromBase64(value), aad as string);
  return box && toBase64(box);
}
