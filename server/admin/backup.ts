import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { API_KEY_FILE, BLOB_FOLDER, DATABASE_FILE, DEMO_FILE } from '../store/data-files.ts';
import { ArchiveWriter } from './archive-writer.ts';
import { BACKUP_FORMAT, MANIFEST_FILE, type Manifest } from './manifest.ts';
import { withSnapshot, type Snapshot } from './snapshot.ts';

export interface BackupReport {
  /** Path of the backup. */
  readonly path: string;
  readonly files: number;
  readonly bytes: number;
  /** Number of uploaded files whose bytes were already lost; everything else is in the backup. */
  readonly missing: number;
}

/** Other files of the data folder in a backup. Sent mail and the log are not included. */
const OTHER_FILES = [API_KEY_FILE, DEMO_FILE];

async function writeArchive(
  archive: ArchiveWriter,
  dataPath: string,
  { database, blobs, pathOf }: Snapshot,
): Promise<void> {
  const beganAt = new Date().toISOString();
  await archive.addFile(DATABASE_FILE, database);
  for (const name of OTHER_FILES) {
    const path = join(dataPath, name);
    if (existsSync(path)) await archive.addFile(name, path);
  }
  for (const blob of blobs) await archive.addFile(`${BLOB_FOLDER}/${blob}`, pathOf(blob));
  const manifest: Manifest = { format: BACKUP_FORMAT, made: beganAt, files: archive.files };
  await archive.addText(MANIFEST_FILE, JSON.stringify(manifest));
  await archive.end();
}

/**
 * Writes a whole data folder into one new file, whether a server runs on it or not. The file appears only when it is
 * complete.
 * @throws Error when the file exists already, the folder has no data, or its database is damaged
 */
export async function createBackup(dataPath: string, to: string): Promise<BackupReport> {
  const path = resolve(to);
  if (!existsSync(join(dataPath, DATABASE_FILE))) throw new Error(`There is no data in ${resolve(dataPath)}.`);
  if (existsSync(path)) throw new Error(`${path} is there already. Choose another name.`);
  const partialPath = `${path}.part`;
  return withSnapshot(dataPath, `${path}.database-part`, async (snapshot) => {
    await rm(partialPath, { force: true });
    const archive = await ArchiveWriter.begin(partialPath);
    try {
      await writeArchive(archive, dataPath, snapshot);
    } catch (error) {
      await archive.abort();
      await rm(partialPath, { force: true });
      throw error;
    }
    await rename(partialPath, path);
    const bytes = archive.files.reduce((sum, { size }) => sum + size, 0);
    return { path, files: archive.files.length, bytes, missing: snapshot.missing.length };
  });
}
