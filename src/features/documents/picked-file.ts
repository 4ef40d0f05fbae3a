import type { DraftFile } from '@/db/drafts/draft-files.ts';
import { FileRefused, validateFile, kindOfFile, type FileRefusal } from '@/model/files/validate-file.ts';
import { makeThumbnail, picturesToPdf, requireInactivePdf, shrinkPicture } from '@/app/files/pictures.ts';

const BUCKET = 'medical-files';

/** A chosen file after preparation: a picture is scaled down, a PDF is unchanged. */
export interface PickedFile {
  /** Ids sort in the order of choosing. */
  readonly id: string;
  readonly name: string;
  readonly file: Blob;
  readonly isPicture: boolean;
  readonly thumbnail: Blob | null;
}

/** Why a file cannot be part of this document. `mixed`: a PDF together with another file. */
export interface PickTrouble {
  readonly name: string;
  readonly reason: FileRefusal | 'mixed' | 'unreadable';
}

const stem = (name: string) => name.replace(/\.[^.]*$/, '');

let prepared = 0;
/** Time, counter and random part, because several files can be prepared within one millisecond. */
const nextId = () => `${Date.now()} ${String((prepared += 1)).padStart(6, '0')} ${crypto.randomUUID()}`;

/** Validates a chosen file and returns what will be stored. @throws FileRefused */
export async function preparePickedFile(file: File): Promise<PickedFile> {
  const kind = await kindOfFile(BUCKET, file, file.name);
  const id = nextId();
  const small = kind === 'pdf' ? null : await shrinkPicture(file);
  // A picture that this browser cannot decode is copied into memory now: the file on disk may change or disappear
  // before it is saved.
  if (!small) {
    await validateFile(BUCKET, file, file.name);
    if (kind === 'pdf') await requireInactivePdf(file);
    const copy = new Blob([await file.arrayBuffer()], { type: file.type });
    return { id, name: file.name, file: copy, isPicture: false, thumbnail: null };
  }
  return { id, name: `${stem(file.name)}.jpg`, file: small, isPicture: true, thumbnail: await makeThumbnail(small) };
}

/** Adds chosen files to the present ones: several photos, or a single other file. */
export async function addPickedFiles(
  picks: readonly PickedFile[],
  chosen: readonly File[],
): Promise<{ picks: PickedFile[]; troubles: PickTrouble[] }> {
  const all = [...picks];
  const troubles: PickTrouble[] = [];
  for (const file of chosen) {
    try {
      const pick = await preparePickedFile(file);
      const fits = all.length === 0 || (pick.isPicture && all.every(({ isPicture }) => isPicture));
      if (fits) all.push(pick);
      else troubles.push({ name: file.name, reason: 'mixed' });
    } catch (error) {
      troubles.push({ name: file.name, reason: error instanceof FileRefused ? error.reason : 'unreadable' });
    }
  }
  return { picks: all, troubles };
}

/** The form in which a page is stored until the document is saved: only a picture has a known type. */
export const toDraftFile = ({ id, name, file, isPicture, thumbnail }: PickedFile): DraftFile => ({
  id,
  file: new File([file], name, { type: isPicture ? file.type : '' }),
  thumbnail,
});

export const fromDraftFile = ({ id, file, thumbnail }: DraftFile): PickedFile => ({
  id,
  name: file.name,
  file,
  isPicture: file.type !== '',
  thumbnail,
});

/**
 * Combines the picked files into one file. @param title names a PDF of photos, whose own file names say nothing
 * @throws FileRefused when all pages together are too large
 */
export async function combineFiles(
  picks: readonly PickedFile[],
  title: string,
): Promise<{ file: Blob; name: string; thumbnail: Blob | null }> {
  const [first] = picks;
  if (!first) throw new FileRefused('empty');
  const { thumbnail } = first;
  if (picks.length === 1) return { file: first.file, name: first.isPicture ? `${title}.jpg` : first.name, thumbnail };
  const file = await picturesToPdf(
    picks.map((pick) => pick.file),
    title,
  );
  await validateFile(BUCKET, file, 'pages.pdf');
  return { file, name: `${title}.pdf`, thumbnail };
}
