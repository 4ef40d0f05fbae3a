import { ApiError, fileNotFound, unauthorized } from '../protocol/api-error.ts';
import type { Caller } from '../protocol/caller.ts';
import { mayOnCollection, mayOnDocument } from '../documents/document-access.ts';
import { rolesWith, type Action } from '../protocol/permissions.ts';
import type { Bucket, Collection } from '../schema/schema.ts';
import type { StoredDocument } from '../store/tables/document-table.ts';
import { collectionOf } from '../store/tables/stored-file.ts';

/** One call of a caller on a bucket. */
export interface FileCall {
  caller: Caller;
  bucket: Bucket;
  collection: Collection;
}

/**
 * Creates the call on a bucket.
 * @throws storage_bucket_not_found, also for a disabled bucket, unless the caller is a key
 */
export function callOn(buckets: ReadonlyMap<string, Bucket>, caller: Caller, bucketId: string): FileCall {
  const bucket = buckets.get(bucketId);
  if (!bucket || !(bucket.enabled || caller.kind === 'key')) {
    throw new ApiError(404, 'storage_bucket_not_found', 'Storage bucket with the requested ID could not be found.');
  }
  return { caller, bucket, collection: collectionOf(bucket) };
}

function missingPermission(caller: Caller, action: Action, roles: readonly string[]): ApiError {
  return unauthorized(
    `Missing "${action}" permission for role "${roles.join(', ')}". Only "${JSON.stringify(caller.roles)}" scopes are allowed and "${JSON.stringify(roles)}" was given.`,
  );
}

/**
 * Without file security only the bucket's permissions count, so they can be checked before the file is read.
 * @throws user_unauthorized
 */
export function requireBucketRight({ caller, bucket, collection }: FileCall, action: Action): void {
  if (mayOnCollection(caller, collection, action) || (bucket.fileSecurity && action !== 'create')) return;
  throw missingPermission(
    caller,
    action,
    bucket.permissions.filter((p) => p.action === action).map((p) => p.role),
  );
}

/** @throws storage_file_not_found also for a file that the caller may not read */
export function requireReadable(call: FileCall, document: StoredDocument | null): StoredDocument {
  if (!document || !mayOnDocument(call.caller, call.collection, document, 'read')) throw fileNotFound();
  return document;
}

/** @throws storage_file_not_found, user_unauthorized */
export function requireDeletable(call: FileCall, document: StoredDocument | null): StoredDocument {
  if (!document) throw fileNotFound();
  if (mayOnDocument(call.caller, call.collection, document, 'delete')) return document;
  throw missingPermission(call.caller, 'delete', rolesWith('delete', document.permissions));
}
