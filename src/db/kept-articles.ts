import { Dexie, liveQuery as follow, type EntityTable } from 'dexie';
import { from } from 'rxjs';
import type { PublishedPost } from '@/model/blog-post.ts';
import { derivedId } from '@/model/derived-id.ts';
import { besideStore } from './beside-store.ts';
import { neverMakeAnew } from './connection-loss.ts';
import { liveQuery, type LiveQuery } from './live-query.ts';
import type { Store } from './open-store.ts';
import { storing } from './storage-failure.ts';

/** An article as it was when it was last opened with a network. */
export interface KeptArticle {
  readonly post: PublishedPost;
  /** Stays until she lets it go; any other makes room for newer ones. */
  readonly isPinned: boolean;
  /** ms since 1970. */
  readonly openedAt: number;
}

interface Row {
  id: string;
  /** 1 or 0, by which rows can be found. */
  pinned: number;
  openedAt: number;
  box: string;
  picture?: Uint8Array<ArrayBuffer>;
}
type Tables = Dexie & { articles: EntityTable<Row, 'id'> };

/** Opened ones that nobody pinned. */
const MOST_OPENED = 50;

/**
 * The articles this person has opened. Anyone may read them, but which ones she opened says something of her: they lie
 * sealed beside her records and go when she signs out.
 */
const here = besideStore((store) => {
  const tables = new Dexie(`${store.database.name}--articles`) as Tables;
  neverMakeAnew(tables);
  tables.version(1).stores({ articles: 'id, [pinned+openedAt]' });
  return { store, tables, close: () => tables.close() };
});

const idOf = ({ userId }: Store, postId: string) => derivedId('article', userId, postId);
const place = (id: string) => `article|${id}`;
const picturePlace = (id: string) => `article picture|${id}`;

/** The articles that can be read without a network, the one opened last first. */
export const liveKeptArticles = (): LiveQuery<KeptArticle[]> => ({
  subscribe(listener, failed) {
    let asked = 0;
    const read = async (rows: readonly Row[]) => {
      const mine = (asked += 1);
      const { store } = await here();
      const opened = await Promise.all(
        rows.map(({ id, box, pinned, openedAt }) =>
          store.unseal(box, place(id)).then(
            (text): KeptArticle[] => [{ post: JSON.parse(text) as PublishedPost, isPinned: pinned === 1, openedAt }],
            // Sealed by a key that is gone: it is opened again when it is wanted.
            () => [],
          ),
        ),
      );
      if (mine === asked) listener(opened.flat().toSorted((one, other) => other.openedAt - one.openedAt));
    };
    const stop = liveQuery(
      async () => {
        const { tables } = await here();
        return from(follow(() => tables.articles.toArray()));
      },
      (rows: Row[]) => rows,
    ).subscribe((rows) => void read(rows).catch(failed), failed);
    return () => {
      asked += 1;
      stop();
    };
  },
});

/** Keeps an article that was opened; what was pinned stays so. @throws StorageFailure */
export const keepArticle = (post: PublishedPost, now = Date.now()): Promise<void> =>
  storing(async () => {
    const { store, tables } = await here();
    const id = await idOf(store, post.id);
    const box = await store.seal(JSON.stringify(post), place(id));
    await tables.transaction('rw', tables.articles, async () => {
      const held = await tables.articles.get(id);
      await tables.articles.put({ pinned: 0, ...held, id, openedAt: now, box });
      const opened = await tables.articles
        .where('[pinned+openedAt]')
        .between([0, Dexie.minKey], [0, Dexie.maxKey])
        .primaryKeys();
      await tables.articles.bulkDelete(opened.slice(0, Math.max(0, opened.length - MOST_OPENED)));
    });
  });

/** Pins a kept article, or lets it go with the others. @throws StorageFailure */
export const pinArticle = (postId: string, isPinned: boolean): Promise<void> =>
  storing(async () => {
    const { store, tables } = await here();
    await tables.articles.update(await idOf(store, postId), { pinned: isPinned ? 1 : 0 });
  });

/** The article is gone at the server. */
export async function dropArticle(postId: string): Promise<void> {
  const { store, tables } = await here();
  await tables.articles.delete(await idOf(store, postId));
}

/** The picture of a kept article, if it was seen. */
export async function articlePicture(postId: string): Promise<Blob | undefined> {
  const { store, tables } = await here();
  const id = await idOf(store, postId);
  const picture = (await tables.articles.get(id))?.picture;
  return picture && new Blob([await store.unsealBytes(picture, picturePlace(id))], { type: 'image/jpeg' });
}

/** Keeps the picture beside its article. @param picture JPEG. @throws StorageFailure */
export const keepArticlePicture = (postId: string, picture: Blob): Promise<void> =>
  storing(async () => {
    const { store, tables } = await here();
    const id = await idOf(store, postId);
    const sealed = await store.sealBytes(await picture.arrayBuffer(), picturePlace(id));
    await tables.articles.update(id, { picture: sealed });
  });
