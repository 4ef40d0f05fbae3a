import { localCollections, type LocalCollectionName } from '@/model/collections/local-collections.ts';
import type { RecordType } from '@/model/schema/record.ts';
import { currentFileStore } from '@/db/files/current-file-store.ts';
import type { LocalRow } from '@/db/store/local-row.ts';
import { currentStore } from '@/db/store/open-store.ts';
import type { Upload } from '@/db/files/upload.ts';

/** A record in the export: the fields of the record, without local bookkeeping. */
export type ExportedRecord = Readonly<Record<string, unknown>> & { readonly id: string };

export interface ExportedKind {
  /** Collection id, also used as the file name. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly records: readonly ExportedRecord[];
  /** The number of rows that cannot be decrypted. */
  readonly unreadable: number;
}

/** Rows per read; the page can handle input between two reads. */
const PAGE = 500;

const exported = (row: LocalRow, columns: readonly string[]): ExportedRecord => ({
  ...Object.fromEntries(columns.map((name) => [name, row[name] ?? null])),
  id: row.id,
});

async function rowsOf(name: LocalCollectionName, kind: string | null): Promise<LocalRow[]> {
  const collection = await (await currentStore()).collection(name);
  const rows: LocalRow[] = [];
  for (;;) {
    // Keyset pagination, because with `skip` a deletion between two pages would drop a row from the result.
    const selector = { ...(kind === null ? {} : { kind }), id: { $gt: rows.at(-1)?.id ?? '' } };
    const page = await collection.find({ selector, sort: [{ id: 'asc' }], limit: PAGE }).exec();
    rows.push(...page.map((row) => row.toJSON() as LocalRow));
    if (page.length < PAGE) return rows;
  }
}

/** Yields all readable records, one kind after the other, the oldest first, with the number of unreadable rows. */
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

/** Queued uploads that no record refers to yet. */
export const filesWithoutRecord = async (): Promise<Upload[]> =>
  (await (await currentFileStore()).uploads()).filter(({ field }) => field !== null);
