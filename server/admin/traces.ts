import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { BLOB_FOLDER } from '../store/data-files.ts';

async function holdsAny(path: string, words: readonly Buffer[]): Promise<boolean> {
  const overlap = Math.max(...words.map(({ length }) => length)) - 1;
  let end: Buffer = Buffer.alloc(0);
  for await (const bytes of createReadStream(path) as AsyncIterable<Buffer>) {
    const piece = Buffer.concat([end, bytes]);
    if (words.some((word) => piece.includes(word))) return true;
    end = piece.subarray(Math.max(0, piece.length - overlap));
  }
  return false;
}

/** The files of a data folder, without those that people uploaded, in which one of the words still stands. */
export async function tracesOf(dataPath: string, words: readonly string[]): Promise<string[]> {
  const wanted = words.map((word) => Buffer.from(word));
  const found: string[] = [];
  for (const entry of await readdir(dataPath, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    const isUpload = entry.parentPath === join(dataPath, BLOB_FOLDER);
    if (entry.isFile() && !isUpload && (await holdsAny(path, wanted))) found.push(path);
  }
  return found;
}
