import { createHash } from 'node:crypto';
import type { ArchivedFile } from './archive-writer.ts';
import { HEADER_BYTES, paddingOf, readHeader } from './tar.ts';

const CHUNK_BYTES = 1024 * 1024;
const TRUNCATED = 'The backup is broken off: its end is missing.';

/** Receives the bytes of one archived file in chunks. */
export type Sink = (bytes: Buffer) => Promise<void>;

/** Cuts a stream of chunks into the lengths that are asked for. */
class ByteReader {
  private readonly chunks: AsyncIterator<Uint8Array>;
  private rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Uint8Array>) {
    this.chunks = source[Symbol.asyncIterator]();
  }

  /** @returns at least one byte and at most `length`. @throws Error at the end of the stream */
  async some(length: number): Promise<Buffer> {
    while (this.rest.length === 0) {
      const { done, value } = await this.chunks.next();
      if (done) throw new Error(TRUNCATED);
      this.rest = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
    }
    const bytes = this.rest.subarray(0, length);
    this.rest = this.rest.subarray(length);
    return bytes;
  }

  async exactly(length: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for (let left = length; left > 0;) {
      const part = await this.some(left);
      left -= part.length;
      parts.push(part);
    }
    return Buffer.concat(parts);
  }

  /** Reads to the end. An encrypted stream only then proves that its end is the true one. */
  async drain(): Promise<void> {
    while (!(await this.chunks.next()).done);
  }

  async close(): Promise<void> {
    await this.chunks.return?.();
  }
}

/**
 * Reads an archive from start to end.
 * @param source the bytes of the archive
 * @param sinkOf returns the sink for a file; called before its first bytes
 * @param ended called after the last bytes of a file
 * @throws Error when the archive is damaged or incomplete
 */
export async function readArchive(
  source: AsyncIterable<Uint8Array>,
  sinkOf: (name: string) => Promise<Sink>,
  ended: (file: ArchivedFile) => Promise<void>,
): Promise<void> {
  const reader = new ByteReader(source);
  try {
    for (;;) {
      const entry = readHeader(await reader.exactly(HEADER_BYTES));
      if (entry === null) return await reader.drain();
      const sink = await sinkOf(entry.name);
      const hash = createHash('sha256');
      for (let left = entry.size; left > 0;) {
        const bytes = await reader.some(Math.min(left, CHUNK_BYTES));
        left -= bytes.length;
        hash.update(bytes);
        await sink(bytes);
      }
      await reader.exactly(paddingOf(entry.size).length);
      await ended({ path: entry.name, size: entry.size, sha256: hash.digest('hex') });
    }
  } finally {
    await reader.close();
  }
}
