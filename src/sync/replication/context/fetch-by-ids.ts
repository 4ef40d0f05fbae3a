import { isStoredFor, type RecordType } from '@/model/schema/record.ts';
import { MAX_OPERATIONS, type RemoteDocument } from '@/sync/transport/remote.ts';
import type { ReplicationContext } from './replication-context.ts';

/**
 * Fetches documents by id, in chunks of what one query may name. A document that another account wrote under one of the
 * ids counts as missing: an id that is derived from the record's content can be guessed.
 * @returns the documents of this user that were found, by id
 */
export async function fetchByIds(
  { rateLimiter, remote, userId }: Pick<ReplicationContext, 'rateLimiter' | 'remote' | 'userId'>,
  record: RecordType,
  ids: readonly string[],
): Promise<Map<string, RemoteDocument>> {
  const found = new Map<string, RemoteDocument>();
  for (let at = 0; at < ids.length; at += MAX_OPERATIONS) {
    const some = ids.slice(at, at + MAX_OPERATIONS);
    for (const document of await rateLimiter.retry(() => remote.byIds(record.collection, some)))
      if (isStoredFor(record, document, userId)) found.set(document.$id, document);
  }
  return found;
}
