import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerState } from '../../src/model/clinic/clinic-answers.ts';
import { lastBackupOf } from '../admin/last-backup.ts';
import type { Handler } from '../http/route.ts';
import type { Services } from '../services/services.ts';
import { appVersion } from '../store/app-version.ts';
import { AUDIT_FILE, BLOB_FOLDER, DATABASE_FILE } from '../store/data-files.ts';

const databaseFiles = [DATABASE_FILE, `${DATABASE_FILE}-wal`, AUDIT_FILE, `${AUDIT_FILE}-wal`];

/** The size in bytes; 0 for a file that is gone. */
const sizeOf = async (path: string): Promise<number> => (await stat(path).catch(() => undefined))?.size ?? 0;

async function sizesIn(folder: string, names: readonly string[]): Promise<number> {
  let total = 0;
  for (const name of names) total += await sizeOf(join(folder, name));
  return total;
}

/** Version, backup, storage and mails, for keys. Appwrite has no such call. */
export const installationHandler =
  ({ dataPath, startedAt, mailState, isMfaForced, auditRetentionYears }: Services): Handler =>
  async (): Promise<ServerState> => {
    const backup = lastBackupOf(dataPath);
    const blobFolder = join(dataPath, BLOB_FOLDER);
    const { bavail, bsize } = await statfs(dataPath);
    return {
      version: appVersion(),
      startedAt,
      backup: backup ? { madeAt: backup.made, isEncrypted: backup.isEncrypted } : null,
      databaseBytes: await sizesIn(dataPath, databaseFiles),
      fileBytes: await sizesIn(blobFolder, await readdir(blobFolder).catch(() => [])),
      freeBytes: bavail * bsize,
      mail: { ...mailState },
      isMfaForced,
      auditYears: auditRetentionYears,
    };
  };
