import { useEffect, useState } from 'react';
import type { StoredDocument } from '@/db/records/documents.ts';
import type { FetchedFile } from '@/app/files/fetched-file.ts';
import { noteFiles } from '@/db/files/local-files.ts';
import { storedFile } from '@/app/files/stored-file.ts';

/** Interval (ms) for retrying a missing file: the browser may report a network that does not work yet. */
const RETRY_MS = 10_000;
/** The same for a file that the server has lost: another phone may bring it back. */
const RETRY_GONE_MS = 30_000;

export type OpenFile = { readonly is: 'looking' } | FetchedFile;

/** The list of documents shows it too. */
async function noteResult(fileId: string, { is }: FetchedFile): Promise<void> {
  if (is !== 'away') await noteFiles(is === 'gone' ? { missing: [fileId] } : { found: [fileId] });
}

const open = ({ fileId, fileName, documentType }: StoredDocument): Promise<FetchedFile> =>
  storedFile('medical-files', { fileId, name: fileName, type: documentType ?? 'application/octet-stream' });

/** The file of a document: the local file, or the server's as soon as it is reachable and has the file. */
export function useFile(document: StoredDocument): OpenFile {
  const [state, setState] = useState<OpenFile>({ is: 'looking' });
  const { fileId } = document;
  useEffect(() => {
    let isCurrent = true;
    let isMissing = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = async () => {
      clearTimeout(timer);
      isMissing = false;
      const found = await open(document);
      void noteResult(fileId, found).catch(() => undefined);
      if (!isCurrent) return;
      setState(found);
      isMissing = found.is !== 'here';
      if (isMissing) timer = setTimeout(retry, found.is === 'gone' ? RETRY_GONE_MS : RETRY_MS);
    };
    // Large files: do not retry a download, which may fail again, for a page that is not visible.
    const retry = () => void (isMissing && window.document.visibilityState === 'visible' && load());
    void load();
    window.addEventListener('online', retry);
    window.document.addEventListener('visibilitychange', retry);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      window.removeEventListener('online', retry);
      window.document.removeEventListener('visibilitychange', retry);
    };
    // Only the file id matters; the record is a new object after every change of the list.
  }, [fileId]); // oxlint-disable-line react/exhaustive-deps
  return state;
}
