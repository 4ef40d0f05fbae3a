import type { Readable } from '../store/read-only.ts';
import { FILES } from '../store/tables/stored-file.ts';

/** The names of all blobs of all files, also of buckets that are no longer configured. */
export function referencedBlobs(database: Readable): Set<string> {
  const tables = database.all('SELECT n FROM collections WHERE database_id = ?', FILES);
  const rows = tables.flatMap(({ n }) => database.all(`SELECT blobs FROM documents_${Number(n)}`));
  return new Set(rows.flatMap(({ blobs }) => JSON.parse(String(blobs)) as (string | null)[]).filter((b) => b !== null));
}
