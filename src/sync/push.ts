import type { RxReplicationWriteToMasterRow } from 'rxdb';
import type { LocalRow } from '@/db/local-row.ts';
import type { LocalCollectionName } from '@/model/local-collection.ts';
import type { Change, Push } from './change.ts';
import { isEqualRow, lossesOf } from './conflict.ts';
import { pushCreates } from './push-creates.ts';
import { pushDeletes } from './push-deletes.ts';
import { pushUpdates } from './push-updates.ts';
import { kindsOf, recordOf } from './record-of.ts';
import type { ReplicationContext } from './replication-context.ts';
import type { Row } from './rows.ts';
import { takeIn } from './take-in.ts';

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
  await (record.isNeverDeleted ? takeIn : pushDeletes)(push, record, deletes);
}

/** Which of the sent rows have something to say to the server. */
async function changesOf(
  name: LocalCollectionName,
  { records, held }: ReplicationContext,
  sent: readonly RxReplicationWriteToMasterRow<LocalRow>[],
) {
  const letters = (await records.count()) > 0 ? await records.letters() : [];
  const refused = new Map(letters.map((letter) => [letter.id, letter]));
  const waitsForFile = await held();
  const changes = sent.flatMap(({ newDocumentState, assumedMasterState }): Change[] => {
    const row = newDocumentState as Row;
    const letter = refused.get(row.id);
    // RxDB takes a refused change for the server's copy; its true base lies with the letter.
    const base = letter ? letter.base : (assumedMasterState as Row | undefined);
    // A row that this key cannot open is no change of hers.
    if (row.unreadable) return [];
    // It is written again when its file has arrived; a deletion waits for nothing.
    if (!row._deleted && waitsForFile.has(row.id)) return [];
    // The server's own copy, written here by the end of a conflict.
    if (row.serverUpdatedAt !== '' && isEqualRow(name, base, row)) return [];
    // Refused as it is, and nobody has mended it or asked again.
    if (letter && !letter.isAskedAgain && isEqualRow(name, letter.row, row)) return [];
    return [{ row, base: base?.unreadable ? undefined : base }];
  });
  return { changes, refused };
}

/** What these changes lose to the copies that they met is kept before anything is overwritten. */
async function keepLosses({ name, kind, context, conflicts }: Push, changes: readonly Change[]): Promise<void> {
  for (const { row, base } of changes) {
    const remote = conflicts.find(({ id }) => id === row.id);
    const losses = remote ? lossesOf(name, { base, local: row, remote }) : [];
    if (losses.length > 0) await context.records.noteLosses(name, kind, row.id, losses);
  }
}

/** The push handler of one local collection: all collections take turns, and what fails waits inside. */
export function pushOf(name: LocalCollectionName, context: ReplicationContext) {
  return (sent: RxReplicationWriteToMasterRow<LocalRow>[]): Promise<Row[]> =>
    context.gate.exclusive(async () => {
      const { changes, refused } = await changesOf(name, context, sent);
      if (changes.length === 0) return [];
      const conflicts: Row[] = [];
      const dead = new Set<string>();
      // The account first: somebody else's session must not even be asked to refuse.
      await context.verify(RECENT_MS);
      for (const [kind] of kindsOf(name)) {
        const ofKind = changes.filter(({ row }) => (row.kind ?? name) === kind);
        const push = { name, kind, context, conflicts, dead };
        await pushKind(push, ofKind);
        await keepLosses(push, ofKind);
      }
      const mended = changes.map(({ row }) => row.id).filter((id) => refused.has(id) && !dead.has(id));
      if (mended.length > 0) await context.records.raise(mended);
      context.pushed(name);
      return conflicts;
    });
}
