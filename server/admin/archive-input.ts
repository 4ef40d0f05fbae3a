import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { decrypterFrom } from './age-keys.ts';

/** The first bytes of every file in the age format. */
const AGE_MAGIC = 'age-encryption.org/v1\n';

/** Whether a backup is encrypted. */
export async function isEncrypted(path: string): Promise<boolean> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(AGE_MAGIC.length), 0, AGE_MAGIC.length, 0);
    return buffer.toString('latin1', 0, bytesRead) === AGE_MAGIC;
  } finally {
    await handle.close();
  }
}

async function* decrypted(path: string, identityFile: string): AsyncGenerator<Uint8Array> {
  const decrypter = decrypterFrom(identityFile);
  // The types of Node and of the library name the same stream differently.
  const encrypted = Readable.toWeb(createReadStream(path)) as NodeStream<Uint8Array> as ReadableStream<Uint8Array>;
  try {
    yield* (await decrypter.decrypt(encrypted)) as unknown as AsyncIterable<Uint8Array>;
  } catch (error) {
    if (error instanceof Error && /no identity matched/.test(error.message))
      throw new Error(`The identity in ${identityFile} does not open this backup. It was made for another key.`, {
        cause: error,
      });
    throw new Error('The encrypted backup is damaged or broken off.', { cause: error });
  }
}

/** The file is opened when it is read: a stream that is never read reports its error to no caller. */
async function* plain(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path) as AsyncIterable<Buffer>;
}

/**
 * The bytes of an archive in chunks.
 * @param identityFile the file with the age identity; needed when the archive is encrypted
 * @throws Error when the archive is encrypted and cannot be decrypted
 */
export async function archiveBytes(path: string, identityFile?: string): Promise<AsyncIterable<Uint8Array>> {
  if (!(await isEncrypted(path))) return plain(path);
  if (identityFile === undefined)
    throw new Error('This backup is encrypted. Name the file with its identity: --identity FILE');
  return decrypted(path, identityFile);
}
