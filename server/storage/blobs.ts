import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { access, open, readdir, unlink, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';

const CIPHER = 'aes-256-ctr';
const BLOCK = 16;

export interface Blob {
  name: string;
  /** Bytes. */
  size: number;
  /** MD5, hexadecimal. */
  md5: string;
}

/** A part of a blob: bytes `from` to `to`, both included. */
export interface BlobSlice {
  name: string;
  isEncrypted: boolean;
  from: number;
  to: number;
}

/** The state of the counter after so many blocks. */
function counterAt(start: Buffer, blocks: number): Buffer {
  const value = (BigInt(`0x${start.toString('hex')}`) + BigInt(blocks)) & ((1n << 128n) - 1n);
  return Buffer.from(value.toString(16).padStart(2 * BLOCK, '0'), 'hex');
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** A disk that gets full takes a part of the bytes before it refuses the rest. */
async function writeAll(handle: FileHandle, bytes: Buffer): Promise<void> {
  for (let at = 0; at < bytes.length;) at += (await handle.write(bytes, at)).bytesWritten;
}

/**
 * Bytes on the disk under names of our own, never changed once they are written. A blob counts only when a row
 * names it: what a crash leaves without one is removed at the next start.
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
   * Writes all of a stream; durable when it resolves.
   * @returns null when there were more bytes than allowed; nothing is kept then
   */
  async write(source: AsyncIterable<Buffer>, limit: number, isEncrypted: boolean): Promise<Blob | null> {
    const name = randomBytes(20).toString('hex');
    const handle = await open(this.pathOf(name), 'wx', 0o600);
    let isWhole = false;
    try {
      const start = randomBytes(BLOCK);
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
      isWhole = true;
      return { name, size, md5: md5.digest('hex') };
    } finally {
      await handle.close();
      if (!isWhole) await this.remove(name);
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
      const start = Buffer.alloc(BLOCK);
      await handle.read(start, 0, BLOCK, 0);
      let surplus = from % BLOCK;
      const decipher = createDecipheriv(CIPHER, this.key, counterAt(start, (from - surplus) / BLOCK));
      const range = { start: BLOCK + from - surplus, end: BLOCK + to, autoClose: false };
      for await (const bytes of handle.createReadStream(range) as AsyncIterable<Buffer>) {
        const plain = decipher.update(bytes);
        yield plain.subarray(surplus);
        surplus = Math.max(0, surplus - plain.length);
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

  /** Removes what nothing names. Only before the first upload of this process. */
  async sweep(named: ReadonlySet<string>): Promise<void> {
    const orphans = (await readdir(this.folder)).filter((name) => !named.has(name));
    for (const name of orphans) await this.remove(name);
  }

  private pathOf(name: string): string {
    return join(this.folder, name);
  }

  /** A name is as durable as its folder. */
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
