import type { RecordType } from '@/model/record.ts';
import { tombstone } from '@/model/tombstone.ts';
import { askFor } from './ask-for.ts';
import type { Change, Push } from './change.ts';
import type { Operation } from './remote.ts';
import { createData, goneRow, isMadeAgain, rowOf } from './rows.ts';
import { sendAll, type Parcel } from './send-all.ts';

export interface CreateParcel extends Parcel {
  readonly change: Change;
}

/** Sends new records. What the server already holds under the same id has arrived before, or is a conflict. */
export async function pushCreates(push: Push, record: RecordType, changes: readonly Change[]): Promise<void> {
  const { name, kind, conflicts, dead } = push;
  const { userId, remote, gate, verify, records, tombstones } = push.context;
  const isGone = ({ row }: Change) => {
    const { id } = row;
    const gone = tombstones.find(record.collection, id);
    if (!gone || isMadeAgain(name, record, row, gone)) return false;
    conflicts.push(goneRow(name, kind, id, userId, gone.updatedAt, gone.deletedAt));
    return true;
  };
  /** What was deleted before and is made again takes its tombstone away. */
  const operationsOf = ({ row }: Change, isBuried: boolean): Operation[] => [
    ...(isBuried ? [{ action: 'delete' as const, collection: tombstone.collection, id: row.id }] : []),
    { action: 'create', collection: record.collection, id: row.id, data: createData(record, row, userId) },
  ];
  const parcels = changes
    .filter((change) => !isGone(change))
    .map((change): CreateParcel => {
      const { id } = change.row;
      const isBuried = tombstones.find(record.collection, id) !== undefined;
      return { id, change, operations: operationsOf(change, isBuried) };
    });
  await sendAll(parcels, {
    remote,
    gate,
    verify,
    async settle(uncertain) {
      const ids = uncertain.map(({ id }) => id);
      const present = await askFor(push.context, record, ids);
      if (record.hasDerivedId) {
        const buried = await askFor(push.context, tombstone, ids);
        for (const parcel of uncertain) parcel.operations = operationsOf(parcel.change, buried.has(parcel.id));
      }
      return uncertain.filter(({ id }) => {
        const theirs = present.get(id);
        if (!theirs) return true;
        // The same content too: a pull may have passed it by while it waited, and would never mark it as arrived.
        conflicts.push(rowOf(name, kind, record, theirs));
        return false;
      });
    },
    async refused({ id, change }, failure) {
      dead.add(id);
      await records.bury(name, change.row, change.base, failure);
    },
  });
  for (const { id } of parcels) tombstones.forget(record.collection, id);
}
