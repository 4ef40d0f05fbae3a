import { useEffect, useState } from 'react';
import type { StoredDocument } from '@/db/records/documents.ts';
import type { FetchedFile } from '@/app/files/fetched-file.ts';
import { storedFile } from '@/app/files/stored-file.ts';

/** Interval (ms) for retrying a missing file: the browser may report a network that does not work yet. */
const RETRY_MS = 10_000;

export type OpenFile = { readonly is: 'looking' } | FetchedFile;

const open = ({ fileId, fileName, documentType }: StoredDocument): Promise<FetchedFile> =>
  storedFile('medical-files', { fileId, name: fileName, type: documentType ?? 'application/octet-stream' });

/** The file of a document: the local file, or the server's as soon as it is reachable. */
export function useFile(document: StoredDocument): OpenFile {
  const [state, setState] = useState<OpenFile>({ is: 'looking' });
  const { fileId } = document;
  useEffect(() => {
    let isCurrent = true;
    let isAway = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = async () => {
      clearTimeout(timer);
      isAway = false;
      const found = await open(document);
      if (!isCurrent) return;
      setState(found);
      isAway = found.is === 'away';
      if (isAway) timer = setTimeout(retry, RETRY_MS);
    };
    // Large files: do not retry a download, which may fail again, for a page that is not visible.
    const retry = () => void (isAway && window.document.visibilityState === 'visible' && load());
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
