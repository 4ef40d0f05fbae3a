import { toStamp } from '../protocol/clock.ts';
import { withWildcards } from '../events/event-names.ts';
import type { ServerEvent } from '../events/event-bus.ts';
import { rolesWith } from '../protocol/permissions.ts';
import type { Collection } from '../schema/schema.ts';
import type { StoredDocument } from '../store/tables/document-table.ts';
import type { DocumentCall } from './document-context.ts';
import { documentJson } from './document-json.ts';

export type DocumentAction = 'create' | 'update' | 'upsert' | 'delete';

/** The names of an event that function triggers and realtime subscriptions match, the most specific first. */
function documentEventNames(
  { databaseId, id: collectionId }: Collection,
  id: string,
  action: DocumentAction,
): string[] {
  const kinds = [
    ['collections', 'documents'],
    ['tables', 'rows'],
  ] as const;
  const documents = kinds.flatMap(([outer, inner]) =>
    withWildcards([
      ['databases', databaseId],
      [outer, collectionId],
      [inner, id],
    ]),
  );
  const collections = kinds.flatMap(([outer]) =>
    withWildcards([
      ['databases', databaseId],
      [outer, collectionId],
    ]),
  );
  return [
    ...documents.map((path) => `${path}.${action}`),
    ...documents,
    ...collections,
    ...withWildcards([['databases', databaseId]]),
  ];
}

function documentChannels({ databaseId, id: collectionId }: Collection, id: string, action: DocumentAction): string[] {
  const documents = `databases.${databaseId}.collections.${collectionId}.documents`;
  const rows = `databases.${databaseId}.tables.${collectionId}.rows`;
  const tables = `tablesdb.${databaseId}.tables.${collectionId}.rows`;
  const paths = [
    'documents',
    documents,
    `${documents}.${id}`,
    'rows',
    rows,
    `${rows}.${id}`,
    tables,
    `${tables}.${id}`,
  ];
  return [...paths, ...paths.map((path) => `${path}.${action}`)];
}

/** Must not hold the document: it exists so that a queue can forget it. */
function rereadOf({ context, collection }: DocumentCall, id: string): () => Record<string, unknown> | null {
  return () => {
    const current = context.tableOf(collection).byId(id);
    return current && documentJson(collection, current);
  };
}

/** Publishes a change after its commit. The event of a deletion has the last state of the document. */
export function publishAfterCommit(call: DocumentCall, action: DocumentAction, document: StoredDocument): void {
  const { context, collection, caller } = call;
  const documentReaders = collection.documentSecurity ? rolesWith('read', document.permissions) : [];
  const collectionReaders = collection.permissions.filter((p) => p.action === 'read').map((p) => p.role);
  context.store.afterCommit(() => {
    const event: ServerEvent = {
      events: documentEventNames(collection, document.id, action),
      channels: documentChannels(collection, document.id, action),
      payload: documentJson(collection, document),
      ...(action !== 'delete' && { reread: rereadOf(call, document.id) }),
      roles: [...new Set([...collectionReaders, ...documentReaders])],
      timestamp: toStamp(Date.now()),
      userId: caller.userId ?? null,
    };
    context.events.publish(event);
  });
}
