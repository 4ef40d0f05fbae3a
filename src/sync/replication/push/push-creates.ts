import type { RecordType } from '@/model/schema/record.ts';
import { tombstone } from '@/model/records/tombstone.ts';
import { fetchByIds } from '@/sync/replication/context/fetch-by-ids.ts';
import type { Change, PushBatch } from './change.ts';
import type { Operation } from '@/sync/transport/remote.ts';
import { createData, deletedRow, isRecreated, rowOf } from '@/sync/records/row-mapping.ts';
import { sendInTransactions, type WriteUnit } from './send-transactions.ts';

export interface PendingCreate extends WriteUnit {
  readonly change: Change;
}

/** Sends new records. A record that the server already has under the same id has arrived before, or is a conflict. */
export async function pushCreates(push: PushBatch, record: RecordType, changes: readonly Change[]): Promise<void> {
  const { name, kind, serverCopies, rejected } = push;
  const { userId, remote, rateLimiter, verify, records, tombstones } = push.context;
  const isDeletedOnServer = ({ row }: Change) => {
    const { id } = row;
    const deletion = tombstones.find(record.collection, id);
    if (!deletion || isRecreated(name, record, row, deletion)) return false;
    serverCopies.push(deletedRow(name, kind, id, userId, deletion.updatedAt, deletion.deletedAt));
    return true;
  };
  /** A record that was deleted and is created again removes its tombstone. */
  const operationsOf = ({ row }: Change, hasTombstone: boolean): Operation[] => [
    ...(hasTombstone ? [{ action: 'delete' as const, collection: tombstone.collection, id: row.id }] : []),
    { action: 'create', collection: record.collection, id: row.id, data: createData(record, row, userId) },
  ];
  const units = changes
    .filter((change) => !isDeletedOnServer(change))
    .map((change): PendingCreate => {
      const { id } = change.row;
      const hasTombstone = tombstones.find(record.collection, id) !== undefined;
      return { id, change, operations: operationsOf(change, hasTombstone) };
    });
  await sendInTransactions(units, {
    remote,
    rateLimiter,
    verify,
    async settle(uncertain) {
      const ids = uncertain.map(({ id }) => id);
      const present = await fetchByIds(push.context, record, ids);
      if (record.hasDerivedId) {
        const tombstoneRecords = await fetchByIds(push.context, tombstone, ids);
        for (const unit of uncertain) unit.operations = operationsOf(unit.change, tombstoneRecords.has(unit.id));
      }
      return uncertain.filter(({ id }) => {
        const theirs = present.get(id);
        if (!theirs) return true;
        // Report it even if the content is equal: a pull may have skipped the row while it was unsent, and would never
        // mark it as confirmed.
        serverCopies.push(rowOf(name, kind, record, theirs));
        return false;
      });
    },
    async onRefused({ id, change }, failure) {
      rejected.add(id);
      await records.saveRejection(name, change.row, change.base, failure);
    },
  });
  for (const { id } of units) tombstones.forget(record.collection, id);
}
