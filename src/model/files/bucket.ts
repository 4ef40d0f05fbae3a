import { fileKinds, type FileKind } from './file-kind.ts';
import type { Action } from '@/model/schema/permission.ts';

/** A storage bucket: allowed file kinds, maximum size, and the owner's rights on files that belong to no record. */
export interface Bucket {
  readonly id: string;
  readonly name: string;
  readonly kinds: readonly FileKind[];
  readonly maximumBytes: number;
  /**
   * Actions granted to the uploader of a file that belongs to no record. A file of a record has the grants of its
   * record.
   */
  readonly creatorMay: readonly Action[];
  /** Grants for all files in the bucket. Without them each file has grants of its own. */
  readonly grants?: readonly string[];
}

const MB = 1_000_000;
/** Upload chunk size in bytes (5 MiB). The limit for documents (25 MiB) is exactly five chunks. */
export const CHUNK_BYTES = 5 * 1024 * 1024;
const pictures: readonly FileKind[] = ['jpeg', 'png', 'webp', 'heic'];

/** The buckets of spec section 3, and one for pictures of articles. */
export const buckets = {
  'medical-files': {
    id: 'medical-files',
    name: 'Medical files',
    kinds: [...pictures, 'pdf'],
    maximumBytes: 5 * CHUNK_BYTES,
    creatorMay: ['read', 'delete'],
  },
  'profile-photos': {
    id: 'profile-photos',
    name: 'Profile photos',
    kinds: pictures,
    maximumBytes: 5 * MB,
    creatorMay: ['read'],
  },
  'chat-images': {
    id: 'chat-images',
    name: 'Chat images',
    kinds: pictures,
    maximumBytes: 10 * MB,
    creatorMay: ['read', 'delete'],
  },
  'blog-images': {
    id: 'blog-images',
    name: 'Blog images',
    kinds: ['jpeg', 'png', 'webp'],
    maximumBytes: 5 * MB,
    creatorMay: [],
    grants: ['read("any")', 'create("label:admin")', 'update("label:admin")', 'delete("label:admin")'],
  },
} as const satisfies Record<string, Bucket>;

export type BucketId = keyof typeof buckets;

/** The file name extensions that a bucket accepts. */
export const extensionsOf = (bucket: BucketId): string[] =>
  buckets[bucket].kinds.flatMap((kind) => fileKinds[kind].extensions);

/**
 * Collections whose records name a file in `fileId`, and the bucket of that file. Read access to the record and to the
 * file always go together.
 */
export const bucketOfRecord: Readonly<Record<string, BucketId>> = {
  medical_documents: 'medical-files',
  bloodwork_results: 'medical-files',
  chat_messages: 'chat-images',
};

/** Collections whose records name a file in a field of their own, and its bucket. Such a record does not wait for its file. */
export const fileFieldOfRecord: Readonly<Record<string, { readonly field: string; readonly bucket: BucketId }>> = {
  profiles: { field: 'profilePhotoId', bucket: 'profile-photos' },
};

/** The possible file names of an account's profile photo. The photos of an account are found by these names. */
export const profilePhotoNames = (userId: string): string[] =>
  extensionsOf('profile-photos').map((extension) => `${userId}.${extension}`);
