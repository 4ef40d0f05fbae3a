import { claimedKind, fileKinds } from '@/model/file-kind.ts';
import { fetchFile } from '@/sync/online/files.ts';
import type { PatientDocument } from '@/sync/online/patient-records.ts';
import { openFile } from '@/ui/open-file.ts';

/** Why a file did not open. `away`: the server was not reached; `gone`: it has none for this doctor. */
export type FileTrouble = 'away' | 'gone';

type Named = Pick<PatientDocument, 'fileId' | 'fileName' | 'documentType'>;

/**
 * The type a document is opened as. A record says any type, and a page of somebody else's making must not open as a page
 * of ours: what is no kind of ours is only saved.
 */
export function openedType({ fileName, documentType }: Pick<Named, 'fileName' | 'documentType'>): string {
  const kind = claimedKind(fileName, documentType ?? '');
  return kind ? fileKinds[kind].mimeType : 'application/octet-stream';
}

/** Opens the file of a patient's document in the browser's own viewer; nothing of it stays on this device. */
export async function openPatientFile(document: Named): Promise<FileTrouble | null> {
  try {
    openFile(await fetchFile('medical-files', document.fileId, document.fileName, openedType(document)));
    return null;
  } catch (error) {
    return (error as { status?: number }).status === 404 ? 'gone' : 'away';
  }
}
