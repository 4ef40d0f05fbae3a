import { useEffect } from 'react';
import { noteFiles } from '@/db/files/local-files.ts';

/** How often (ms) the server is asked for missing files while the list is visible. */
const EVERY_MS = 30_000;

async function noteFound(ids: readonly string[]): Promise<void> {
  const { filesOnServer } = await import('@/sync/api/documents/fetch-file.ts');
  await noteFiles({ found: await filesOnServer('medical-files', ids) });
}

/**
 * Asks the server for files that were missing, as long as there are any and the page is visible: another phone may send
 * them again. @param ids ids of at most 100 files of documents
 */
export function useFoundFiles(ids: readonly string[]): void {
  const key = ids.join(' ');
  useEffect(() => {
    if (key === '') return;
    const ask = () => {
      // A failure changes nothing: the next try follows.
      if (document.visibilityState === 'visible' && navigator.onLine)
        void noteFound(key.split(' ')).catch(() => undefined);
    };
    ask();
    const timer = setInterval(ask, EVERY_MS);
    window.addEventListener('online', ask);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', ask);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [key]);
}
