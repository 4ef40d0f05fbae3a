import type { Readable } from '../store/read-only.ts';
import { FILES } from './stored-file.ts';

/** Every blob that a file of any bucket has, also of buckets that are no longer configured. */
export function namedBlobs(database: Readable): Set<string> {
  const tables = database.all('SELECT n FROM collections WHERE database_id = ?', FILES);
  const rows = tables.flatMap(({ n }) => database.all(`SELECT blobs FROM documents_${Number(n)}`));
  return new Set(rows.flatMap(({ blobs }) => JSON.parse(String(blobs)) as (string | null)[]).filter((b) => b !== null));
}
