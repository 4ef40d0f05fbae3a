import type { BucketId } from '@/model/bucket.ts';
import type { LocalCollectionName } from '@/model/local-collection.ts';

/**
 * How far a file is on its way. `draft`: kept, its record is not written yet. `waiting`: to be sent. `stored`: the server
 * has all of it, and its record may follow. `withdrawn`: taken off the server because the record was refused.
 * `refused`: the server did not take the file itself.
 */
export type UploadStage = 'draft' | 'waiting' | 'stored' | 'withdrawn' | 'refused';

/** The record that a file belongs to. */
export interface FileOwner {
  readonly collection: LocalCollectionName;
  readonly id: string;
  /** Set to the file's id once the server has the file; without it the record waits as a whole until then. */
  readonly field?: string;
}

/** A file on its way to the server. */
export interface Upload {
  /** Of the file, made here, so that a lost answer never makes a second file. */
  readonly id: string;
  readonly bucket: BucketId;
  readonly collection: LocalCollectionName;
  readonly recordId: string;
  readonly field: string | null;
  readonly stage: UploadStage;
  /** A piece may have reached the server. */
  readonly isBegun: boolean;
  /** Bytes that the server has confirmed, and all bytes. */
  readonly sentBytes: number;
  readonly size: number;
  /** ms since 1970 */
  readonly queuedAt: number;
  readonly stageAt: number;
  /** The backend's type and status, when it refused. */
  readonly refusal: { readonly type: string; readonly code: number } | null;
}

/** A file to take off the server, once the record that names it is gone there. */
export interface Removal {
  readonly id: string;
  readonly bucket: BucketId;
  readonly collection: LocalCollectionName;
  readonly recordId: string;
}

/** What a file is called and its MIME type. */
export interface FileWords {
  readonly name: string;
  readonly type: string;
}
