import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from './driver.ts';

const LOCK_FILE = 'server.lock';
const ADDRESS_FILE = 'server.json';

export interface FolderLock {
  /** Notes where the holder answers, for commands on this machine. */
  announce(url: string): void;
  release(): void;
}

class FolderInUse extends Error {
  override name = 'FolderInUse';
  constructor(dataPath: string) {
    super(`Another server uses the data folder ${resolve(dataPath)}. Stop it first.`);
  }
}

/**
 * Makes this process the only one that serves a data folder. The system itself ends the lock with the process, however it
 * ends: it is the lock of an empty SQLite file, because Node has none of its own.
 * @throws FolderInUse when another process has it
 */
export function lockFolder(dataPath: string): FolderLock {
  const address = join(dataPath, ADDRESS_FILE);
  const connection = new DatabaseSync(join(dataPath, LOCK_FILE));
  try {
    connection.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch {
    connection.close();
    throw new FolderInUse(dataPath);
  }
  rmSync(address, { force: true });
  return {
    announce(url) {
      try {
        writeFileSync(address, `${JSON.stringify({ url })}\n`, { mode: 0o600 });
      } catch {
        // On a full disk serving goes before being found by other commands.
      }
    },
    release() {
      rmSync(address, { force: true });
      connection.exec('ROLLBACK');
      connection.close();
    },
  };
}

/** Does a server run on this folder? */
export function isServed(dataPath: string): boolean {
  try {
    lockFolder(dataPath).release();
    return false;
  } catch (error) {
    if (error instanceof FolderInUse) return true;
    throw error;
  }
}

/** Where the server of this folder answers; undefined when none runs, or one that is just starting. */
export function addressOf(dataPath: string): string | undefined {
  const file = join(dataPath, ADDRESS_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { url: string }).url : undefined;
}
