import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { access, open, readdir, unlink, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';

const CIPHER = 'aes-256-ctr';
const BLOCK_BYTES = 16;

export interface Blob {
  name: string;
  /** In bytes. */
  size: number;
  /** MD5, hexadecimal. */
  md5: string;
}

/** The bytes `from` to `to` of a blob, both inclusive. */
export interface BlobSlice {
  name: string;
  isEncrypted: boolean;
  from: number;
  to: number;
}

/** The counter block after this many blocks. */
function counterAt(start: Buffer, blocks: number): Buffer {
  const value = (BigInt(`0x${start.toString('hex')}`) + BigInt(blocks)) & ((1n << 128n) - 1n);
  return Buffer.from(value.toString(16).padStart(2 * BLOCK_BYTES, '0'), 'hex');
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** A full disk may write only a part of the bytes before it reports an error. */
async function writeAll(handle: FileHandle, bytes: Buffer): Promise<void> {
  for (let offset = 0; offset < bytes.length;) offset += (await handle.write(bytes, offset)).bytesWritten;
}

/**
 * Files on the disk with random names, never changed after they are written. A blob counts only when a row refers to
 * it; blobs without a row, left by a crash, are removed at the next start.
 */
export class Blobs {
  private readonly folder: string;
  private readonly key: Buffer;

  /** @param key 32 bytes */
  constructor(folder: string, key: Buffer) {
    this.folder = folder;
    this.key = key;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  }

  /**
   * Writes a whole stream; it is durable when the promise resolves.
   * @returns null when the stream was longer than `limit` bytes; then nothing is stored
   */
  async write(source: AsyncIterable<Buffer>, limit: number, isEncrypted: boolean): Promise<Blob | null> {
    const name = randomBytes(20).toString('hex');
    const handle = await open(this.pathOf(name), 'wx', 0o600);
    let isComplete = false;
    try {
      const start = randomBytes(BLOCK_BYTES);
      const cipher = isEncrypted ? createCipheriv(CIPHER, this.key, start) : null;
      if (cipher) await writeAll(handle, start);
      const md5 = createHash('md5');
      let size = 0;
      for await (const bytes of source) {
        size += bytes.length;
        if (size > limit) return null;
        md5.update(bytes);
        await writeAll(handle, cipher ? cipher.update(bytes) : bytes);
      }
      await handle.sync();
      await this.syncFolder();
      isComplete = true;
      return { name, size, md5: md5.digest('hex') };
    } finally {
      await handle.close();
      if (!isComplete) await this.remove(name);
    }
  }

  async *read({ name, isEncrypted, from, to }: BlobSlice): AsyncGenerator<Buffer> {
    if (to < from) return;
    const handle = await open(this.pathOf(name), 'r');
    try {
      if (!isEncrypted) {
        yield* handle.createReadStream({ start: from, end: to, autoClose: false }) as AsyncIterable<Buffer>;
        return;
      }
      const start = Buffer.alloc(BLOCK_BYTES);
      await handle.read(start, 0, BLOCK_BYTES, 0);
      let skip = from % BLOCK_BYTES;
      const decipher = createDecipheriv(CIPHER, this.key, counterAt(start, (from - skip) / BLOCK_BYTES));
      const range = { start: BLOCK_BYTES + from - skip, end: BLOCK_BYTES + to, autoClose: false };
      for await (const bytes of handle.createReadStream(range) as AsyncIterable<Buffer>) {
        const plain = decipher.update(bytes);
        yield plain.subarray(skip);
        skip = Math.max(0, skip - plain.length);
      }
    } finally {
      await handle.close();
    }
  }

  async has(name: string): Promise<boolean> {
    return access(this.pathOf(name)).then(
      () => true,
      () => false,
    );
  }

  async remove(name: string): Promise<void> {
    await unlink(this.pathOf(name)).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  }

  /** Removes blobs that no row refers to. Call it only before the first upload of this process. */
  async sweep(referenced: ReadonlySet<string>): Promise<void> {
    const orphans = (await readdir(this.folder)).filter((name) => !referenced.has(name));
    for (const name of orphans) await this.remove(name);
  }

  private pathOf(name: string): string {
    return join(this.folder, name);
  }

  /** A new file name is durable only after its folder is synced. */
  private async syncFolder(): Promise<void> {
    const folder = await open(this.folder, 'r');
    try {
      await folder.sync();
    } catch (error) {
      // Windows cannot sync a folder and does not need to.
      if (process.platform !== 'win32') throw error;
    } finally {
      await folder.close();
    }
  }
}
