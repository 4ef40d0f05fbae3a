import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { BLOB_FOLDER } from '../store/data-files.ts';

async function containsAny(path: string, words: readonly Buffer[]): Promise<boolean> {
  const overlap = Math.max(...words.map(({ length }) => length)) - 1;
  let tail: Buffer = Buffer.alloc(0);
  for await (const bytes of createReadStream(path) as AsyncIterable<Buffer>) {
    const chunk = Buffer.concat([tail, bytes]);
    if (words.some((word) => chunk.includes(word))) return true;
    tail = chunk.subarray(Math.max(0, chunk.length - overlap));
  }
  return false;
}

/** Paths of the files in a data folder, except uploads, that contain one of the words. */
export async function tracesOf(dataPath: string, words: readonly string[]): Promise<string[]> {
  const patterns = words.map((word) => Buffer.from(word));
  const found: string[] = [];
  for (const entry of await readdir(dataPath, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    const isUpload = entry.parentPath === join(dataPath, BLOB_FOLDER);
    if (entry.isFile() && !isUpload && (await containsAny(path, patterns))) found.push(path);
  }
  return found;
}
