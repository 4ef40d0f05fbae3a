import type { RecordType } from '@/model/record.ts';
import type { Change, Push } from './change.ts';
import { MOST_OPERATIONS } from './remote.ts';
import { createData, goneRow, rowOf } from './rows.ts';
import { sendAll, type Parcel } from './send-all.ts';

export interface CreateParcel extends Parcel {
  readonly change: Change;
}

const inGroups = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / MOST_OPERATIONS) }, (_, at) =>
    all.slice(at * MOST_OPERATIONS, (at + 1) * MOST_OPERATIONS),
  );

/** Asks for many ids, as many at a time as one query may name. */
export async function askFor({ context: { gate, remote } }: Push, collection: string, ids: readonly string[]) {
  const found = [];
  for (const some of inGroups(ids)) found.push(...(await gate.ask(() => remote.byIds(collection, some))));
  return new Map(found.map((document) => [document.$id, document]));
}

/** Sends new records. What the server already holds under the same id has arrived before, or is a conflict. */
export async function pushCreates(push: Push, record: RecordType, changes: readonly Change[]): Promise<void> {
  const { name, kind, conflicts, dead } = push;
  const { userId, remote, gate, verify, records, tombstones } = push.context;
  const isGone = ({ row: { id } }: Change) => {
    const gone = tombstones.find(record.collection, id);
    if (gone) conflicts.push(goneRow(name, kind, id, userId, gone.updatedAt));
    return gone !== undefined;
  };
  const parcels = changes
    .filter((change) => !isGone(change))
    .map((change): CreateParcel => {
      const { id } = change.row;
      const data = createData(record, change.row, userId);
      return { id, change, operations: [{ action: 'create', collection: record.collection, id, data }] };
    });
  await sendAll(parcels, {
    remote,
    gate,
    verify,
    async settle(uncertain) {
      const present = await askFor(
        push,
        record.collection,
        uncertain.map(({ id }) => id),
      );
      return uncertain.filter(({ id }) => {
        const theirs = present.get(id);
        if (!theirs) return true;
        // The same content too: a pull may have passed it by while it waited, and would never mark it as arrived.
        conflicts.push(rowOf(name, kind, record, theirs));
        return false;
      });
    },
    async refused({ id, change }, failure) {
      // The server had it, has it, and does not show it: she may not see it any more.
      if (failure.kind === 'conflict' && change.base?.serverUpdatedAt) {
        conflicts.push(goneRow(name, kind, id, userId, change.base.serverUpdatedAt));
        return;
      }
      dead.add(id);
      await records.bury(name, change.row, change.base, failure);
    },
  });
}
