import type { RxReplicationWriteToMasterRow } from 'rxdb';
import type { LocalRow } from '@/db/local-row.ts';
import type { LocalCollectionName } from '@/model/local-collection.ts';
import type { Change, Push } from './change.ts';
import { pushCreates } from './push-creates.ts';
import { pushDeletes } from './push-deletes.ts';
import { pushUpdates } from './push-updates.ts';
import { kindsOf, recordOf } from './record-of.ts';
import type { ReplicationContext } from './replication-context.ts';
import type { Row } from './rows.ts';

/** How old the last proof of whose session it is may be; the server refuses what another account sends in any case. */
const RECENT_MS = 30_000;

/** A deletion whose create never left the phone still travels: an earlier create may yet arrive. */
const isNew = ({ row, base }: Change, isAppendOnly: boolean) => isAppendOnly && base === undefined && !row._deleted;

async function pushKind(push: Push, changes: readonly Change[]): Promise<void> {
  const [first] = changes;
  if (!first) return;
  const record = recordOf(push.name, first.row);
  const isAppendOnly = record.conflict !== 'per-field';
  const creates = changes.filter((change) => isNew(change, isAppendOnly));
  const deletes = changes.filter(({ row }) => row._deleted);
  const updates = changes.filter((change) => !change.row._deleted && !isNew(change, isAppendOnly));
  await pushCreates(push, record, creates);
  await pushUpdates(push, record, updates);
  await pushDeletes(push, record, deletes);
}

/** The push handler of one local collection: all collections take turns, and what fails waits inside. */
export function pushOf(name: LocalCollectionName, context: ReplicationContext) {
  return (sent: RxReplicationWriteToMasterRow<LocalRow>[]): Promise<Row[]> =>
    context.gate.exclusive(async () => {
      // A row that this key cannot open is no change of hers.
      const readable = sent.filter(({ newDocumentState }) => !newDocumentState.unreadable);
      const refusedBefore = new Map(
        (await context.records.count()) > 0
          ? (await context.records.letters()).map((letter) => [letter.id, letter] as const)
          : [],
      );
      const conflicts: Row[] = [];
      const dead = new Set<string>();
      // The account first: somebody else's session must not even be asked to refuse.
      await context.verify(RECENT_MS);
      for (const [kind] of kindsOf(name)) {
        const ofKind = readable.filter(({ newDocumentState }) => (newDocumentState.kind ?? name) === kind);
        const changes = ofKind.map(({ newDocumentState, assumedMasterState }): Change => {
          const letter = refusedBefore.get(newDocumentState.id);
          // RxDB takes a refused change for the server's copy; its true base lies with the letter.
          const base = letter ? letter.base : (assumedMasterState as Row | undefined);
          return { row: newDocumentState as Row, base: base?.unreadable ? undefined : base };
        });
        await pushKind({ name, kind, context, conflicts, dead }, changes);
      }
      const mended = readable
        .map(({ newDocumentState }) => newDocumentState.id)
        .filter((id) => refusedBefore.has(id) && !dead.has(id));
      if (mended.length > 0) await context.records.raise(mended);
      context.pushed(name);
      return conflicts;
    });
}
