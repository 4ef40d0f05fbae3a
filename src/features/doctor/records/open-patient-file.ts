import { claimedKind, fileKinds } from '@/model/files/file-kind.ts';
import { fetchFile, isSignedIn } from '@/sync/api/documents/fetch-file.ts';
import type { PatientDocument } from '@/sync/api/doctor/patient-records.ts';
import { fetchFileResult, type FetchedFile } from '@/app/files/fetched-file.ts';

type Named = Pick<PatientDocument, 'fileId' | 'fileName' | 'documentType'>;

/**
 * The MIME type to open a document with. A record can claim any type, and a foreign HTML page must not run under our
 * origin: a type that we do not know is only downloaded.
 */
export function openedType({ fileName, documentType }: Pick<Named, 'fileName' | 'documentType'>): string {
  const kind = claimedKind(fileName, documentType ?? '');
  return kind ? fileKinds[kind].mimeType : UNKNOWN_TYPE;
}

export const UNKNOWN_TYPE = 'application/octet-stream';

/** A patient's document from the server. Nothing is stored on this device. */
export function fetchPatientFile(document: Named): Promise<FetchedFile> {
  const { fileId, fileName } = document;
  return fetchFileResult(() => fetchFile('medical-files', fileId, fileName, openedType(document)), isSignedIn);
}
