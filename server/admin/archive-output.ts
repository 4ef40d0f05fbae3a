import { open, type FileHandle } from 'node:fs/promises';
import type { Encrypter } from 'age-encryption';
import { encrypterFor } from './age-keys.ts';

/** Receives the bytes of an archive in order. */
export interface ArchiveOutput {
  write(bytes: Uint8Array): Promise<void>;
  /** When this resolves, everything is flushed to the disk. */
  end(): Promise<void>;
  abort(): Promise<void>;
}

async function flush(handle: FileHandle): Promise<void> {
  await handle.sync();
  await handle.close();
}

const plainOutput = (handle: FileHandle): ArchiveOutput => ({
  write: (bytes) => handle.appendFile(bytes),
  end: () => flush(handle),
  abort: () => handle.close(),
});

function encryptedOutput(handle: FileHandle, encrypter: Encrypter): ArchiveOutput {
  // The default queue of a TransformStream holds one chunk, so a slow disk slows the reader of the files.
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const written = (async () => {
    for await (const bytes of await encrypter.encrypt(readable)) await handle.appendFile(bytes);
  })();
  // Lets a write that waits for room fail; without this line Node would also end the process.
  written.catch((error: unknown) => writer.abort(error)).catch(() => undefined);
  /** Waits for one step of the writer; when it fails, the error is that of the disk or of the encryption. */
  const step = async (done: Promise<void>): Promise<void> => {
    try {
      await done;
    } catch (error) {
      await written;
      throw error;
    }
  };
  return {
    write: (bytes) => step(writer.write(bytes)),
    async end() {
      await step(writer.close());
      await written;
      await flush(handle);
    },
    async abort() {
      await writer.abort(new Error('The backup was given up.')).catch(() => undefined);
      await written.catch(() => undefined);
      await handle.close();
    },
  };
}

/**
 * Opens a new file that only its owner can read.
 * @param recipients age recipients; empty: the file is not encrypted
 * @throws Error when the file exists already, or a recipient is none
 */
export async function openOutput(path: string, recipients: readonly string[]): Promise<ArchiveOutput> {
  if (recipients.length === 0) return plainOutput(await open(path, 'wx', 0o600));
  const encrypter = encrypterFor(recipients);
  return encryptedOutput(await open(path, 'wx', 0o600), encrypter);
}
