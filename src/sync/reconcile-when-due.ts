import type { Store } from '@/db/open-store.ts';
import type { LocalCollectionName } from '@/model/local-collection.ts';
import { kindsOf } from './record-of.ts';
import { reconcile } from './reconcile.ts';
import type { ReplicationContext } from './replication-context.ts';
import { goneRow } from './rows.ts';

interface ReconcilerOptions {
  readonly store: Store;
  readonly names: readonly LocalCollectionName[];
  readonly context: ReplicationContext;
  /** Pulls a collection, which takes in what was found. */
  readonly pull: (name: LocalCollectionName) => void;
}

export interface Reconciler {
  /** Compares both sides if it is time; the answer of a comparison under way is waited for. */
  runIfDue(): void;
  /** The server said that a record was deleted; without a tombstone no pull would find that. */
  lookFor(name: LocalCollectionName, id: string): void;
}

export function reconcileWhenDue({ store, names, context, pull }: ReconcilerOptions): Reconciler {
  const { soundness, tombstones, gate, remote, verify, userId } = context;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    const { awayMs, comparedUntil, isSaidGone } = soundness;
    const compared = soundness.beginComparison();
    await tombstones.readAnew(verify);
    for (const name of names) {
      await reconcile(name, await store.collection(name), context, { userId, awayMs, comparedUntil, isSaidGone });
      pull(name);
    }
    await compared();
  }

  async function look(name: LocalCollectionName, id: string): Promise<void> {
    const row = await (await store.collection(name)).findOne(id).exec();
    if (!row || row.serverUpdatedAt === '') return;
    const entry = kindsOf(name).find(([kind]) => (row.kind ?? name) === kind);
    if (!entry) return;
    const [kind, { collection }] = entry;
    await tombstones.refresh();
    const isThere = (await gate.ask(() => remote.byIds(collection, [id]))).length > 0;
    if (isThere || tombstones.find(collection, id) || (await verify()) === 'regained') return;
    context.takeLater(name, [goneRow(name, kind, id, userId, row.serverUpdatedAt)]);
    pull(name);
  }

  return {
    runIfDue() {
      if (running || !soundness.isDue || gate.hindrance !== null) return;
      // It ends early only with the sync; then it is due at the next start.
      running = run()
        .catch(() => undefined)
        .finally(() => (running = undefined));
    },
    lookFor(name, id) {
      soundness.noteGone(id);
      void look(name, id).catch(() => undefined);
    },
  };
}
