import { DRAFT, type FileBox } from './file-box.ts';
import { filesHere } from './files-here.ts';
import { currentStore } from './open-store.ts';

/** A file that was chosen for a record which is not saved yet. */
export interface DraftFile {
  /** In the order of these the files come back. */
  readonly id: string;
  readonly file: File;
  readonly thumbnail: Blob | null;
}

/** A form of one person. */
export interface DraftForm {
  readonly userId: string;
  readonly name: string;
}

const placeOf = ({ name }: DraftForm, id: string) => `${DRAFT}${name} ${id}`;

/** @throws when somebody else is at the phone by now */
async function filesOf({ userId }: DraftForm): Promise<FileBox> {
  const files = await filesHere();
  if ((await currentStore()).userId !== userId) throw new Error('the files here are not of this person');
  return files;
}

/** Keeps it sealed on this phone: the camera may cost the page its life. One that cannot be kept is no error. */
export async function keepDraftFile(form: DraftForm, { id, file, thumbnail }: DraftFile): Promise<void> {
  try {
    const files = await filesOf(form);
    await files.keepOffline(placeOf(form, id), file, { name: file.name, type: file.type });
    if (thumbnail) await files.keepThumbnail(placeOf(form, id), thumbnail);
  } catch {
    // It is in memory still.
  }
}

/** What was chosen before the page ended, the first first. */
export async function readDraftFiles(form: DraftForm): Promise<DraftFile[]> {
  const files = await filesOf(form);
  const found: DraftFile[] = [];
  for (const place of await files.idsFrom(placeOf(form, ''))) {
    const file = await files.file(place).catch(() => undefined);
    const thumbnail = (await files.thumbnail(place).catch(() => undefined)) ?? null;
    if (file) found.push({ id: place.slice(placeOf(form, '').length), file, thumbnail });
  }
  return found;
}

export const dropDraftFiles = async (form: DraftForm, ids: readonly string[]): Promise<void> =>
  (await filesOf(form)).drop(ids.map((id) => placeOf(form, id)));
