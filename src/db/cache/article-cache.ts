import { Dexie, liveQuery as follow, type EntityTable } from 'dexie';
import { from } from 'rxjs';
import { pictureIdsIn } from '@/model/blog/article-pictures.ts';
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
  /** The picture above the text, as earlier versions of the app cached it: of whatever file the article showed then. */
  picture?: Uint8Array<ArrayBuffer>;
}
interface PictureRow {
  /** Derived from user and file: the id of a public file would show which article she has read. */
  id: string;
  articleId: string;
  box: Uint8Array<ArrayBuffer>;
}
type Tables = Dexie & { articles: EntityTable<Row, 'id'>; pictures: EntityTable<PictureRow, 'id'> };

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
  tables.version(2).stores({ pictures: 'id, articleId' });
  return { store, tables, close: () => tables.close() };
});

const idOf = ({ userId }: Store, postId: string) => derivedId('article', userId, postId);
const pictureIdOf = ({ userId }: Store, fileId: string) => derivedId('article picture', userId, fileId);
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

/** The ids under which the pictures of an article are cached. */
const pictureIdsOf = (store: Store, { imageFileId, content }: PublishedPost): Promise<string[]> =>
  Promise.all(
    [...(imageFileId ? [imageFileId] : []), ...pictureIdsIn(content ?? '')].map((id) => pictureIdOf(store, id)),
  );

/** Caches an opened article; a pinned article stays pinned. Pictures that it no longer shows go. @throws StorageFailure */
export const cacheArticle = (post: PublishedPost, now = Date.now()): Promise<void> =>
  withStorageFailure(async () => {
    const { store, tables } = await articleTables();
    const id = await idOf(store, post.id);
    const box = await store.seal(JSON.stringify(post), articleAad(id));
    const shown = await pictureIdsOf(store, post);
    await tables.transaction('rw', tables.articles, tables.pictures, async () => {
      const cached = await tables.articles.get(id);
      await tables.articles.put({ pinned: 0, ...cached, id, openedAt: now, box });
      const pictures = tables.pictures.where('articleId').equals(id);
      await pictures.filter((picture) => !shown.includes(picture.id)).delete();
      const opened = await tables.articles
        .where('[pinned+openedAt]')
        .between([0, Dexie.minKey], [0, Dexie.maxKey])
        .primaryKeys();
      const evicted = opened.slice(0, Math.max(0, opened.length - MAX_UNPINNED));
      await tables.articles.bulkDelete(evicted);
      await tables.pictures.where('articleId').anyOf(evicted).delete();
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
  const id = await idOf(store, postId);
  await tables.transaction('rw', tables.articles, tables.pictures, async () => {
    await tables.articles.delete(id);
    await tables.pictures.where('articleId').equals(id).delete();
  });
}

const jpeg = (bytes: ArrayBuffer): Blob => new Blob([bytes], { type: 'image/jpeg' });

/** A picture of a cached article, if it was loaded. */
export async function articlePicture(postId: string, fileId: string): Promise<Blob | undefined> {
  const { store, tables } = await articleTables();
  const [articleId, id] = [await idOf(store, postId), await pictureIdOf(store, fileId)];
  const picture = await tables.pictures.get(id);
  return picture?.articleId === articleId ? jpeg(await store.unsealBytes(picture.box, pictureAad(id))) : undefined;
}

/** The picture above the text that an earlier version of the app cached. It may be of an older state of the article. */
export async function earlierArticlePicture(postId: string): Promise<Blob | undefined> {
  const { store, tables } = await articleTables();
  const id = await idOf(store, postId);
  const picture = (await tables.articles.get(id))?.picture;
  return picture && jpeg(await store.unsealBytes(picture, pictureAad(id)));
}

/** Caches a picture of a cached article. @param picture JPEG. @throws StorageFailure */
export const cacheArticlePicture = (postId: string, fileId: string, picture: Blob): Promise<void> =>
  withStorageFailure(async () => {
    const { store, tables } = await articleTables();
    const [articleId, id] = [await idOf(store, postId), await pictureIdOf(store, fileId)];
    const box = await store.sealBytes(await picture.arrayBuffer(), pictureAad(id));
    await tables.transaction('rw', tables.articles, tables.pictures, async () => {
      // The article may have been deleted or evicted while its picture was loading.
      if (await tables.articles.get(articleId)) await tables.pictures.put({ id, articleId, box });
    });
  });
