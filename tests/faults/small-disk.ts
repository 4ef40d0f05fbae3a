import { spawnSync } from 'node:child_process';
import { closeSync, ftruncateSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MIB = 1024 * 1024;

/** A folder with limited space. */
export interface SmallDisk {
  readonly folder: string;
  /** How the space is limited. */
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

/** Limits the size of every file of the process: a file can grow by no more than the space that is left. */
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

/** A separate file system where mounting is allowed, else a limit on the size of the server's files. */
export function smallDisk(mebibytes: number, wanted?: SmallDisk['kind']): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'maia-small-disk-'));
  return (wanted === 'file size limit' ? null : ownFileSystem(folder, mebibytes)) ?? limitedFiles(folder);
}

export const mebibytes = (n: number): number => n * MIB;
