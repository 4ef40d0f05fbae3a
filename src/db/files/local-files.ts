import { currentFileStore } from './current-file-store.ts';
import type { FileFindings } from './missing-files.ts';
import { withStorageFailure } from '@/db/browser-storage/storage-failure.ts';

/** The decrypted local copy of a file; undefined when there is none. */
export const localFile = async (fileId: string): Promise<File | undefined> => (await currentFileStore()).file(fileId);

/** Stores an encrypted copy of a file of the server for offline use. @throws StorageFailure */
export const keepOffline = (fileId: string, file: File): Promise<void> =>
  withStorageFailure(async () => {
    const files = await currentFileStore();
    if (await files.words(fileId)) await files.setOffline(fileId, true);
    else await files.keepOffline(fileId, file, { name: file.name, type: file.type });
  });

/** Deletes the offline copy; an unsent file stays until it is sent. @throws StorageFailure */
export const stopKeepingOffline = (fileId: string): Promise<void> =>
  withStorageFailure(async () => (await currentFileStore()).setOffline(fileId, false));

export const thumbnailOf = async (fileId: string): Promise<Blob | undefined> =>
  (await currentFileStore()).thumbnail(fileId);

export const saveThumbnail = async (fileId: string, picture: Blob): Promise<void> =>
  (await currentFileStore()).saveThumbnail(fileId, picture);

/** Stores which files the server has, and which nothing has, for the list of documents. */
export const noteFiles = async (findings: FileFindings): Promise<void> =>
  (await currentFileStore()).missing.note(findings);
