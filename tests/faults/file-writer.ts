import { createHash } from 'node:crypto';
import { asking, freshId, limit, type Client, type Json } from '../contract/server/client.ts';
import { CHUNK, files, md5, sendChunk } from '../contract/server/upload-file.ts';
import type { Random } from '../support/samples/random.ts';
import { answerTo, Unanswered } from './document-writer.ts';

const BUCKET = 'sealed';
const CHUNKS = 2;
/** The start of a PDF file, which the bucket checks. */
const PAPER = Buffer.from('%PDF-1.7\n');
/** One of so many files has several chunks. */
const LARGE_EVERY = 6;

interface Known {
  bytes: Buffer;
  /** The chunks that were answered. */
  sent: number;
  chunks: number;
  /** The kind of the running call that got no answer; null when there is none. */
  inDoubt: 'chunk' | 'removal' | null;
}

/** Bytes that hardly compress, the same for the same seed. */
function bytesOf(seed: number, length: number): Buffer {
  const block = createHash('sha512').update(String(seed)).digest();
  return Buffer.concat([PAPER, Buffer.alloc(length - PAPER.length, block)]);
}

/** Uploads files whole and in chunks, the last chunk first, and deletes some. */
export class FileWriter {
  private readonly known = new Map<string, Known>();
  answered = 0;
  unanswered = 0;

  constructor(private readonly random: Random) {}

  async writeUntilTheEnd(server: Client): Promise<void> {
    try {
      for (let n = 0; ; n++) {
        await this.upload(server, n % LARGE_EVERY === LARGE_EVERY - 1);
        if (this.known.size > 8) await this.removeOne(server);
      }
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      this.unanswered += 1;
    }
  }

  /**
   * Checks that every answered chunk exists, every complete file has its bytes, and no other file exists. @returns what
   * is wrong
   */
  async check(server: Client, blobs: readonly string[]): Promise<string[]> {
    const wrong: string[] = [];
    const list = await answerTo(server.get(files(BUCKET) + asking(limit(5000))));
    const rows = new Map((list['files'] as Json[]).map((row) => [String(row['$id']), row]));
    for (const [id, known] of this.known) {
      const uploaded = Number(rows.get(id)?.['chunksUploaded'] ?? 0);
      const most = known.sent + (known.inDoubt === 'chunk' ? 1 : 0);
      const least = known.inDoubt === 'removal' ? 0 : known.sent;
      if (uploaded < least || uploaded > most)
        wrong.push(`file ${id}: ${known.sent} chunks answered, ${uploaded} are there`);
      if (uploaded === known.chunks) wrong.push(...(await this.checkBytes(server, id, known.bytes)));
      if (uploaded === 0) this.known.delete(id);
      else this.known.set(id, { ...known, sent: uploaded, inDoubt: null });
    }
    for (const id of rows.keys()) if (!this.known.has(id)) wrong.push(`file ${id} came out of nowhere`);
    const named = [...rows.values()].reduce((sum, row) => sum + Number(row['chunksUploaded']), 0);
    if (blobs.length !== named) wrong.push(`${blobs.length} blobs on the disk, ${named} named by files`);
    return wrong;
  }

  private async checkBytes(server: Client, id: string, bytes: Buffer): Promise<string[]> {
    const answer = await server.get(files(BUCKET, id, '/download'));
    return answer.status === 200 && md5(answer.bytes) === md5(bytes)
      ? []
      : [`file ${id}: ${answer.status}, ${answer.bytes.length} bytes instead of ${bytes.length}, or others`];
  }

  private async upload(server: Client, isLarge: boolean): Promise<void> {
    const id = freshId('file');
    const bytes = bytesOf(this.random.below(1e9), isLarge ? CHUNK + 999 : 500 + this.random.below(60_000));
    const known: Known = { bytes, sent: 0, chunks: isLarge ? CHUNKS : 1, inDoubt: 'chunk' };
    this.known.set(id, known);
    for (let left = known.chunks; left > 0; left--) {
      known.inDoubt = 'chunk';
      await answerTo(
        sendChunk(server, BUCKET, id, bytes, left - 1, { name: 'a.pdf', permissions: ['read("user:a")'] }),
      );
      this.answered += 1;
      known.sent += 1;
      known.inDoubt = null;
    }
  }

  private async removeOne(server: Client): Promise<void> {
    const id = this.random.pick([...this.known.keys()]);
    const known = this.known.get(id);
    if (!known) return;
    known.inDoubt = 'removal';
    await answerTo(server.delete(files(BUCKET, id), {}));
    this.answered += 1;
    this.known.delete(id);
  }
}
