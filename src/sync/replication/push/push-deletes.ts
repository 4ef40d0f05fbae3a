import { toInstant } from '@/model/time/instant.ts';
import type { RecordType } from '@/model/schema/record.ts';
import { tombstone } from '@/model/records/tombstone.ts';
import { fetchByIds } from '@/sync/replication/context/fetch-by-ids.ts';
import type { Change, PushBatch } from './change.ts';
import type { PendingCreate } from './push-creates.ts';
import type { Operation, RemoteDocument } from '@/sync/transport/remote.ts';
import { deletionTimeOf, deletedRow, isOvertaken, rowOf, tombstoneData } from '@/sync/records/row-mapping.ts';
import { sendInTransactions } from './send-transactions.ts';

/** Deletes documents and writes their tombstones in the same transaction. Skips each half that is already done. */
export async function pushDeletes(push: PushBatch, record: RecordType, changes: readonly Change[]): Promise<void> {
  const { name, kind, rejected, serverCopies } = push;
  const { userId, remote, rateLimiter, verify, records } = push.context;
  const { collection } = record;

  /** The server's documents of the records to delete, by id. */
  const seenDocuments = new Map<string, RemoteDocument>();

  async function settle(units: readonly PendingCreate[]): Promise<PendingCreate[]> {
    const ids = units.map(({ id }) => id);
    for (;;) {
      const present = await fetchByIds(push.context, record, ids);
      const tombstones = await fetchByIds(push.context, tombstone, ids);
      // The server answers a guest with empty lists. If the session was lost, ask again.
      if ((await verify()) === 'regained') continue;
      for (const [id, document] of present) seenDocuments.set(id, document);
      return units
        .map(({ id, change }) => {
          const operations: Operation[] = [];
          const existingTombstone = tombstones.get(id);
          const theirs = present.get(id);
          // The document may have been created again or edited since, without this deletion being based on it.
          const maySkipNewer = !change.base || change.row.isBrought === true;
          if (theirs && maySkipNewer && isOvertaken(name, record, theirs, change.row)) {
            serverCopies.push(rowOf(name, kind, record, theirs));
            return { id, change, operations };
          }
          // An earlier try had arrived. Take over the server's tombstone so that the row is marked as confirmed.
          if (existingTombstone && !present.has(id)) {
            const deletedAt = toInstant(String(existingTombstone.deletedAt));
            serverCopies.push(deletedRow(name, kind, id, userId, existingTombstone.$updatedAt, deletedAt));
          }
          if (present.has(id)) operations.push({ action: 'delete', collection, id });
          if (!existingTombstone) {
            const data = tombstoneData(record, userId, deletionTimeOf(change.row));
            operations.push({ action: 'create', collection: tombstone.collection, id, data });
          }
          return { id, change, operations };
        })
        .filter(({ operations }) => operations.length > 0);
    }
  }

  /**
   * Deletes a document whose tombstone cannot be written because another account owns a tombstone with that id.
   * @returns whether the document is gone
   */
  async function deleteWithoutTombstone(id: string): Promise<boolean> {
    for (;;) {
      const isOnServer = (await fetchByIds(push.context, record, [id])).has(id);
      if (!isOnServer && (await verify()) === 'held') return true;
      if (!isOnServer) continue;
      const result = await rateLimiter.tryOnce(() => remote.commit([{ action: 'delete', collection, id }]));
      if ('value' in result) return true;
      if (result.failure.kind !== 'unreachable') return false;
    }
  }

  if (changes.length === 0) return;
  const allUnits = changes.map((change) => ({ id: change.row.id, change, operations: [] }));
  await sendInTransactions(await settle(allUnits), {
    remote,
    rateLimiter,
    verify,
    settle,
    async onRefused({ id, change }, failure) {
      if (failure.kind === 'conflict' && (await deleteWithoutTombstone(id))) {
        const since = seenDocuments.get(id)?.$updatedAt ?? toInstant(Date.now());
        serverCopies.push(deletedRow(name, kind, id, userId, since));
        return;
      }
      rejected.add(id);
      const document = seenDocuments.get(id);
      // If the user gives this deletion up, the record is restored from this base.
      const base = change.base ?? (document && rowOf(name, kind, record, document));
      await records.saveRejection(name, change.row, base, failure);
    },
  });
}
