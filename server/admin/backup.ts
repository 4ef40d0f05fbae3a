import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { AuditHead } from '../audit/audit-entry.ts';
import { copyTrail, recordOperation } from './audit-copy.ts';
import { API_KEY_FILE, AUDIT_FILE, BLOB_FOLDER, DATABASE_FILE, DEMO_FILE } from '../store/data-files.ts';
import { readDatabase } from '../store/read-only.ts';
import { ArchiveWriter } from './archive-writer.ts';
import { saveLastBackup } from './last-backup.ts';
import { BACKUP_FORMAT, MANIFEST_FILE, type Manifest } from './manifest.ts';
import { countRecords } from './record-counts.ts';
import { withSnapshot, type Snapshot } from './snapshot.ts';

export interface BackupReport {
  /** Path of the backup. */
  readonly path: string;
  readonly files: number;
  readonly bytes: number;
  /** Number of uploaded files whose bytes were already lost; everything else is in the backup. */
  readonly missing: number;
  /** Time of the snapshot, ISO 8601. */
  readonly made: string;
}

/** Other files of the data folder in a backup. Sent mail and the log are not included. */
const OTHER_FILES = [API_KEY_FILE, DEMO_FILE];

/** @returns the head of the trail; undefined without a trail */
async function addTrail(archive: ArchiveWriter, dataPath: string, copy: string): Promise<AuditHead | undefined> {
  await rm(copy, { force: true });
  try {
    const head = await copyTrail(dataPath, copy);
    if (existsSync(copy)) await archive.addFile(AUDIT_FILE, copy);
    return head ?? undefined;
  } finally {
    await rm(copy, { force: true });
  }
}

async function writeArchive(
  archive: ArchiveWriter,
  dataPath: string,
  { takenAt, database, blobs, pathOf }: Snapshot,
): Promise<void> {
  await archive.addFile(DATABASE_FILE, database);
  const audit = await addTrail(archive, dataPath, `${database}-trail`);
  for (const name of OTHER_FILES) {
    const path = join(dataPath, name);
    if (existsSync(path)) await archive.addFile(name, path);
  }
  for (const blob of blobs) await archive.addFile(`${BLOB_FOLDER}/${blob}`, pathOf(blob));
  const counts = readDatabase(database, countRecords);
  const manifest: Manifest = { format: BACKUP_FORMAT, made: takenAt, counts, audit, files: archive.files };
  await archive.addText(MANIFEST_FILE, JSON.stringify(manifest));
  await archive.end();
}

/**
 * Writes a whole data folder into one new file, whether a server runs on it or not. The file appears only when it is
 * complete.
 * @param recipients age recipients (`age1...`); empty: the backup is not encrypted
 * @throws Error when the file exists already, the folder has no data, or its database is damaged
 */
export async function createBackup(
  dataPath: string,
  to: string,
  recipients: readonly string[] = [],
): Promise<BackupReport> {
  const path = resolve(to);
  if (!existsSync(join(dataPath, DATABASE_FILE))) throw new Error(`There is no data in ${resolve(dataPath)}.`);
  if (existsSync(path)) throw new Error(`${path} is there already. Choose another name.`);
  // Before the snapshot, so that a backup that is interrupted is also in the trail.
  const how = recipients.length > 0 ? 'encrypted' : 'not encrypted';
  recordOperation(dataPath, { action: 'backup', detail: `${basename(path)}, ${how}` });
  const partialPath = `${path}.part`;
  // The copy of the database is not encrypted, so beside an encrypted backup it must not be.
  const copyPath = recipients.length > 0 ? undefined : `${path}.database-part`;
  return withSnapshot(dataPath, copyPath, async (snapshot) => {
    await rm(partialPath, { force: true });
    const archive = await ArchiveWriter.begin(partialPath, recipients);
    try {
      await writeArchive(archive, dataPath, snapshot);
    } catch (error) {
      await archive.abort();
      await rm(partialPath, { force: true });
      throw error;
    }
    await rename(partialPath, path);
    const bytes = archive.files.reduce((sum, { size }) => sum + size, 0);
    const made = snapshot.takenAt;
    saveLastBackup(dataPath, { path, made, isEncrypted: recipients.length > 0 });
    return { path, files: archive.files.length, bytes, missing: snapshot.missing.length, made };
  });
}
