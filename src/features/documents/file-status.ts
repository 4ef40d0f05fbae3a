import type { StoredDocument } from '@/db/records/documents.ts';
import type { LocalCopies, Upload } from '@/db/files/upload.ts';

/** What this phone knows about the files of the documents; undefined while it is being read. */
export interface KnownFiles {
  readonly uploads: readonly Upload[] | undefined;
  readonly copies: LocalCopies | undefined;
  readonly missing: ReadonlySet<string> | undefined;
}

/**
 * Where the file of a document is missing. `refused`: the server did not accept it. `unsent`: it or its record waits to be
 * sent. `lost`: the server has lost it, and this phone sends it again. `missing`: neither has it. `remote`: only the server
 * has it. `complete`: both have it.
 */
export type FilePlace = 'refused' | 'unsent' | 'lost' | 'missing' | 'remote' | 'complete';

export interface FileStatus {
  readonly place: FilePlace;
  readonly upload: Upload | undefined;
}

/** The status of the file of a document. Without a list of the local copies it does not claim that one is missing. */
export function fileStatus(
  { fileId, serverUpdatedAt }: Pick<StoredDocument, 'fileId' | 'serverUpdatedAt'>,
  { uploads, copies, missing }: KnownFiles,
): FileStatus {
  const upload = uploads?.find(({ id }) => id === fileId);
  const placeOf = (): FilePlace => {
    if (upload?.stage === 'refused' || upload?.stage === 'withdrawn') return 'refused';
    if (upload) return upload.isRestored && upload.stage !== 'stored' ? 'lost' : 'unsent';
    const isHere = copies === undefined || copies.has(fileId);
    if (!isHere && missing?.has(fileId)) return 'missing';
    if (serverUpdatedAt === '') return 'unsent';
    return isHere ? 'complete' : 'remote';
  };
  return { place: placeOf(), upload };
}
