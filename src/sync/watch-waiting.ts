import { filesHere } from '@/db/files-here.ts';
import { forumHere } from '@/db/forum-box.ts';
import type { LocalRow } from '@/db/local-row.ts';
import type { Store } from '@/db/open-store.ts';
import { waitingIn } from '@/db/waiting-here.ts';
import { localCollections, type LocalCollectionName } from '@/model/local-collection.ts';
import { debounce } from './debounce.ts';

const QUIET_MS = 100;
const LATEST_MS = 500;

interface RowEvent {
  readonly documentData: Pick<LocalRow, 'serverUpdatedAt'>;
  readonly previousDocumentData?: Pick<LocalRow, 'serverUpdatedAt'>;
}

const isNowWaiting = ({ documentData, previousDocumentData }: RowEvent) =>
  documentData.serverUpdatedAt === '' && previousDocumentData?.serverUpdatedAt !== '';

/**
 * How many rows wait, as this tab sees it. The worker's count comes a moment after a write, and a screen that said
 * "synced" in between would lie: a write of this tab counts at once, and is counted exactly a moment later.
 */
export async function watchWaiting(store: Store, told: (waiting: number) => void): Promise<() => void> {
  const names = Object.keys(localCollections) as LocalCollectionName[];
  const counts = new Map<LocalCollectionName, number>();
  const stale = new Set<LocalCollectionName>(names);
  let files = 0;
  let posts = 0;
  let isOver = false;

  const tell = () => {
    if (!isOver) told([...counts.values()].reduce((sum, count) => sum + count, files + posts));
  };
  async function count(): Promise<void> {
    const some = [...stale];
    stale.clear();
    for (const [name, waiting] of await waitingIn(store, some)) counts.set(name, waiting);
    files = await box.countWaiting();
    posts = await forum.countWaiting();
    tell();
  }
  const [box, forum] = await Promise.all([filesHere(), forumHere()]);
  const recount = debounce(() => void count().catch(() => undefined), QUIET_MS, LATEST_MS);

  await count();
  const subscriptions = await Promise.all(
    names.map(async (name) => {
      const { eventBulks$ } = await store.collection(name);
      return eventBulks$.subscribe(({ events }) => {
        const written = events.filter(isNowWaiting).length;
        if (written > 0) {
          counts.set(name, (counts.get(name) ?? 0) + written);
          tell();
        }
        stale.add(name);
        recount();
      });
    }),
  );
  const recountFiles = async () => {
    if ((await box.countWaiting()) !== files) recount();
  };
  const failed = () => undefined;
  // A database that is taken away has nothing more to count.
  const followingFiles = box.uploads$.subscribe({ next: () => void recountFiles().catch(failed), error: failed });
  const followingForum = forum.waiting$.subscribe({ next: (count) => count !== posts && recount(), error: failed });
  return () => {
    isOver = true;
    followingFiles.unsubscribe();
    followingForum.unsubscribe();
    recount.cancel();
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}
