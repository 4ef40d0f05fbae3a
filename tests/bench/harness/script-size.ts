import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The size of these files in kB (1,000 bytes), each compressed with gzip as a server sends it. */
export const gzipKilobytes = (folders: readonly string[], paths: readonly string[]): number =>
  paths.reduce((sum, path) => {
    const file = folders.map((folder) => join(folder, path === '/' ? 'index.html' : path)).find(existsSync);
    if (!file) throw new Error(`${path} is in none of ${folders.join(', ')}`);
    return sum + gzipSync(readFileSync(file), { level: 9 }).length / 1000;
  }, 0);
