import { claimedKind, fileKinds } from '@/model/file-kind.ts';
import { fetchFile } from '@/sync/online/files.ts';
import type { PatientDocument } from '@/sync/online/patient-records.ts';
import { fetchedFile, type FileTrouble } from '@/fetched-file.ts';
import { openFile } from '@/ui/open-file.ts';

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
  const { fileId, fileName } = document;
  const found = await fetchedFile(() => fetchFile('medical-files', fileId, fileName, openedType(document)));
  if (found.is !== 'here') return found.is;
  openFile(found.file);
  return null;
}
