import { isKeptBy, type RecordType } from '@/model/record.ts';
import { MOST_OPERATIONS, type RemoteDocument } from './remote.ts';
import type { ReplicationContext } from './replication-context.ts';

/**
 * Asks for many ids, as many at a time as one query may name. What a stranger wrote under one of them counts as absent:
 * an id that follows from what it names can be known to anybody.
 * @returns what was found of this user, by id
 */
export async function askFor(
  { gate, remote, userId }: Pick<ReplicationContext, 'gate' | 'remote' | 'userId'>,
  record: RecordType,
  ids: readonly string[],
): Promise<Map<string, RemoteDocument>> {
  const found = new Map<string, RemoteDocument>();
  for (let at = 0; at < ids.length; at += MOST_OPERATIONS) {
    const some = ids.slice(at, at + MOST_OPERATIONS);
    for (const document of await gate.ask(() => remote.byIds(record.collection, some)))
      if (isKeptBy(record, document, userId)) found.set(document.$id, document);
  }
  return found;
}
