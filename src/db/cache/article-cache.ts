import { Dexie, liveQuery as follow, type EntityTable } from 'dexie';
import { from } from 'rxjs';
import type { PublishedPost } from '@/model/blog/blog-post.ts';
import { derivedId } from '@/model/schema/derived-id.ts';
import { perStoreResource } from '@/db/store/per-store-resource.ts';
import { closeOnDeletion } from '@/db/browser-storage/connection-loss.ts';
import { liveQuery, type LiveQuery } from '@/db/queries/live-query.ts';
import type { Store } from '@/db/store/open-store.ts';
import { withStorageFailure } from '@/db/browser-storage/storage-failure.ts';

/** An article as it was when it was last opened online. */
export interface CachedArticle {
  readonly post: PublishedPost;
  /** A pinned article stays until the user unpins it; others are evicted by newer ones. */
  readonly isPinned: boolean;
  /** ms since 1970. */
  readonly openedAt: number;
}

interface Row {
  id: string;
  /** 1 or 0, because IndexedDB cannot index booleans. */
  pinned: number;
  openedAt: number;
  box: string;
  picture?: Uint8Array<ArrayBuffer>;
}
type Tables = Dexie & { articles: EntityTable<Row, 'id'> };

/** Upper bound for cached articles that are not pinned. */
const MAX_UNPINNED = 50;

/**
 * The articles that the user has opened. Their content is public, but the choice of articles is health information: so they
 * are stored encrypted beside her records and deleted at the sign-out.
 */
const articleTables = perStoreResource((store) => {
  const tables = new Dexie(`${store.database.name}--articles`) as Tables;
  closeOnDeletion(tables);
  tables.version(1).stores({ articles: 'id, [pinned+openedAt]' });
  return { store, tables, close: () => tables.close() };
});

const idOf = ({ userId }: Store, postId: string) => derivedId('article', userId, postId);
const articleAad = (id: string) => `article|${id}`;
const pictureAad = (id: string) => `article picture|${id}`;

/** The cached articles, the one opened last first. */
export const liveCachedArticles = (): LiveQuery<CachedArticle[]> => ({
  subscribe(listener, failed) {
    let latestRead = 0;
    const read = async (rows: readonly Row[]) => {
      const thisRead = (latestRead += 1);
      const { store } = await articleTables();
      const opened = await Promise.all(
        rows.map(({ id, box, pinned, openedAt }) =>
          store.unseal(box, articleAad(id)).then(
            (text): CachedArticle[] => [{ post: JSON.parse(text) as PublishedPost, isPinned: pinned === 1, openedAt }],
            // Encrypted with a lost key: the next opening caches it again.
            () => [],
          ),
        ),
      );
      if (thisRead === latestRead) listener(opened.flat().toSorted((one, other) => other.openedAt - one.openedAt));
    };
    const stop = liveQuery(
      async () => {
        const { tables } = await articleTables();
        return from(follow(() => tables.articles.toArray()));
      },
      (rows: Row[]) => rows,
    ).subscribe((rows) => void read(rows).catch(failed), failed);
    return () => {
      latestRead += 1;
      stop();
    };
  },
});

/** Caches an opened article; a pinned article stays pinned. @throws StorageFailure */
export const cacheArticle = (post: PublishedPost, now = Date.now()): Promise<void> =>
  withStorageFailure(async () => {
    const { store, tables } = await articleTables();
    const id = await idOf(store, post.id);
    const box = await store.seal(JSON.stringify(post), articleAad(id));
    await tables.transaction('rw', tables.articles, async () => {
      const cached = await tables.articles.get(id);
      await tables.articles.put({ pinned: 0, ...cached, id, openedAt: now, box });
      const opened = await tables.articles
        .where('[pinned+openedAt]')
        .between([0, Dexie.minKey], [0, Dexie.maxKey])
        .primaryKeys();
      await tables.articles.bulkDelete(opened.slice(0, Math.max(0, opened.length - MAX_UNPINNED)));
    });
  });

/** Pins or unpins a cached article. @throws StorageFailure */
export const pinArticle = (postId: string, isPinned: boolean): Promise<void> =>
  withStorageFailure(async () => {
    const { store, tables } = await articleTables();
    await tables.articles.update(await idOf(store, postId), { pinned: isPinned ? 1 : 0 });
  });

/** Call when the server has deleted the article. */
export async function dropArticle(postId: string): Promise<void> {
  const { store, tables } = await articleTables();
  await tables.articles.delete(await idOf(store, postId));
}

/** The picture of a cached article, if it was loaded. */
export async function articlePicture(postId: string): Promise<Blob | undefined> {
  const { store, tables } = await articleTables();
  const id = await idOf(store, postId);
  const picture = (await tables.articles.get(id))?.picture;
  return picture && new Blob([await store.unsealBytes(picture, pictureAad(id))], { type: 'image/jpeg' });
}

/** Caches the picture of a cached article. @param picture JPEG. @throws StorageFailure */
export const cacheArticlePicture = (postId: string, picture: Blob): Promise<void> =>
  withStorageFailure(async () => {
    const { store, tables } = await articleTables();
    const id = await idOf(store, postId);
    const sealed = await store.sealBytes(await picture.arrayBuffer(), pictureAad(id));
    await tables.articles.update(id, { picture: sealed });
  });
