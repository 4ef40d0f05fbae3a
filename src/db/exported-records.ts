import { localCollections, type LocalCollectionName } from '@/model/local-collection.ts';
import type { RecordType } from '@/model/record.ts';
import { filesHere } from './files-here.ts';
import type { LocalRow } from './local-row.ts';
import { currentStore } from './open-store.ts';
import type { Upload } from './upload.ts';

/** A record as it is given to its owner: its own fields, nothing of this phone's bookkeeping. */
export type ExportedRecord = Readonly<Record<string, unknown>> & { readonly id: string };

export interface ExportedKind {
  /** Collection id, which is also the name of its files. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly records: readonly ExportedRecord[];
  /** Rows that this phone holds and cannot open. */
  readonly unreadable: number;
}

/** Rows read at once; between two reads the page can answer. */
const PAGE = 500;

const exported = (row: LocalRow, columns: readonly string[]): ExportedRecord => ({
  ...Object.fromEntries(columns.map((name) => [name, row[name] ?? null])),
  id: row.id,
});

async function rowsOf(name: LocalCollectionName, kind: string | null): Promise<LocalRow[]> {
  const collection = await (await currentStore()).collection(name);
  const rows: LocalRow[] = [];
  for (;;) {
    // Not by counting: what a sync takes away between two pages would move others over the edge.
    const selector = { ...(kind === null ? {} : { kind }), id: { $gt: rows.at(-1)?.id ?? '' } };
    const page = await collection.find({ selector, sort: [{ id: 'asc' }], limit: PAGE }).exec();
    rows.push(...page.map((row) => row.toJSON() as LocalRow));
    if (page.length < PAGE) return rows;
  }
}

/** Everything readable on this phone and how much is not, one kind of record after the other, the oldest first. */
export async function* exportedRecords(): AsyncGenerator<ExportedKind> {
  for (const [name, { records, hasKind }] of Object.entries(localCollections))
    for (const [kind, { collection, fields }] of Object.entries(records) as [string, RecordType][]) {
      const columns = ['id', 'createdAt', ...Object.keys(fields)];
      const rows = await rowsOf(name as LocalCollectionName, hasKind ? kind : null);
      const readable = rows.filter(({ unreadable }) => !unreadable);
      const oldestFirst = readable.toSorted((a, b) => b.recordedDesc - a.recordedDesc);
      const records = oldestFirst.map((row) => exported(row, columns));
      yield { name: collection, columns, records, unreadable: rows.length - records.length };
    }
}

/** Files on their way that no record names before the server has them. */
export const filesNotNamedYet = async (): Promise<Upload[]> =>
  (await (await filesHere()).uploads()).filter(({ field }) => field !== null);
