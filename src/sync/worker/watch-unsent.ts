import { currentFileStore } from '@/db/files/current-file-store.ts';
import { currentForumStore } from '@/db/forum/forum-store.ts';
import type { LocalRow } from '@/db/store/local-row.ts';
import type { Store } from '@/db/store/open-store.ts';
import { unsentCounts } from '@/db/outbox/unsent-count.ts';
import { localCollections, type LocalCollectionName } from '@/model/collections/local-collections.ts';
import { debounce } from '@/db/scheduling/debounce.ts';

const RECOUNT_QUIET_MS = 100;
const RECOUNT_LATEST_MS = 500;

interface RowEvent {
  readonly documentData: Pick<LocalRow, 'serverUpdatedAt'>;
  readonly previousDocumentData?: Pick<LocalRow, 'serverUpdatedAt'>;
}

const becameUnsent = ({ documentData, previousDocumentData }: RowEvent) =>
  documentData.serverUpdatedAt === '' && previousDocumentData?.serverUpdatedAt !== '';

/**
 * Emits the number of unsent rows, files and forum texts that this tab knows of. The worker's count arrives a moment
 * after a write, and the screen would show "synced" in between: a write of this tab counts at once, and a moment later
 * the rows are counted exactly.
 */
export async function watchUnsent(store: Store, onCount: (unsent: number) => void): Promise<() => void> {
  const names = Object.keys(localCollections) as LocalCollectionName[];
  const counts = new Map<LocalCollectionName, number>();
  const stale = new Set<LocalCollectionName>(names);
  let files = 0;
  let posts = 0;
  let isStopped = false;

  const emit = () => {
    if (!isStopped) onCount([...counts.values()].reduce((sum, count) => sum + count, files + posts));
  };
  async function count(): Promise<void> {
    const staleNames = [...stale];
    stale.clear();
    for (const [name, unsent] of await unsentCounts(store, staleNames)) counts.set(name, unsent);
    files = await fileStore.countUnsent();
    posts = await forum.countUnsent();
    emit();
  }
  const [fileStore, forum] = await Promise.all([currentFileStore(), currentForumStore()]);
  const recount = debounce(() => void count().catch(() => undefined), RECOUNT_QUIET_MS, RECOUNT_LATEST_MS);

  await count();
  const subscriptions = await Promise.all(
    names.map(async (name) => {
      const { eventBulks$ } = await store.collection(name);
      return eventBulks$.subscribe(({ events }) => {
        const written = events.filter(becameUnsent).length;
        if (written > 0) {
          counts.set(name, (counts.get(name) ?? 0) + written);
          emit();
        }
        stale.add(name);
        recount();
      });
    }),
  );
  const recountFiles = async () => {
    if ((await fileStore.countUnsent()) !== files) recount();
  };
  const failed = () => undefined;
  // An error means that the database was deleted: there is nothing left to count.
  const followingFiles = fileStore.uploads$.subscribe({ next: () => void recountFiles().catch(failed), error: failed });
  const followingForum = forum.unsentCount$.subscribe({ next: (count) => count !== posts && recount(), error: failed });
  return () => {
    isStopped = true;
    followingFiles.unsubscribe();
    followingForum.unsubscribe();
    recount.cancel();
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}
