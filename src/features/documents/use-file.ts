import { useEffect, useState } from 'react';
import type { KeptDocument } from '@/db/documents.ts';
import type { FetchedFile } from '@/fetched-file.ts';
import { storedFile } from '@/stored-file.ts';

export type OpenFile = { readonly is: 'looking' } | FetchedFile;

const open = ({ fileId, fileName, documentType }: KeptDocument): Promise<FetchedFile> =>
  storedFile('medical-files', { fileId, name: fileName, type: documentType ?? 'application/octet-stream' });

/** The file of a document: this phone's own, or the server's. */
export function useFile(document: KeptDocument): OpenFile {
  const [state, setState] = useState<OpenFile>({ is: 'looking' });
  const { fileId } = document;
  useEffect(() => {
    let isCurrent = true;
    void open(document).then((found) => isCurrent && setState(found));
    return () => {
      isCurrent = false;
    };
    // The file alone decides; its record is another object at every change of the list.
  }, [fileId]); // oxlint-disable-line react/exhaustive-deps
  return state;
}
