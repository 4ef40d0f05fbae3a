import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { LAST_BACKUP_FILE } from '../store/data-files.ts';

const LastBackup = v.object({
  /** Where the backup was written; it may have been moved to another machine since. */
  path: v.string(),
  /** Time of the snapshot, ISO 8601. */
  made: v.string(),
  isEncrypted: v.boolean(),
});
export type LastBackup = Readonly<v.InferOutput<typeof LastBackup>>;

/** Stores in the data folder that a backup was made. */
export function saveLastBackup(dataPath: string, backup: LastBackup): void {
  const path = join(dataPath, LAST_BACKUP_FILE);
  writeFileSync(`${path}.part`, `${JSON.stringify(backup)}\n`, { mode: 0o600 });
  renameSync(`${path}.part`, path);
}

/** The newest backup of a data folder; undefined when none was made, or when the entry is damaged. */
export function lastBackupOf(dataPath: string): LastBackup | undefined {
  const path = join(dataPath, LAST_BACKUP_FILE);
  if (!existsSync(path)) return undefined;
  try {
    return v.parse(LastBackup, JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}
