import type { LocalCollectionName } from '@/model/collections/local-collections.ts';
import { kindsOf } from '@/sync/records/record-types.ts';
import { applyServerRows } from '@/sync/records/apply-server-rows.ts';
import { reconcile } from './reconcile.ts';
import type { ReplicationContext } from '@/sync/replication/context/replication-context.ts';
import { deletedRow } from '@/sync/records/row-mapping.ts';

interface ReconcilerOptions {
  readonly names: readonly LocalCollectionName[];
  readonly context: ReplicationContext;
}

export interface Reconciler {
  /** Compares both sides if it is due and no comparison is running. */
  runIfDue(): void;
  /** Handles a deletion reported over realtime. Without a tombstone no pull would find it. */
  checkDeleted(name: LocalCollectionName, id: string): void;
}

export function reconcileWhenDue({ names, context }: ReconcilerOptions): Reconciler {
  const { store, serverHistory, tombstones, rateLimiter, remote, verify, userId } = context;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    const { sinceInSyncMs, comparedUntil, isReportedDeleted } = serverHistory;
    const finishComparison = serverHistory.beginComparison();
    await tombstones.readFromScratch(verify);
    for (const name of names) {
      await reconcile(name, await store.collection(name), context, {
        userId,
        sinceInSyncMs,
        comparedUntil,
        isReportedDeleted,
      });
    }
    await finishComparison();
  }

  async function checkOne(name: LocalCollectionName, id: string): Promise<void> {
    const row = await (await store.collection(name)).findOne(id).exec();
    if (!row || row.serverUpdatedAt === '') return;
    const entry = kindsOf(name).find(([kind]) => (row.kind ?? name) === kind);
    if (!entry) return;
    const [kind, { collection }] = entry;
    await tombstones.refresh();
    const isOnServer = (await rateLimiter.retry(() => remote.byIds(collection, [id]))).length > 0;
    if (isOnServer || tombstones.find(collection, id) || (await verify()) === 'regained') return;
    await applyServerRows(context, name, [deletedRow(name, kind, id, userId, row.serverUpdatedAt)]);
  }

  return {
    runIfDue() {
      if (running || !serverHistory.isDue || rateLimiter.blockedBy !== null) return;
      // It fails only when sync stops; then it is due at the next start.
      running = run()
        .catch(() => undefined)
        .finally(() => (running = undefined));
    },
    checkDeleted(name, id) {
      serverHistory.noteDeleted(id);
      void checkOne(name, id).catch(() => undefined);
    },
  };
}
