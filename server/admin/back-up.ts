import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { API_KEY_FILE, BLOB_FOLDER, DATABASE_FILE, DEMO_FILE } from '../store/data-files.ts';
import { ArchiveWriter } from './archive-writer.ts';
import { BACKUP_FORMAT, MANIFEST_FILE, type Manifest } from './manifest.ts';
import { withSnapshot, type Snapshot } from './snapshot.ts';

export interface BackupReport {
  /** Of the backup. */
  readonly path: string;
  readonly files: number;
  readonly bytes: number;
  /** Uploaded files that have lost their bytes; everything else is in the backup. */
  readonly missing: number;
}

/** Small files of a data folder that do not change. Mail that was sent and the log stay behind. */
const BESIDE_DATABASE = [API_KEY_FILE, DEMO_FILE];

async function fill(archive: ArchiveWriter, dataPath: string, { database, blobs, pathOf }: Snapshot): Promise<void> {
  const made = new Date().toISOString();
  await archive.addFile(DATABASE_FILE, database);
  for (const name of BESIDE_DATABASE) {
    const path = join(dataPath, name);
    if (existsSync(path)) await archive.addFile(name, path);
  }
  for (const blob of blobs) await archive.addFile(`${BLOB_FOLDER}/${blob}`, pathOf(blob));
  const manifest: Manifest = { format: BACKUP_FORMAT, made, files: archive.files };
  await archive.addText(MANIFEST_FILE, JSON.stringify(manifest));
  await archive.end();
}

/**
 * Writes all of a data folder into one new file, while a server runs on it or not. The file appears when it is whole.
 * @throws Error when the file is there already, the folder has no data, or its database is damaged
 */
export async function backUp(dataPath: string, to: string): Promise<BackupReport> {
  const path = resolve(to);
  if (!existsSync(join(dataPath, DATABASE_FILE))) throw new Error(`There is no data in ${resolve(dataPath)}.`);
  if (existsSync(path)) throw new Error(`${path} is there already. Choose another name.`);
  const part = `${path}.part`;
  return withSnapshot(dataPath, `${path}.database-part`, async (snapshot) => {
    await rm(part, { force: true });
    const archive = await ArchiveWriter.begin(part);
    try {
      await fill(archive, dataPath, snapshot);
    } catch (error) {
      await archive.giveUp();
      await rm(part, { force: true });
      throw error;
    }
    await rename(part, path);
    const bytes = archive.files.reduce((sum, { size }) => sum + size, 0);
    return { path, files: archive.files.length, bytes, missing: snapshot.missing.length };
  });
}
