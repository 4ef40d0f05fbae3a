import type { Page } from '@playwright/test';

/** The ids of all readings in this browser's database, also of those that no screen shows. */
export const readingsOnPhone = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const { name = '' } = (await indexedDB.databases()).find((each) => each.name?.endsWith('--readings')) ?? {};
    const database = await done(indexedDB.open(name));
    const keys = await done(database.transaction('docs').objectStore('docs').getAllKeys());
    database.close();
    return keys.map(String).toSorted();
  });
