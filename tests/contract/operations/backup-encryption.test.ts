import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createIdentity } from '../../../server/admin/age-keys.ts';
import { openOutput } from '../../../server/admin/archive-output.ts';
import { createBackup } from '../../../server/admin/backup.ts';
import { restore } from '../../../server/admin/restore.ts';
import { startBackend } from '../../../server/backend.ts';
import { Client, documents } from '../server/client.ts';
import { CONFIG, done } from '../server/server-under-test.ts';
import { files, md5, upload } from '../server/upload-file.ts';

const SECRET = 'Only-Amina-Knows-This';
let folder: string;
let data: string;
let backup: string;
let identity: string;
let recipient: string;
let scan: Buffer;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backup-encryption-'));
  data = join(folder, 'data');
  backup = join(folder, 'clinic.tar.age');
  identity = join(folder, 'identity.txt');
  recipient = await createIdentity(identity);
  const backend = await startBackend({ config: CONFIG, data, port: 0 });
  const server = new Client(`${backend.url}/v1`, 'contract', { 'x-appwrite-key': backend.apiKey });
  done(await server.post(documents('entries'), { documentId: 'kept', data: { title: SECRET } }), 201);
  // Longer than one chunk of the age format, which is 64 KiB.
  scan = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(SECRET), randomBytes(300_000)]);
  done(await upload(server, 'papers', 'scan', scan, { name: 'scan.pdf' }), 201);
  await backend.close();
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a backup for a recipient', { timeout: 60_000 }, () => {
  it('comes back with the identity, byte for byte', async () => {
    await createBackup(data, backup, [recipient]);
    expect(statSync(backup).mode & 0o777).toBe(0o600);
    const restored = join(folder, 'restored');
    expect(await restore(backup, restored, identity)).toMatchObject({ missing: 0, counts: { 'main/entries': 1 } });
    const backend = await startBackend({ config: CONFIG, data: restored, port: 0 });
    try {
      const server = new Client(`${backend.url}/v1`, 'contract', { 'x-appwrite-key': backend.apiKey });
      expect(done(await server.get(documents('entries', 'kept')))['title']).toBe(SECRET);
      expect(md5((await server.get(files('papers', 'scan', '/download'))).bytes)).toBe(md5(scan));
    } finally {
      await backend.close();
    }
  });

  it('shows nothing of what is in it, and no copy of the database lies beside it at any time', async () => {
    const seen = new Set<string>();
    const look = setInterval(() => readdirSync(folder).forEach((name) => seen.add(name)), 1);
    await createBackup(data, backup, [recipient]);
    clearInterval(look);
    const bytes = readFileSync(backup);
    for (const word of [SECRET, 'SQLite format', 'ustar', 'manifest.json', readFileSync(join(data, 'api-key'), 'utf8')])
      expect(bytes.includes(word), word).toBe(false);
    expect([...seen].filter((name) => name.includes('database'))).toEqual([]);
    expect(readdirSync(data).filter((name) => name.startsWith('.backup'))).toEqual([]);
  });

  it('opens for each of several recipients', async () => {
    const second = join(folder, 'second.txt');
    await createBackup(data, backup, [recipient, await createIdentity(second)]);
    for (const [n, file] of [identity, second].entries())
      expect(await restore(backup, join(folder, `restored-${n}`), file)).toMatchObject({ missing: 0 });
  });

  it('does not open without its identity or with another one, and leaves nothing behind', async () => {
    await createBackup(data, backup, [recipient]);
    const restored = join(folder, 'restored');
    const other = join(folder, 'other.txt');
    await createIdentity(other);
    await expect(restore(backup, restored)).rejects.toThrow(/is encrypted.*--identity/);
    await expect(restore(backup, restored, other)).rejects.toThrow(/does not open this backup/);
    writeFileSync(other, 'no key here\n');
    await expect(restore(backup, restored, other)).rejects.toThrow(/has no identity/);
    expect(readdirSync(folder)).not.toContain('data.sqlite');
    expect(readdirSync(folder).includes('restored') ? readdirSync(restored) : []).toEqual([]);
  });

  it('is refused when it is broken off anywhere or one bit is flipped', async () => {
    await createBackup(data, backup, [recipient]);
    const whole = readFileSync(backup);
    const damaged = join(folder, 'damaged.age');
    const restored = join(folder, 'restored');
    const lengths = [
      ...Array.from({ length: 8 }, (_, i) => Math.floor((whole.length * (i + 1)) / 9)),
      whole.length - 1,
    ];
    for (const length of lengths) {
      writeFileSync(damaged, whole.subarray(0, length));
      await expect(restore(damaged, restored, identity), `first ${length}`).rejects.toThrow();
      expect(readdirSync(restored)).toEqual([]);
    }
    for (let i = 0; i < 16; i++) {
      const bytes = Buffer.from(whole);
      const at = Math.min(whole.length - 1, Math.floor((whole.length * i) / 15));
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      writeFileSync(damaged, bytes);
      await expect(restore(damaged, restored, identity), `byte ${at}`).rejects.toThrow();
    }
  });

  it('is not begun for a secret identity or for a word that is no recipient, and the secret is not repeated', async () => {
    const secret = /AGE-SECRET-KEY-\S+/.exec(readFileSync(identity, 'utf8'))?.[0] ?? '';
    const failure = await createBackup(data, backup, [secret]).catch((error: unknown) => String(error));
    expect(failure).toContain('must not be on the server');
    expect(failure).not.toContain(secret);
    await expect(createBackup(data, backup, ['age1typo'])).rejects.toThrow(/is no recipient/);
    expect(readdirSync(folder).filter((name) => name.startsWith('clinic'))).toEqual([]);
  });

  it('ends with the error of the disk when the disk is full', async () => {
    const path = join(folder, 'full.age');
    const probe = await open(path, 'wx');
    const prototype = Object.getPrototypeOf(probe) as FileHandle;
    await probe.close();
    rmSync(path);
    const { appendFile } = prototype;
    prototype.appendFile = () => Promise.reject(new Error('ENOSPC: no space left on device'));
    try {
      const output = await openOutput(path, [recipient]);
      const fill = async (): Promise<void> => {
        for (let n = 0; n < 100; n++) await output.write(randomBytes(64 * 1024));
        await output.end();
      };
      await expect(fill()).rejects.toThrow('ENOSPC');
      await output.abort();
    } finally {
      prototype.appendFile = appendFile;
    }
  });
});
