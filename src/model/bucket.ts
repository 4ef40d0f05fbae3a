import { fileKinds, type FileKind } from './file-kind.ts';
import type { Action } from './permission.ts';

/** Where files of one purpose lie: what they may be, how large, and what the owner may do when no record says it. */
export interface Bucket {
  readonly id: string;
  readonly name: string;
  readonly kinds: readonly FileKind[];
  readonly maximumBytes: number;
  /** Grants of a file that belongs to no record of its own; any other has those of its record. */
  readonly creatorMay: readonly Action[];
  /** Who may do what with every file in it; without these each file says so itself. */
  readonly grants?: readonly string[];
}

const MB = 1_000_000;
/** The size of an upload's chunk; 25 of a document's megabytes are five of them. */
export const CHUNK_BYTES = 5 * 1024 * 1024;
const pictures: readonly FileKind[] = ['jpeg', 'png', 'webp', 'heic'];

/** The buckets of spec section 3, and one for the pictures of articles. */
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

/** The file name endings that a bucket takes. */
export const extensionsOf = (bucket: BucketId): string[] =>
  buckets[bucket].kinds.flatMap((kind) => fileKinds[kind].extensions);

/** Collections whose records name a file by `fileId`, and the bucket in which it lies. Whoever may read one may read the other. */
export const bucketOfRecord: Readonly<Record<string, BucketId>> = {
  medical_documents: 'medical-files',
  bloodwork_results: 'medical-files',
  chat_messages: 'chat-images',
};

/** What the photos of this account's profile may be called: its own are found by it. */
export const profilePhotoNames = (userId: string): string[] =>
  extensionsOf('profile-photos').map((extension) => `${userId}.${extension}`);
