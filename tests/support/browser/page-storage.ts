import type { Page } from '@playwright/test';

/** Everything that the origin stores in this browser, as text: databases with their rows, localStorage, caches. */
export function storedText(
  page: Page,
): Promise<{ databases: string[]; rows: string; localStorage: string; caches: string }> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const databases = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
    const rows: unknown[] = [];
    for (const name of databases) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        rows.push(await done(database.transaction(store).objectStore(store).getAll()));
      database.close();
    }
    const cached: string[] = [];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) cached.push(request.url);
    return {
      databases,
      rows: JSON.stringify(rows),
      localStorage: JSON.stringify(Object.entries(localStorage)),
      caches: cached.join('\n'),
    };
  });
}
