import type { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** Bytes compressed without a pause: a few milliseconds on a cheap phone. */
const SLICE_BYTES = 128 * 1024;
/** Compressed output is put into Blobs of this size, which the browser may move from memory to disk. */
const PIECE_BYTES = 8 * 1024 * 1024;

const yieldToPage = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Writes a ZIP file slice by slice, so that the page stays responsive. */
export class ZipWriter {
  private readonly pieces: Blob[] = [];
  private parts: Uint8Array<ArrayBuffer>[] = [];
  private size = 0;
  private failure: Error | null = null;
  private readonly zip: Zip;

  private constructor(private readonly library: typeof import('fflate')) {
    this.zip = new library.Zip((error, part) => {
      this.failure ??= error;
      if (part) this.append(part as Uint8Array<ArrayBuffer>);
    });
  }

  static async open(): Promise<ZipWriter> {
    return new ZipWriter(await import('fflate'));
  }

  /** Adds a compressed text file; `chunks` may be a generator. */
  async addText(name: string, chunks: Iterable<string>): Promise<void> {
    const file = new this.library.ZipDeflate(name, { level: 6 });
    this.zip.add(file);
    const encoder = new TextEncoder();
    for (const chunk of chunks) await this.push(file, encoder.encode(chunk));
    file.push(new Uint8Array(), true);
  }

  /** Adds a file without compression: pictures and PDFs are compressed already. */
  async addFile(name: string, content: Blob): Promise<void> {
    const file = new this.library.ZipPassThrough(name);
    this.zip.add(file);
    for (let from = 0; from < content.size; from += PIECE_BYTES)
      await this.push(file, new Uint8Array(await content.slice(from, from + PIECE_BYTES).arrayBuffer()));
    file.push(new Uint8Array(), true);
  }

  /** @throws Error when a file could not be compressed */
  finish(): Blob {
    this.zip.end();
    if (this.failure) throw this.failure;
    this.pieces.push(new Blob(this.parts));
    return new Blob(this.pieces, { type: 'application/zip' });
  }

  private async push(file: ZipDeflate | ZipPassThrough, bytes: Uint8Array): Promise<void> {
    for (let from = 0; from < bytes.length; from += SLICE_BYTES) {
      file.push(bytes.subarray(from, from + SLICE_BYTES));
      await yieldToPage();
      if (this.failure) throw this.failure;
    }
  }

  private append(part: Uint8Array<ArrayBuffer>): void {
    // fflate reuses its buffers, so the bytes are copied.
    this.parts.push(part.slice());
    this.size += part.length;
    if (this.size < PIECE_BYTES) return;
    this.pieces.push(new Blob(this.parts));
    this.parts = [];
    this.size = 0;
  }
}
