import type { BucketId } from '@/model/files/bucket.ts';
import type { LocalCollectionName } from '@/model/collections/local-collections.ts';

/**
 * State of an upload. `draft`: stored, but its record is not written yet. `waiting`: ready to send. `stored`: the server has
 * the whole file, and its record may be sent. `withdrawn`: deleted on the server because the record was refused.
 * `refused`: the server refused the file itself.
 */
export type UploadStage = 'draft' | 'waiting' | 'stored' | 'withdrawn' | 'refused';

/** The record that a file belongs to. */
export interface FileOwner {
  readonly collection: LocalCollectionName;
  readonly id: string;
  /** This field is set to the file id once the server has the file. Without it, the whole record is sent only after the file. */
  readonly field?: string;
}

/** A file queued for upload. */
export interface Upload {
  /** The file id, created on the device, so that a retry after a lost response never creates a second file. */
  readonly id: string;
  readonly bucket: BucketId;
  readonly collection: LocalCollectionName;
  readonly recordId: string;
  readonly field: string | null;
  readonly stage: UploadStage;
  /** A chunk may have reached the server. */
  readonly isBegun: boolean;
  /** Bytes that the server has confirmed. */
  readonly sentBytes: number;
  /** Bytes. */
  readonly size: number;
  /** ms since 1970 */
  readonly queuedAt: number;
  readonly stageAt: number;
  /** The error type and status of the server, if it refused the file. */
  readonly refusal: { readonly type: string; readonly code: number } | null;
  /** The server had this file and lost it; it is sent again under the same id. */
  readonly isRestored?: boolean;
}

/** A file to delete on the server, once its record is deleted there. */
export interface Removal {
  readonly id: string;
  readonly bucket: BucketId;
  readonly collection: LocalCollectionName;
  readonly recordId: string;
}

/** File name and MIME type. */
export interface FileMetadata {
  readonly name: string;
  readonly type: string;
  /** The id of the record that the file was added to on this device; missing for a copy of the server's file. */
  readonly recordId?: string;
}

/** A local copy that has all of its pieces. `size` is in bytes. */
export interface CompleteCopy extends FileMetadata {
  readonly size: number;
}

/** The files that have a copy on this device, by id. `isKept`: the user marked the file for offline use. */
export type LocalCopies = ReadonlyMap<string, { readonly isKept: boolean }>;
