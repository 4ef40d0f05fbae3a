import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import type { ArchivedFile } from './archive-writer.ts';
import { HEADER_BYTES, paddingOf, readHeader } from './tar.ts';

const CHUNK_BYTES = 1024 * 1024;
const TRUNCATED = 'The backup is broken off: its end is missing.';

/** Receives the bytes of one archived file in chunks. */
export type Sink = (bytes: Buffer) => Promise<void>;

async function readFully(handle: FileHandle, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await handle.read(bytes, 0, length, null);
  if (bytesRead !== length) throw new Error(TRUNCATED);
  return bytes;
}

/**
 * Reads an archive from start to end.
 * @param sinkOf returns the sink for a file; called before its first bytes
 * @param ended called after the last bytes of a file
 * @throws Error when the archive is damaged or incomplete
 */
export async function readArchive(
  path: string,
  sinkOf: (name: string) => Promise<Sink>,
  ended: (file: ArchivedFile) => Promise<void>,
): Promise<void> {
  const handle = await open(path, 'r');
  try {
    for (;;) {
      const entry = readHeader(await readFully(handle, HEADER_BYTES));
      if (entry === null) return;
      const sink = await sinkOf(entry.name);
      const hash = createHash('sha256');
      for (let left = entry.size; left > 0;) {
        const bytes = await readFully(handle, Math.min(left, CHUNK_BYTES));
        left -= bytes.length;
        hash.update(bytes);
        await sink(bytes);
      }
      await readFully(handle, paddingOf(entry.size).length);
      await ended({ path: entry.name, size: entry.size, sha256: hash.digest('hex') });
    }
  } finally {
    await handle.close();
  }
}
