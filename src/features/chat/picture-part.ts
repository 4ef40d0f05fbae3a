import type { Part } from '@google/generative-ai';
import type { KeptMessage } from '@/db/chat.ts';
import { toBase64 } from '@/db/seal.ts';
import type { FetchedFile } from '@/fetched-file.ts';
import { storedFile } from '@/stored-file.ts';

const TYPE = 'image/jpeg';

/** The picture that a message was sent with: this phone's own, or the server's. */
export const pictureOf = (fileId: string): Promise<FetchedFile> =>
  storedFile('chat-images', { fileId, name: 'picture.jpg', type: TYPE });

/** The picture of a question as the assistant takes it; undefined when there is none, or it cannot be had now. */
export async function picturePart({ fileId }: Pick<KeptMessage, 'fileId'>): Promise<Part | undefined> {
  if (!fileId) return undefined;
  const found = await pictureOf(fileId);
  if (found.is !== 'here') return undefined;
  const data = toBase64(new Uint8Array(await found.file.arrayBuffer()));
  return { inlineData: { mimeType: TYPE, data } };
}
