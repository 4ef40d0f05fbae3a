import type { DraftFile } from '@/db/draft-files.ts';
import { FileRefused, judgeFile, kindOfFile, type FileRefusal } from '@/model/judge-file.ts';
import { makeThumbnail, picturesToPdf, shrinkPicture } from '@/pictures.ts';

const BUCKET = 'medical-files';

/** A file as it was chosen and prepared: a picture is smaller by now, a PDF is as it was. */
export interface Pick {
  /** In the order of these they were chosen. */
  readonly id: string;
  readonly name: string;
  readonly file: Blob;
  readonly isPicture: boolean;
  readonly thumbnail: Blob | null;
}

/** Why something cannot be a part of this document. `mixed`: a PDF beside something else. */
export interface PickTrouble {
  readonly name: string;
  readonly reason: FileRefusal | 'mixed' | 'unreadable';
}

const stem = (name: string) => name.replace(/\.[^.]*$/, '');

let prepared = 0;
/** Many can be prepared within one millisecond. */
const laterId = () => `${Date.now()} ${String((prepared += 1)).padStart(6, '0')} ${crypto.randomUUID()}`;

/** Judges a chosen file and makes of it what will be kept. @throws FileRefused */
export async function preparePick(file: File): Promise<Pick> {
  const kind = await kindOfFile(BUCKET, file, file.name);
  const id = laterId();
  const small = kind === 'pdf' ? null : await shrinkPicture(file);
  // What this browser cannot draw is kept as it is now: a file on the disk may be another or gone when it is saved.
  if (!small) {
    await judgeFile(BUCKET, file, file.name);
    const copy = new Blob([await file.arrayBuffer()], { type: file.type });
    return { id, name: file.name, file: copy, isPicture: false, thumbnail: null };
  }
  return { id, name: `${stem(file.name)}.jpg`, file: small, isPicture: true, thumbnail: await makeThumbnail(small) };
}

/** Adds chosen files to what is there: several photos, or one other file. */
export async function addPicks(
  picks: readonly Pick[],
  chosen: readonly File[],
): Promise<{ picks: Pick[]; troubles: PickTrouble[] }> {
  const all = [...picks];
  const troubles: PickTrouble[] = [];
  for (const file of chosen) {
    try {
      const pick = await preparePick(file);
      const fits = all.length === 0 || (pick.isPicture && all.every(({ isPicture }) => isPicture));
      if (fits) all.push(pick);
      else troubles.push({ name: file.name, reason: 'mixed' });
    } catch (error) {
      troubles.push({ name: file.name, reason: error instanceof FileRefused ? error.reason : 'unreadable' });
    }
  }
  return { picks: all, troubles };
}

/** A page as it lies on the phone until the document is saved: only a picture tells its type. */
export const toDraftFile = ({ id, name, file, isPicture, thumbnail }: Pick): DraftFile => ({
  id,
  file: new File([file], name, { type: isPicture ? file.type : '' }),
  thumbnail,
});

export const fromDraftFile = ({ id, file, thumbnail }: DraftFile): Pick => ({
  id,
  name: file.name,
  file,
  isPicture: file.type !== '',
  thumbnail,
});

/**
 * The one file that these become. @param title of photos, which have no name that says anything
 * @throws FileRefused when all pages together are too large
 */
export async function oneFile(
  picks: readonly Pick[],
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
  await judgeFile(BUCKET, file, 'pages.pdf');
  return { file, name: `${title}.pdf`, thumbnail };
}
