/** All names and rows in IndexedDB as one text. */
export async function dumpDatabases(): Promise<string> {
  const parts: string[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open(name);
      request.addEventListener('success', () => resolve(request.result));
    });
    for (const table of database.objectStoreNames) {
      const rows = await new Promise<unknown[]>((resolve) => {
        const request = database.transaction(table).objectStore(table).getAll();
        request.addEventListener('success', () => resolve(request.result));
      });
      parts.push(name, JSON.stringify(rows));
    }
    database.close();
  }
  return parts.join('\n');
}
