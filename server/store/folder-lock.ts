import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from './driver.ts';

const LOCK_FILE = 'server.lock';
const ADDRESS_FILE = 'server.json';

export interface FolderLock {
  /** Stores the URL of the server and what else commands on this machine may know of it; no secret. */
  announce(url: string, settings?: object): void;
  release(): void;
}

class FolderInUse extends Error {
  override name = 'FolderInUse';
  constructor(dataPath: string) {
    super(`Another server uses the data folder ${resolve(dataPath)}. Stop it first.`);
  }
}

/**
 * Locks a data folder, so that only this process serves it. Node has no file locks, so it uses the lock of an empty
 * SQLite file, which the operating system releases however the process ends.
 * @throws FolderInUse when another process has the lock
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
    announce(url, settings) {
      try {
        writeFileSync(address, `${JSON.stringify({ url, settings })}\n`, { mode: 0o600 });
      } catch {
        // On a full disk the server still starts, but commands cannot find it.
      }
    },
    release() {
      rmSync(address, { force: true });
      connection.exec('ROLLBACK');
      connection.close();
    },
  };
}

/** Whether a server runs on this folder. */
export function isServed(dataPath: string): boolean {
  try {
    lockFolder(dataPath).release();
    return false;
  } catch (error) {
    if (error instanceof FolderInUse) return true;
    throw error;
  }
}

/** URL of the server of this folder; undefined when none runs or one is still starting. */
export function addressOf(dataPath: string): string | undefined {
  const file = join(dataPath, ADDRESS_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { url: string }).url : undefined;
}

/** What the server of this folder has announced beside its URL; undefined when none runs or one is still starting. */
export function announcedSettings(dataPath: string): unknown {
  const file = join(dataPath, ADDRESS_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { settings?: unknown }).settings : undefined;
}
