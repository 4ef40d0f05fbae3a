import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';

/** Copies a folder with all that is in it. `cp` needs a quarter of the time of Node 20, and phones have a thousand files. */
export function copyFolder(from: string, to: string): void {
  if (process.platform === 'win32') cpSync(from, to, { recursive: true });
  else execFileSync('cp', ['-R', `${from}/.`, to]);
}
