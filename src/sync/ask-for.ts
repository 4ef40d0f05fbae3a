import { MOST_OPERATIONS, type RemoteDocument } from './remote.ts';
import type { ReplicationContext } from './replication-context.ts';

/** Asks for many ids, as many at a time as one query may name. @returns what was found, by id */
export async function askFor(
  { gate, remote }: Pick<ReplicationContext, 'gate' | 'remote'>,
  collection: string,
  ids: readonly string[],
): Promise<Map<string, RemoteDocument>> {
  const found = new Map<string, RemoteDocument>();
  for (let at = 0; at < ids.length; at += MOST_OPERATIONS) {
    const some = ids.slice(at, at + MOST_OPERATIONS);
    for (const document of await gate.ask(() => remote.byIds(collection, some))) found.set(document.$id, document);
  }
  return found;
}
