import 'fake-indexeddb/auto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { articlePicture, cacheArticle, cacheArticlePicture, liveCachedArticles } from '@/db/cache/article-cache.ts';
import { openDoctorCache } from '@/db/cache/doctor-cache.ts';
import { setAppLock, finishKeyRotation, unlockByPin } from '@/db/encryption/app-lock.ts';
import { knownDeviceKey, lockedKeyOf } from '@/db/encryption/device-key.ts';
import { dropHeldKey, holdKey } from '@/db/encryption/held-key.ts';
import { newKeyBytes } from '@/db/encryption/key-wrapping.ts';
import { unseal, fromBase64, unsealBytes } from '@/db/encryption/seal.ts';
import { currentFileStore } from '@/db/files/current-file-store.ts';
import { currentForumStore } from '@/db/forum/forum-store.ts';
import { pendingAnswers, readReminderPlan, saveAnswer, saveReminderPlan } from '@/db/outbox/notification-outbox.ts';
import { backgroundSession, saveBackgroundSession } from '@/db/outbox/background-session.ts';
import { queueContact } from '@/db/outbox/contact-outbox.ts';
import { addReading } from '@/db/records/readings.ts';
import { closeStore, openStore } from '@/db/store/open-store.ts';
import { databasesOf } from '@/db/browser-storage/store-databases.ts';
import { toInstant } from '@/model/time/instant.ts';
import { rotateDatabases, rotateTexts } from './rotate-key.ts';
import { sealedFields, type KeyPair } from './sealed-places.ts';

const toPromise = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
const answer = { answer: 'taken', reminderId: 'iron', date: '2026-11-21', time: '08:00', at: 5 } as const;
const planned = { id: 'dose', reminderId: 'iron', date: '2026-11-21', time: '08:00', dueAt: 7 };
const account = { id: 'phone', secret: newKeyBytes() };
const doctorAnswer = { key: ['patients'], answeredAt: 3, value: ['Amina', 'Zola'] };
let keys: KeyPair;
let readingId = '';

/** Every encrypted value on the device: texts and bytes in fields named box, boxes or picture, or whole rows. */
async function boxesOnDevice(): Promise<{ place: string; box: unknown }[]> {
  const found: { place: string; box: unknown }[] = [];
  for (const name of await databasesOf('amina')) {
    const database = await toPromise(indexedDB.open(name));
    for (const table of database.objectStoreNames) {
      const rows = await toPromise(database.transaction(table).objectStore(table).getAll());
      for (const row of rows) {
        const values = typeof row === 'string' ? [row] : [row.box, row.picture, ...(row.boxes ?? [])];
        found.push(...values.filter(Boolean).map((box) => ({ place: `${name} ${table}`, box: box as unknown })));
      }
    }
    database.close();
  }
  return found;
}

beforeAll(async () => {
  await openStore('amina');
  const from = (await knownDeviceKey('amina'))!;
  readingId = (await addReading('weight', { weight: 73.19, unit: 'kg', recordedAt: toInstant(Date.now()) })).id;
  await (await currentFileStore()).keepOffline('scan', new Blob(['plum scan']), { name: 'a.jpg', type: 'image/jpeg' });
  await (await currentFileStore()).saveThumbnail('scan', new Blob(['small plum']));
  const forum = await currentForumStore();
  await forum.enqueue({ kind: 'topic', id: 't1', title: 'Plum', content: 'Plum', category: null, isNamed: false });
  await forum.cacheAnswer('list', ['plum'], Date.now());
  await forum.mute('author', { name: 'Plum', topicId: 't1' } as never);
  await saveAnswer('amina', answer);
  await saveReminderPlan('amina', [planned]);
  await saveBackgroundSession('amina', 'plum-session');
  await queueContact('amina', { kind: 'idea', text: 'plum and quinine', replyTo: null } as never);
  await cacheArticle({ id: 'p1', title: 'Plum' } as never);
  await cacheArticlePicture('p1', 'picture', new Blob(['plum picture']));
  const cache = await openDoctorCache('amina');
  await cache.write(doctorAnswer);
  cache.close();
  await closeStore('amina');
  const before = await boxesOnDevice();
  expect(new Set(before.map(({ place }) => place.replace(/^.*--/, ''))).size).toBeGreaterThanOrEqual(9);
  await setAppLock('amina', { pin: '482913', rounds: 1_000 }, account);
  const opened = (await unlockByPin('amina', '482913'))!;
  keys = { from, to: opened.key };
});
afterAll(async () => {
  await closeStore('amina');
  dropHeldKey();
});

/** Whether the old key opens any box with the additional data that the list of places gives. */
async function openedByOldKey(): Promise<number> {
  let count = 0;
  for (const name of await databasesOf('amina')) {
    const database = await toPromise(indexedDB.open(name));
    const part = name.slice(name.indexOf('maia_amina--') + 'maia_amina--'.length);
    for (const table of database.objectStoreNames) {
      const objectStore = database.transaction(table).objectStore(table);
      const [rows, rowKeys] = await Promise.all([toPromise(objectStore.getAll()), toPromise(objectStore.getAllKeys())]);
      for (const [at, row] of rows.entries())
        for (const [field, aad] of Object.entries(
          sealedFields(table, row, { userId: 'amina', store: 'maia_amina', part, key: rowKeys[at]! }),
        )) {
          const box = field === '' ? row : row[field];
          const boxes: [unknown, string][] = Array.isArray(box)
            ? box.map((each, nth) => [each, aad[nth]!])
            : box
              ? [[box, aad as string]]
              : [];
          for (const [each, additionalData] of boxes) {
            const bytes = typeof each === 'string' ? fromBase64(each) : (each as Uint8Array<ArrayBuffer>);
            count += await unsealBytes(keys.from, bytes, additionalData).then(
              () => 1,
              () => 0,
            );
          }
        }
    }
    database.close();
  }
  return count;
}

describe('the change of the key', () => {
  it('knows the additional data of every encrypted value on the device', async () => {
    expect(await openedByOldKey()).toBe((await boxesOnDevice()).length);
  });

  it('continues after an interruption, and leaves nothing that the old key opens', async () => {
    const { put } = IDBObjectStore.prototype;
    let writes = 0;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
      writes += 1;
      if (writes === 4) throw new DOMException('the battery is empty', 'AbortError');
      return put.apply(this, row as never);
    });
    await expect(rotateDatabases('amina', keys)).rejects.toThrow('battery');
    vi.restoreAllMocks();
    expect(await openedByOldKey()).toBeGreaterThan(0);
    await rotateDatabases('amina', keys);
    expect(await openedByOldKey()).toBe(0);
    expect((await lockedKeyOf('amina'))?.replaced).toBeDefined();
    await finishKeyRotation('amina');
    expect((await lockedKeyOf('amina'))?.replaced).toBeUndefined();
  });

  it('loses nothing: records, files, forum texts, answers, messages and caches are read with the new key', async () => {
    holdKey('amina', keys.to);
    const store = await openStore('amina');
    const reading = await (await store.collection('readings')).findOne(readingId).exec();
    expect(reading?.toJSON()).toMatchObject({ weight: 73.19, serverUpdatedAt: '' });
    const files = await currentFileStore();
    expect(await (await files.file('scan'))?.text()).toBe('plum scan');
    expect(await (await files.thumbnail('scan'))?.text()).toBe('small plum');
    const forum = await currentForumStore();
    expect(await forum.unsent()).toMatchObject([{ write: { title: 'Plum' } }]);
    expect((await forum.cachedAnswer('list'))?.value).toEqual(['plum']);
    expect((await pendingAnswers('amina')).map(({ answer: each }) => each)).toEqual([answer]);
    expect(await readReminderPlan('amina')).toEqual([planned]);
    expect(await backgroundSession()).toBe('plum-session');
    // After the page has been loaded again: a page that is open caches the key of this outbox.
    vi.resetModules();
    const { unsentContact } = await import('@/db/outbox/contact-outbox.ts');
    expect(await unsentContact('amina')).toMatchObject([{ text: 'plum and quinine' }]);
    const cache = await openDoctorCache('amina');
    expect(await cache.read()).toEqual([doctorAnswer]);
    cache.close();
    const articles = await new Promise((resolve) => liveCachedArticles().subscribe(resolve));
    expect(articles).toMatchObject([{ post: { title: 'Plum' } }]);
    expect(await (await articlePicture('p1', 'picture'))?.text()).toBe('plum picture');
  });

  it('also encrypts small values and drafts again', async () => {
    const { seal } = await import('@/db/encryption/seal.ts');
    const values = new Map([
      ['maia-note-kicks', await seal(keys.from, 'ten', 'note kicks')],
      ['maia-theme', 'dark'],
    ]);
    const storage = {
      length: values.size,
      key: (at: number) => [...values.keys()][at] ?? null,
      getItem: (name: string) => values.get(name) ?? null,
      setItem: (name: string, value: string) => void values.set(name, value),
    };
    await rotateTexts(storage, 'maia-note-', 'note ', keys);
    expect(await unseal(keys.to, values.get('maia-note-kicks')!, 'note kicks')).toBe('ten');
    expect(values.get('maia-theme')).toBe('dark');
  });

  it('stops at encrypted rows that are in no list, so that they are never lost', () => {
    const place = { userId: 'amina', store: 'maia_amina', part: 'new', key: 1 };
    expect(() => sealedFields('rows', { box: 'AAAA' }, place)).toThrow('sealed-places.ts');
    expect(sealedFields('facts', { name: 'contactAt' }, place)).toEqual({});
  });
});
