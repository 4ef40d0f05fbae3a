import { countUnsent } from '@/db/outbox/unsent-rows.ts';
import { withTimeout } from '@/db/scheduling/with-timeout.ts';
import type { LocalCollectionName } from '@/model/collections/local-collections.ts';
import type { ReplicationContext } from './context/replication-context.ts';
import { pullOf } from './pull/pull.ts';
import { pushOf } from './push/push.ts';
import { runWhenWoken } from './run-when-woken.ts';

/** Wait before another look at rows that were sent and that no pull has confirmed, in ms. */
const CONFIRM_MS = 10_000;
/** The first push waits this long for the first pull, in ms: it may confirm rows that were sent before a restart. */
const FIRST_PULL_MS = 5_000;

export interface CollectionReplication {
  /** Something may have changed on the server. */
  pull(): void;
  /** Something may be unsent. */
  push(): void;
  /** Resolves when the work under way has ended. */
  stop(): Promise<void>;
}

interface Options {
  readonly name: LocalCollectionName;
  readonly context: ReplicationContext;
  /** Runs once, before anything is read or sent; again after a failure. */
  readonly prepare: () => Promise<void>;
  readonly onActive: (isActive: boolean) => void;
}

/**
 * Replicates one local collection until it is stopped.
 *
 * - A row of the store is its own outbox: it is unsent while `serverUpdatedAt` is empty, however it was written and
 *   whichever tab wrote it. Push reads the unsent rows by an index and sends them. It marks nothing as sent.
 * - Pull reads what the server has changed since the checkpoint. An unsent row that arrives from there is confirmed, or
 *   merged if the server's copy differs; then it is still unsent. The checkpoint is saved after the rows.
 * - So a process that dies at any moment leaves unsent rows and an older checkpoint, and the next run does the rest:
 *   to send a row twice or to read a page twice changes nothing.
 *
 * Both run side by side, because a reading must not wait until years of history have arrived. They meet only in the rows,
 * which both replace by compare-and-set.
 */
export function replicateCollection({ name, context, prepare, onActive }: Options): CollectionReplication {
  const { tombstones, store } = context;
  const pull = pullOf(name, context);
  const push = pushOf(name, context);
  let prepared: Promise<void> | undefined;
  let active = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let endWaits = () => {};
  const waitsEnded = new Promise<void>((resolve) => (endWaits = resolve));
  let firstPullEnded = () => {};
  const firstPull = new Promise<void>((resolve) => (firstPullEnded = resolve));

  const untilPrepared = () =>
    (prepared ??= prepare().catch((error: unknown) => {
      prepared = undefined;
      throw error;
    }));

  /** Reports whether pull or push are at work. */
  async function reported(work: () => Promise<void>): Promise<void> {
    if ((active += 1) === 1) onActive(true);
    await work().finally(() => {
      if ((active -= 1) === 0) onActive(false);
    });
  }

  const pulling = runWhenWoken(() =>
    reported(async () => {
      await untilPrepared();
      await pull();
      firstPullEnded();
    }),
  );
  const pushing = runWhenWoken(async () => {
    await untilPrepared();
    clearTimeout(timer);
    if ((await countUnsent(await store.collection(name))) === 0) return;
    await reported(async () => {
      await withTimeout(FIRST_PULL_MS, Promise.race([firstPull, waitsEnded]));
      // Without them a record that was deleted elsewhere would be created again.
      await Promise.race([tombstones.complete, waitsEnded]);
      const result = await push();
      if (result !== 'nothing') timer = setTimeout(pushing.wake, CONFIRM_MS);
      // The pull confirms what was sent.
      if (result === 'sent') pulling.wake();
    });
  });
  // A merge leaves an unsent row as well, so every write of the store may be something to send.
  const rows = store.collection(name).then(({ eventBulks$ }) => eventBulks$.subscribe(pushing.wake));
  // A store that was closed has nothing to send.
  rows.catch(() => undefined);

  return {
    pull: pulling.wake,
    push: pushing.wake,
    async stop() {
      endWaits();
      await Promise.all([pulling.stop(), pushing.stop()]);
      clearTimeout(timer);
      (await rows).unsubscribe();
    },
  };
}
