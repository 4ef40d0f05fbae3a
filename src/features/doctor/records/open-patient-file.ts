import { claimedKind, fileKinds } from '@/model/files/file-kind.ts';
import { fetchFile, isSignedIn } from '@/sync/api/documents/fetch-file.ts';
import type { PatientDocument } from '@/sync/api/doctor/patient-records.ts';
import { fetchFileResult, type FileUnavailable } from '@/app/files/fetched-file.ts';
import { openFile } from '@/ui/media/open-file.ts';

type Named = Pick<PatientDocument, 'fileId' | 'fileName' | 'documentType'>;

/**
 * The MIME type to open a document with. A record can claim any type, and a foreign HTML page must not run under our
 * origin: a type that we do not know is only downloaded.
 */
export function openedType({ fileName, documentType }: Pick<Named, 'fileName' | 'documentType'>): string {
  const kind = claimedKind(fileName, documentType ?? '');
  return kind ? fileKinds[kind].mimeType : 'application/octet-stream';
}

/** Opens a patient's document in the browser's viewer. Nothing is stored on this device. */
export async function openPatientFile(document: Named): Promise<FileUnavailable | null> {
  const { fileId, fileName } = document;
  const request = () => fetchFile('medical-files', fileId, fileName, openedType(document));
  const found = await fetchFileResult(request, isSignedIn);
  if (found.is !== 'here') return found.is;
  openFile(found.file);
  return null;
}
