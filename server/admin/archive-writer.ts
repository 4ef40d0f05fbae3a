import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { openOutput, type ArchiveOutput } from './archive-output.ts';
import { END_OF_ARCHIVE, headerOf, paddingOf } from './tar.ts';

export interface ArchivedFile {
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** Writes files into a new archive that only its owner can read. */
export class ArchiveWriter {
  readonly files: ArchivedFile[] = [];
  private readonly time = Math.floor(Date.now() / 1000);

  private constructor(private readonly output: ArchiveOutput) {}

  /**
   * @param recipients age recipients; empty: the archive is not encrypted
   * @throws Error when the file exists already
   */
  static async begin(path: string, recipients: readonly string[]): Promise<ArchiveWriter> {
    return new ArchiveWriter(await openOutput(path, recipients));
  }

  /**
   * Adds a file that must not change meanwhile.
   * @throws Error when it changed
   */
  async addFile(name: string, path: string): Promise<void> {
    const { size } = await stat(path);
    await this.output.write(headerOf({ name, size }, this.time));
    const hash = createHash('sha256');
    let written = 0;
    for await (const bytes of createReadStream(path) as AsyncIterable<Buffer>) {
      hash.update(bytes);
      written += bytes.length;
      await this.output.write(bytes);
    }
    if (written !== size) throw new Error(`${path} changed while it was copied.`);
    await this.output.write(paddingOf(size));
    this.files.push({ path: name, size, sha256: hash.digest('hex') });
  }

  async addText(name: string, text: string): Promise<void> {
    const bytes = Buffer.from(text);
    const entry = { name, size: bytes.length };
    await this.output.write(Buffer.concat([headerOf(entry, this.time), bytes, paddingOf(entry.size)]));
  }

  /** Ends the archive; when this resolves, it is flushed to the disk. */
  async end(): Promise<void> {
    await this.output.write(END_OF_ARCHIVE);
    await this.output.end();
  }

  abort(): Promise<void> {
    return this.output.abort();
  }
}
