import { useEffect, useState } from 'react';
import type { KeptDocument } from '@/db/documents.ts';
import { localFile } from '@/db/local-files.ts';

/** Why a file cannot be opened now. `away`: only the server has it, and it cannot be reached. `gone`: it says there is none. */
export type FileTrouble = 'away' | 'gone';

export type OpenFile =
  { readonly is: 'looking' } | { readonly is: 'here'; readonly file: File } | { readonly is: FileTrouble };

async function open({ fileId, fileName, documentType }: KeptDocument): Promise<OpenFile> {
  const kept = await localFile(fileId).catch(() => undefined);
  if (kept) return { is: 'here', file: kept };
  const { fetchFile } = await import('@/sync/online/files.ts');
  try {
    const file = await fetchFile('medical-files', fileId, fileName, documentType ?? 'application/octet-stream');
    return { is: 'here', file };
  } catch (error) {
    return { is: (error as { status?: number }).status === 404 ? 'gone' : 'away' };
  }
}

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
