import type { Part } from '@google/generative-ai';
import type { StoredChatMessage } from '@/db/records/chat.ts';
import { toBase64 } from '@/db/encryption/seal.ts';
import type { FetchedFile } from '@/app/files/fetched-file.ts';
import { storedFile } from '@/app/files/stored-file.ts';

const TYPE = 'image/jpeg';

/** The picture of a message: the local file, or else the server's. */
export const pictureOf = (fileId: string): Promise<FetchedFile> =>
  storedFile('chat-images', { fileId, name: 'picture.jpg', type: TYPE });

/** The picture of a question as request content; undefined if there is none or it is not available now. */
export async function picturePart({ fileId }: Pick<StoredChatMessage, 'fileId'>): Promise<Part | undefined> {
  if (!fileId) return undefined;
  const found = await pictureOf(fileId);
  if (found.is !== 'here') return undefined;
  const data = toBase64(new Uint8Array(await found.file.arrayBuffer()));
  return { inlineData: { mimeType: TYPE, data } };
}
