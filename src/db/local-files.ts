import { filesHere } from './files-here.ts';
import { storing } from './storage-failure.ts';

/** A file that lies on this phone, opened; undefined when it does not. */
export const localFile = async (fileId: string): Promise<File | undefined> => (await filesHere()).file(fileId);

/** Keeps a file of the server on this phone for times without a network, sealed. @throws StorageFailure */
export const keepOffline = (fileId: string, file: File): Promise<void> =>
  storing(async () => {
    const files = await filesHere();
    if (await files.words(fileId)) await files.setKept(fileId, true);
    else await files.keepOffline(fileId, file, { name: file.name, type: file.type });
  });

/** The file is fetched again when it is wanted; one that has not been sent stays until it is. @throws StorageFailure */
export const stopKeepingOffline = (fileId: string): Promise<void> =>
  storing(async () => (await filesHere()).setKept(fileId, false));

/** The small picture of a file that this phone keeps, if any. */
export const thumbnailOf = async (fileId: string): Promise<Blob | undefined> => (await filesHere()).thumbnail(fileId);

export const keepThumbnail = async (fileId: string, picture: Blob): Promise<void> =>
  (await filesHere()).keepThumbnail(fileId, picture);
