import { kindOfFile } from '@/model/files/validate-file.ts';
import { shrinkPicture } from '@/app/files/pictures.ts';
import { sendPostPicture } from '@/sync/api/community/blog.ts';

export type PictureTrouble = 'unreadable' | 'unreachable';
/** What is being done with a chosen picture. `bytes`: how many are sent. */
export type PictureStage = { readonly doing: 'shrinking' } | { readonly doing: 'sending'; readonly bytes: number };

/** What came of a chosen picture: the id of the file and the small picture, or why it could not be used. */
export type SentPicture = { readonly fileId: string; readonly picture: Blob } | PictureTrouble;

/** Makes the picture smaller on this device, without the place and time of the camera, and uploads it. */
export async function sendPicture(file: File, onStage: (stage: PictureStage) => void): Promise<SentPicture> {
  onStage({ doing: 'shrinking' });
  const kind = await kindOfFile('blog-images', file, file.name).catch(() => null);
  const picture = kind && (await shrinkPicture(file).catch(() => null));
  if (!picture) return 'unreadable';
  onStage({ doing: 'sending', bytes: picture.size });
  return sendPostPicture(picture).then(
    (fileId) => ({ fileId, picture }),
    () => 'unreachable' as const,
  );
}
