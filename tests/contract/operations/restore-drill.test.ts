import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeDrill, newestBackup, proveBackup } from '../../../scripts/admin/restore-drill.ts';
import { createIdentity } from '../../../server/admin/age-keys.ts';
import { ArchiveWriter } from '../../../server/admin/archive-writer.ts';
import { createBackup } from '../../../server/admin/backup.ts';
import { BACKUP_FORMAT, MANIFEST_FILE } from '../../../server/admin/manifest.ts';
import { drillRestore } from '../../../scripts/admin/drill-restore.ts';
import { startBackend, type RunningBackend } from '../../../server/backend.ts';
import { DatabaseSync } from '../../../server/store/driver.ts';
import { Client, documents } from '../server/client.ts';
import { CONFIG, done } from '../server/server-under-test.ts';
import { upload } from '../server/upload-file.ts';

let folder: string;
let temporary: string;
let data: string;
let backup: string;
let running: RunningBackend;
const TMPDIR = process.env['TMPDIR'];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'drill-test-'));
  temporary = join(folder, 'temporary');
  mkdirSync(temporary);
  data = join(folder, 'data');
  backup = join(folder, 'clinic.tar');
  running = await startBackend({ config: CONFIG, data, port: 0 });
  const server = new Client(`${running.url}/v1`, 'contract', { 'x-appwrite-key': running.apiKey });
  for (const documentId of ['one', 'two'])
    done(await server.post(documents('entries'), { documentId, data: { title: documentId } }), 201);
  done(await upload(server, 'papers', 'scan', Buffer.from('scan'), { name: 'scan.txt' }), 201);
  process.env['TMPDIR'] = temporary;
});
afterEach(async () => {
  if (TMPDIR === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = TMPDIR;
  await running.close();
  rmSync(folder, { recursive: true });
});

/** Every file below a folder with its checksum and modification time. */
const stateOf = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map(
      (file) => `${file} ${statSync(file).mtimeMs} ${createHash('sha256').update(readFileSync(file)).digest('hex')}`,
    );

/** Writes a valid backup of this database whose manifest contains `counts`. */
async function writeBackup(database: string, counts: Record<string, number>): Promise<void> {
  const archive = await ArchiveWriter.begin(backup, []);
  await archive.addFile('data.sqlite', database);
  const manifest = { format: BACKUP_FORMAT, made: new Date().toISOString(), counts, files: archive.files };
  await archive.addText(MANIFEST_FILE, JSON.stringify(manifest));
  await archive.end();
}

describe('a restore drill', { timeout: 60_000 }, () => {
  it('proves the newest backup beside a running server, touches none of its data and leaves nothing behind', async () => {
    await createBackup(data, join(folder, 'older.tar'));
    await createBackup(data, backup);
    const before = stateOf(data);
    const lines = await proveBackup(newestBackup(data), undefined, CONFIG);
    expect(lines[0]).toBe(`Restore drill of ${backup}`);
    expect(lines.join('\n')).toContain('same  main/entries: 2 records of 2');
    expect(lines.join('\n')).toContain('files      4 restored');
    expect(lines.join('\n')).toMatch(/audit trail {2}\d+ entries, whole, with the head of the backup's list/);
    expect(lines.at(-1)).toBe('This backup can be restored.');
    expect(stateOf(data)).toEqual(before);
    expect(readdirSync(temporary)).toEqual([]);
  });

  it('proves an encrypted backup with its identity, and none without', async () => {
    const identity = join(folder, 'identity.txt');
    await createBackup(data, backup, [await createIdentity(identity)]);
    expect((await drillRestore({ from: backup, identityFile: identity, config: CONFIG })).isEncrypted).toBe(true);
    await expect(proveBackup(backup, undefined, CONFIG)).rejects.toThrow(/not proven: This backup is encrypted/);
    expect(readdirSync(temporary)).toEqual([]);
  });

  it('fails for a backup with a flipped bit, and leaves nothing behind', async () => {
    await createBackup(data, backup);
    const bytes = readFileSync(backup);
    bytes[5000] = (bytes[5000] ?? 0) ^ 1;
    writeFileSync(backup, bytes);
    await expect(proveBackup(backup, undefined, CONFIG)).rejects.toThrow(/not proven/);
    expect(readdirSync(temporary)).toEqual([]);
  });

  it('fails for a backup with fewer records than its list says, although every checksum is right', async () => {
    await running.close();
    const path = join(data, 'data.sqlite');
    const database = new DatabaseSync(path);
    database.exec("DELETE FROM documents_1 WHERE _id = 'two'");
    database.close();
    await writeBackup(path, { accounts: 0, 'main/entries': 2 });
    await expect(proveBackup(backup, undefined, CONFIG)).rejects.toThrow(/WRONG {2}main\/entries: 1 records of 2/);
  });

  it('fails for a backup whose database is no database of Maia, although every checksum is right', async () => {
    const other = join(folder, 'other.sqlite');
    const database = new DatabaseSync(other);
    database.exec('CREATE TABLE collections (n, database_id, collection_id)');
    database.close();
    await writeBackup(other, {});
    await expect(proveBackup(backup, undefined, CONFIG)).rejects.toThrow(/not proven/);
  });

  it('does not call a backup whole whose uploaded files had lost their bytes', () => {
    const report = { path: backup, isEncrypted: false, made: new Date(0).toISOString(), files: 1, collections: [] };
    expect(describeDrill({ ...report, missing: 0 }, 0).isProven).toBe(true);
    const { lines, isProven } = describeDrill({ ...report, missing: 2 }, 0);
    expect(isProven).toBe(false);
    expect(lines.at(-1)).toContain('NOT');
  });

  it('says what to do when no backup is known', () => {
    expect(() => newestBackup(data)).toThrow(/No backup.*npm run admin -- backup FILE/);
  });
});
