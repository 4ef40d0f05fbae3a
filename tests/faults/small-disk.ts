import { spawnSync } from 'node:child_process';
import { closeSync, ftruncateSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MIB = 1024 * 1024;

/** A folder whose space ends. */
export interface SmallDisk {
  readonly folder: string;
  /** What makes it small. */
  readonly kind: 'file system' | 'file size limit';
  /** Leaves so many bytes free for the process. */
  fill(left: number, pid: number | undefined): void;
  makeRoom(pid: number | undefined): void;
  dispose(): void;
}

const run = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;

function ownFileSystem(folder: string, mebibytes: number): SmallDisk | null {
  if (!run('mount', '-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', folder)) return null;
  const ballast = join(folder, 'ballast');
  return {
    folder,
    kind: 'file system',
    fill(left) {
      const { bavail, bsize } = statfsSync(folder);
      const file = openSync(ballast, 'a');
      const block = Buffer.alloc(64 * 1024);
      for (let free = bavail * bsize; free > left + block.length; free -= block.length) writeSync(file, block);
      closeSync(file);
    },
    makeRoom() {
      const file = openSync(ballast, 'r+');
      ftruncateSync(file);
      closeSync(file);
    },
    dispose() {
      run('umount', folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** No file of the process may become longer than it is now by more than what is left. */
function limitedFiles(folder: string): SmallDisk {
  const limit = (pid: number | undefined, bytes: string): void => {
    if (pid === undefined) return;
    if (!run('prlimit', '--pid', String(pid), `--fsize=${bytes}:`))
      throw new Error('Neither mount nor prlimit works here, so nothing shows what a full disk does.');
  };
  return {
    folder,
    kind: 'file size limit',
    fill: (left, pid) => limit(pid, String(left)),
    makeRoom: (pid) => limit(pid, 'unlimited'),
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A file system of its own where mounting is allowed, else a limit on the files of the server. */
export function smallDisk(mebibytes: number, wanted?: SmallDisk['kind']): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'maia-small-disk-'));
  return (wanted === 'file size limit' ? null : ownFileSystem(folder, mebibytes)) ?? limitedFiles(folder);
}

export const mebibytes = (n: number): number => n * MIB;
