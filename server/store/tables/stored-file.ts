import { readAttribute } from '../../schema/read-attribute.ts';
import type { QueryableField, QueryableFields } from '../../queries/query.ts';
import { SYSTEM_FIELDS } from '../../queries/queryable-fields.ts';
import type { Bucket, Collection } from '../../schema/schema.ts';
import type { StoredDocument } from './document-table.ts';

/** The database id of buckets' tables; no real database can have this id. */
export const FILES = '#files';

/** The metadata of a file. */
export interface FileData {
  name: string;
  /** MD5 of the content, hexadecimal; '' until the upload is complete. */
  signature: string;
  /** Detected from the content; '' until the upload is complete. */
  mimeType: string;
  /** Size of the whole file in bytes. */
  sizeOriginal: number;
  chunksTotal: number;
  chunksUploaded: number;
  /** The blob of each chunk, in order; null for a missing chunk. */
  blobs: (string | null)[];
  isEncrypted: boolean;
  /** The caller who began the upload: a user id, '' for a guest, null for a key. */
  uploader: string | null;
}

export interface StoredFile extends Omit<StoredDocument, 'data'> {
  data: FileData;
}

const COLUMNS = [
  { key: 'name', type: 'string', size: 2048 },
  { key: 'signature', type: 'string', size: 2048 },
  { key: 'mimeType', type: 'string', size: 255 },
  { key: 'sizeOriginal', type: 'integer' },
  { key: 'chunksTotal', type: 'integer' },
  { key: 'chunksUploaded', type: 'integer' },
  { key: 'blobs', type: 'string', size: 65_535 },
  { key: 'isEncrypted', type: 'boolean' },
  { key: 'uploader', type: 'string', size: 36 },
  { key: 'search', type: 'string', size: 16_384 },
];

/** The files of a bucket as a collection, with the same permissions and lists as documents. */
export function collectionOf(bucket: Bucket): Collection {
  return {
    id: bucket.id,
    databaseId: FILES,
    name: bucket.name,
    enabled: bucket.enabled,
    documentSecurity: bucket.fileSecurity,
    permissions: bucket.permissions,
    attributes: new Map(COLUMNS.map(readAttribute).map((attribute) => [attribute.key, attribute])),
    indexes: [
      { key: 'name', type: 'key', attributes: ['name'], orders: ['ASC'] },
      { key: 'uploader', type: 'key', attributes: ['uploader'], orders: ['ASC'] },
      { key: 'search', type: 'fulltext', attributes: ['search'], orders: [] },
    ],
  };
}

/** The stored row: the data, and the text for the full-text search. */
export function toRow(id: string, data: FileData): Record<string, unknown> {
  return { ...data, blobs: JSON.stringify(data.blobs), search: `${id} ${data.name}` };
}

export function toFile(document: StoredDocument): StoredFile {
  const { search: _found, blobs, ...data } = document.data;
  return { ...document, data: { ...data, blobs: JSON.parse(String(blobs)) as FileData['blobs'] } as FileData };
}

const QUERYABLE: Readonly<Record<string, QueryableField>> = {
  ...SYSTEM_FIELDS,
  name: { type: 'string', array: false },
  signature: { type: 'string', array: false },
  mimeType: { type: 'string', array: false },
  sizeOriginal: { type: 'integer', array: false },
  chunksTotal: { type: 'integer', array: false },
  chunksUploaded: { type: 'integer', array: false },
};

export const FILE_FIELDS: QueryableFields = {
  field: (name) => (Object.hasOwn(QUERYABLE, name) ? QUERYABLE[name] : undefined),
  isSearchable: () => false,
};

export const isComplete = ({ data }: StoredFile): boolean => data.chunksUploaded === data.chunksTotal;

/** A file in the form that clients receive. */
export function fileJson(bucket: Bucket, file: StoredFile): Record<string, unknown> {
  const { name, signature, mimeType, sizeOriginal, chunksTotal, chunksUploaded, isEncrypted } = file.data;
  return {
    $id: file.id,
    bucketId: bucket.id,
    $createdAt: file.createdAt,
    $updatedAt: file.updatedAt,
    $permissions: file.permissions,
    name,
    signature,
    mimeType,
    sizeOriginal,
    chunksTotal,
    chunksUploaded,
    encryption: isEncrypted && isComplete(file),
    compression: isComplete(file) ? 'none' : '',
  };
}
