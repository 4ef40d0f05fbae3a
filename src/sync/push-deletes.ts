import { toInstant } from '@/model/instant.ts';
import type { RecordType } from '@/model/record.ts';
import { tombstone } from '@/model/tombstone.ts';
import { askFor } from './ask-for.ts';
import type { Change, Push } from './change.ts';
import type { CreateParcel } from './push-creates.ts';
import type { Operation, RemoteDocument } from './remote.ts';
import { deletionTimeOf, goneRow, isOvertaken, rowOf, tombstoneData } from './rows.ts';
import { sendAll } from './send-all.ts';

/** Deletes for good and says so in the same transaction, each only as far as it has not been done. */
export async function pushDeletes(push: Push, record: RecordType, changes: readonly Change[]): Promise<void> {
  const { name, kind, dead, conflicts } = push;
  const { userId, remote, gate, verify, records } = push.context;
  const { collection } = record;

  /** What the server showed of those that are to go. */
  const shown = new Map<string, RemoteDocument>();

  async function settle(parcels: readonly CreateParcel[]): Promise<CreateParcel[]> {
    const ids = parcels.map(({ id }) => id);
    for (;;) {
      const present = await askFor(push.context, record, ids);
      const buried = await askFor(push.context, tombstone, ids);
      // Absent to a lost session is not absent.
      if ((await verify()) === 'regained') continue;
      for (const [id, document] of present) shown.set(id, document);
      return parcels
        .map(({ id, change }) => {
          const operations: Operation[] = [];
          const grave = buried.get(id);
          const theirs = present.get(id);
          // Something else by now, of which the deletion did not know.
          const isUnaware = !change.base || change.row.isBrought === true;
          if (theirs && isUnaware && isOvertaken(name, record, theirs, change.row)) {
            conflicts.push(rowOf(name, kind, record, theirs));
            return { id, change, operations };
          }
          // It had arrived; the server's own word in its place says so.
          if (grave && !present.has(id)) {
            const deletedAt = toInstant(String(grave.deletedAt));
            conflicts.push(goneRow(name, kind, id, userId, grave.$updatedAt, deletedAt));
          }
          if (present.has(id)) operations.push({ action: 'delete', collection, id });
          if (!grave) {
            const data = tombstoneData(record, userId, deletionTimeOf(change.row));
            operations.push({ action: 'create', collection: tombstone.collection, id, data });
          }
          return { id, change, operations };
        })
        .filter(({ operations }) => operations.length > 0);
    }
  }

  /** Deletes what cannot have its tombstone, because somebody else has the id there. @returns whether it is gone */
  async function deleteUntold(id: string): Promise<boolean> {
    for (;;) {
      const isThere = (await askFor(push.context, record, [id])).has(id);
      if (!isThere && (await verify()) === 'held') return true;
      if (!isThere) continue;
      const result = await gate.try(() => remote.commit([{ action: 'delete', collection, id }]));
      if ('value' in result) return true;
      if (result.failure.kind !== 'unreachable') return false;
    }
  }

  if (changes.length === 0) return;
  const wanted = changes.map((change) => ({ id: change.row.id, change, operations: [] }));
  await sendAll(await settle(wanted), {
    remote,
    gate,
    verify,
    settle,
    async refused({ id, change }, failure) {
      if (failure.kind === 'conflict' && (await deleteUntold(id))) {
        const since = shown.get(id)?.$updatedAt ?? toInstant(Date.now());
        conflicts.push(goneRow(name, kind, id, userId, since));
        return;
      }
      dead.add(id);
      const document = shown.get(id);
      // Whoever gives the deletion up gets the record back.
      const base = change.base ?? (document && rowOf(name, kind, record, document));
      await records.bury(name, change.row, base, failure);
    },
  });
}
