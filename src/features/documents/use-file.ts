import { useEffect, useState } from 'react';
import type { KeptDocument } from '@/db/documents.ts';
import type { FetchedFile } from '@/fetched-file.ts';
import { storedFile } from '@/stored-file.ts';

/** The phone may believe in a network that carries nothing yet: what is away is asked for again after so long (ms). */
const AGAIN_MS = 10_000;

export type OpenFile = { readonly is: 'looking' } | FetchedFile;

const open = ({ fileId, fileName, documentType }: KeptDocument): Promise<FetchedFile> =>
  storedFile('medical-files', { fileId, name: fileName, type: documentType ?? 'application/octet-stream' });

/** The file of a document: this phone's own, or the server's, as soon as it can be reached. */
export function useFile(document: KeptDocument): OpenFile {
  const [state, setState] = useState<OpenFile>({ is: 'looking' });
  const { fileId } = document;
  useEffect(() => {
    let isCurrent = true;
    let isAway = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      clearTimeout(timer);
      isAway = false;
      const found = await open(document);
      if (!isCurrent) return;
      setState(found);
      isAway = found.is === 'away';
      if (isAway) timer = setTimeout(lookAgain, AGAIN_MS);
    };
    // A file may be large: nothing is fetched again, and perhaps cut off again, for a page that nobody sees.
    const lookAgain = () => void (isAway && window.document.visibilityState === 'visible' && look());
    void look();
    window.addEventListener('online', lookAgain);
    window.document.addEventListener('visibilitychange', lookAgain);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      window.removeEventListener('online', lookAgain);
      window.document.removeEventListener('visibilitychange', lookAgain);
    };
    // The file alone decides; its record is another object at every change of the list.
  }, [fileId]); // oxlint-disable-line react/exhaustive-deps
  return state;
}
