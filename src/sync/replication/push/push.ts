import type { RxDocumentData } from 'rxdb';
import { unsentPage } from '@/db/outbox/unsent-rows.ts';
import type { LocalRow } from '@/db/store/local-row.ts';
import type { LocalCollectionName } from '@/model/collections/local-collections.ts';
import { applyServerRows } from '@/sync/records/apply-server-rows.ts';
import { isEqualRow } from '@/sync/records/conflict-resolution.ts';
import { kindsOf, recordOf } from '@/sync/records/record-types.ts';
import type { Row } from '@/sync/records/row-mapping.ts';
import type { ReplicationContext } from '@/sync/replication/context/replication-context.ts';
import { MAX_OPERATIONS } from '@/sync/transport/remote.ts';
import { acceptServerCopy } from './accept-server-copy.ts';
import type { Change, PushBatch } from './change.ts';
import { pushCreates } from './push-creates.ts';
import { pushDeletes } from './push-deletes.ts';
import { pushUpdates } from './push-updates.ts';

/** Maximum age of the last check whose session this is. The server rejects writes of another account in any case. */
const RECENT_MS = 30_000;
/**
 * A version of a row that was sent is not sent again for this time, if no pull has confirmed it: it may become visible
 * late.
 */
const RESEND_MS = 10_000;
const TRANSACTIONS_PER_BATCH = 5;

/**
 * The number of rows that are sent before another collection may send. Edits are sent one by one below a limit per minute
 * and would block all other collections for too long.
 */
const batchSize = (name: LocalCollectionName): number =>
  MAX_OPERATIONS * (kindsOf(name).some(([, { conflict }]) => conflict === 'per-field') ? 1 : TRANSACTIONS_PER_BATCH);

/** Whether a push has sent rows. `unconfirmed`: it sent none, but some that were sent before wait for a pull. */
export type PushResult = 'sent' | 'unconfirmed' | 'nothing';

/** A deletion is pushed even if its create was never confirmed: an earlier create request may still arrive. */
const isNew = ({ row, base }: Change, isAppendOnly: boolean) => isAppendOnly && base === undefined && !row._deleted;

async function pushKind(push: PushBatch, changes: readonly Change[]): Promise<void> {
  const [first] = changes;
  if (!first) return;
  const record = recordOf(push.name, first.row);
  const isAppendOnly = record.conflict !== 'per-field';
  const creates = changes.filter((change) => isNew(change, isAppendOnly));
  const deletes = changes.filter(({ row }) => row._deleted);
  const updates = changes.filter((change) => !change.row._deleted && !isNew(change, isAppendOnly));
  await pushCreates(push, record, creates);
  await pushUpdates(push, record, updates);
  await (record.isNeverDeleted ? acceptServerCopy : pushDeletes)(push, record, deletes);
}

/** The changes to send, out of these unsent rows. */
async function changesOf(
  name: LocalCollectionName,
  context: ReplicationContext,
  rows: readonly Row[],
  awaitedFile: ReadonlySet<string>,
) {
  const { records, idsAwaitingFile } = context;
  const all = (await records.rejectionCount()) > 0 ? await records.rejections() : [];
  const rejections = new Map(all.map((rejection) => [rejection.id, rejection]));
  const awaitingFile = await idsAwaitingFile(name);
  const changes = rows.flatMap((row): Change[] => {
    const rejection = rejections.get(row.id);
    // A row that this device's key cannot decrypt is not a change of the user.
    if (row.unreadable) return [];
    // The row is sent once its file has been uploaded. A deletion waits for nothing. A row that waited when the rows were
    // read may have been deleted with its file since: then its deletion is sent next.
    if (!row._deleted && (awaitingFile.has(row.id) || awaitedFile.has(row.id))) return [];
    // The rejected change is unedited and no retry was requested.
    if (rejection && !rejection.isAskedAgain && isEqualRow(name, rejection.row, row)) return [];
    return [{ row, base: (row.base as Row | undefined) ?? rejection?.base }];
  });
  return { changes, rejections };
}

/** Sends one batch of unsent rows and applies the server's copies that it met. @returns the ids of the rows that were sent */
async function pushBatch(
  name: LocalCollectionName,
  context: ReplicationContext,
  rows: readonly Row[],
  /** The ids of the records whose file was not uploaded when the rows were read. */
  awaitedFile: ReadonlySet<string>,
): Promise<string[]> {
  const { changes, rejections } = await changesOf(name, context, rows, awaitedFile);
  if (changes.length === 0) return [];
  // Check whose session this is before sending. Never send these rows under another account, even though the server
  // would reject them.
  await context.verify(RECENT_MS);
  const [serverCopies, rejected]: [Row[], Set<string>] = [[], new Set()];
  for (const [kind] of kindsOf(name)) {
    const ofKind = changes.filter(({ row }) => (row.kind ?? name) === kind);
    await pushKind({ name, kind, context, serverCopies, rejected }, ofKind);
  }
  await applyServerRows(context, name, serverCopies);
  const accepted = changes.map(({ row }) => row.id).filter((id) => !rejected.has(id));
  const settled = accepted.filter((id) => rejections.has(id));
  if (settled.length > 0) await context.records.deleteRejections(settled);
  context.pushed(name);
  return accepted;
}

/**
 * The push of one local collection: sends every unsent row, in batches, and one collection at a time. The rows stay unsent
 * until a pull confirms them, so that a process that dies at any moment loses nothing.
 */
export function pushOf(name: LocalCollectionName, context: ReplicationContext): () => Promise<PushResult> {
  /** The revision of each row that was sent and is not confirmed yet, and when it was sent (ms, monotonic clock). */
  const sent = new Map<string, { readonly revision: string; readonly at: number }>();
  const isUnconfirmed = ({ id, _rev }: RxDocumentData<LocalRow>) => {
    const { revision, at = -Infinity } = sent.get(id) ?? {};
    return revision === _rev && performance.now() - at < RESEND_MS;
  };

  return async () => {
    const collection = await context.store.collection(name);
    const limit = batchSize(name);
    const seen = new Set<string>();
    let result: PushResult = 'nothing';
    for (const isDeleted of [false, true])
      for (let after: string | undefined = ''; after !== undefined;) {
        const awaitedFile = await context.idsAwaitingFile(name);
        const page = await unsentPage(collection, isDeleted, { after, limit });
        for (const { id } of page) seen.add(id);
        const rows = page.filter((row) => !isUnconfirmed(row));
        if (rows.length < page.length && result === 'nothing') result = 'unconfirmed';
        const accepted = await context.rateLimiter.exclusive(() => pushBatch(name, context, rows, awaitedFile));
        if (accepted.length > 0) result = 'sent';
        for (const { id, _rev } of rows)
          if (accepted.includes(id)) sent.set(id, { revision: _rev, at: performance.now() });
        after = page.length < limit ? undefined : page.at(-1)?.id;
      }
    for (const id of sent.keys()) if (!seen.has(id)) sent.delete(id);
    return result;
  };
}
