import type { LocalRow } from '@/db/store/local-row.ts';
import { bucketOfRecord, fileFieldOfRecord, type BucketId } from '@/model/files/bucket.ts';
import type { LocalCollectionName } from '@/model/collections/local-collections.ts';
import { kindsOf, recordOf } from './record-types.ts';

/** The file that a record names. */
export interface NamedFile {
  readonly fileId: string;
  readonly bucket: BucketId;
  /** The field with its id, when the record does not wait for the file; null when it does. */
  readonly field: string | null;
}

/** Whether records of this collection can name a file. */
export const hasFiles = (name: LocalCollectionName): boolean =>
  kindsOf(name).some(([, { collection }]) => bucketOfRecord[collection] ?? fileFieldOfRecord[collection]);

/** The file that this record names; undefined when it names none. */
export function namedFile(name: LocalCollectionName, row: LocalRow): NamedFile | undefined {
  const { collection } = recordOf(name, row);
  const own = fileFieldOfRecord[collection];
  const bucket = own?.bucket ?? bucketOfRecord[collection];
  const fileId: unknown = own ? (row as unknown as Readonly<Record<string, unknown>>)[own.field] : row.fileId;
  return bucket && typeof fileId === 'string' ? { fileId, bucket, field: own?.field ?? null } : undefined;
}
