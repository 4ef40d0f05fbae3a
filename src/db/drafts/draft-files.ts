import { DRAFT_ID_PREFIX, type FileStore } from '@/db/files/file-store.ts';
import { currentFileStore } from '@/db/files/current-file-store.ts';
import { currentStore } from '@/db/store/open-store.ts';

/** A file chosen for a record that is not saved yet. */
export interface DraftFile {
  /** Files are read back in the order of their ids. */
  readonly id: string;
  readonly file: File;
  readonly thumbnail: Blob | null;
}

/** A form of one user. */
export interface DraftForm {
  readonly userId: string;
  readonly name: string;
}

const fileIdOf = ({ name }: DraftForm, id: string) => `${DRAFT_ID_PREFIX}${name} ${id}`;

/** @throws when another user has signed in meanwhile */
async function filesOf({ userId }: DraftForm): Promise<FileStore> {
  const files = await currentFileStore();
  if ((await currentStore()).userId !== userId)
    throw new Error('another user is signed in: drop the drafts of this form');
  return files;
}

/** Stores the file encrypted, because the browser may discard the page while the camera is open. A failed write is ignored. */
export async function saveDraftFile(form: DraftForm, { id, file, thumbnail }: DraftFile): Promise<void> {
  try {
    const files = await filesOf(form);
    await files.keepOffline(fileIdOf(form, id), file, { name: file.name, type: file.type });
    if (thumbnail) await files.saveThumbnail(fileIdOf(form, id), thumbnail);
  } catch {
    // The form still has the file in memory.
  }
}

/** The stored files of a form, the first chosen first. */
export async function readDraftFiles(form: DraftForm): Promise<DraftFile[]> {
  const files = await filesOf(form);
  const found: DraftFile[] = [];
  for (const fileId of await files.idsFrom(fileIdOf(form, ''))) {
    const file = await files.file(fileId).catch(() => undefined);
    const thumbnail = (await files.thumbnail(fileId).catch(() => undefined)) ?? null;
    if (file) found.push({ id: fileId.slice(fileIdOf(form, '').length), file, thumbnail });
  }
  return found;
}

export const dropDraftFiles = async (form: DraftForm, ids: readonly string[]): Promise<void> =>
  (await filesOf(form)).drop(ids.map((id) => fileIdOf(form, id)));
