import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBackup } from '../../../server/admin/backup.ts';
import { restore } from '../../../server/admin/restore.ts';
import { startBackend, type RunningBackend } from '../../../server/backend.ts';
import { asking, Client, documents, freshId, limit, PASSWORD, type Json } from '../server/client.ts';
import { CONFIG, done } from '../server/server-under-test.ts';
import { files, md5, upload } from '../server/upload-file.ts';

let folder: string;
let data: string;
let backup: string;
const running = new Set<RunningBackend>();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  data = join(folder, 'data');
  backup = join(folder, 'clinic.tar');
});
afterEach(async () => {
  for (const backend of running) await backend.close();
  running.clear();
  rmSync(folder, { recursive: true });
});

async function start(path = data): Promise<{ server: Client; guest: Client; stop: () => Promise<void> }> {
  const backend = await startBackend({ config: CONFIG, data: path, port: 0 });
  running.add(backend);
  const stop = (): Promise<void> => {
    running.delete(backend);
    return backend.close();
  };
  const endpoint = `${backend.url}/v1`;
  const server = new Client(endpoint, 'contract', { 'x-appwrite-key': backend.apiKey });
  return { server, guest: new Client(endpoint, 'contract'), stop };
}

const add = async (server: Client, documentId: string, data: Json): Promise<Json> =>
  done(await server.post(documents('entries'), { documentId, data }), 201);
const everything = async (server: Client): Promise<Json[]> => [
  done(await server.get(documents('entries') + asking(limit(5000)))),
  done(await server.get('/users')),
  done(await server.get(files('sealed') + asking(limit(5000)))),
  done(await server.get(files('papers') + asking(limit(5000)))),
];

describe('a backup', { timeout: 60_000 }, () => {
  it('comes back as it was: accounts, documents, sessions, files, keys', async () => {
    const first = await start();
    const account = { userId: freshId('u'), email: `${freshId()}@example.com`, password: PASSWORD };
    done(await first.guest.post('/account', account), 201);
    done(await first.guest.post('/account/sessions/email', account), 201);
    await add(first.server, 'kept', { title: 'Morning' });
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(70_000)]);
    done(await upload(first.server, 'sealed', 'scan', bytes, { name: 'scan.pdf' }), 201);
    const before = await everything(first.server);

    expect(await createBackup(data, backup)).toMatchObject({ path: backup, files: 4, missing: 0 });
    expect(statSync(backup).mode & 0o777).toBe(0o600);
    await add(first.server, 'later', { title: 'After the backup' });

    const other = join(folder, 'restored');
    expect(await restore(backup, other)).toMatchObject({ files: 4, missing: 0 });
    const second = await start(other);
    second.server.headers['x-appwrite-key'] = first.server.headers['x-appwrite-key'] ?? '';
    expect(await everything(second.server)).toEqual(before);
    for (const [name, value] of first.guest.cookies) second.guest.cookies.set(name, value);
    expect(done(await second.guest.get('/account'))).toMatchObject({ email: account.email });
    const back = await second.server.get(files('sealed', 'scan', '/download'));
    expect(md5(back.bytes)).toBe(md5(bytes));
    await add(second.server, 'new', { title: 'Goes on' });
  });

  it('is of one moment while documents and files are written and deleted all the time', async () => {
    const { server, stop } = await start();
    const state = { isOver: false, written: 0 };
    const writePairs = async (): Promise<void> => {
      while (!state.isOver) {
        const id = freshId('pair');
        const operations = ['one', 'two'].map((side) => ({
          action: 'create',
          databaseId: 'main',
          collectionId: 'entries',
          documentId: `${id}-${side}`,
          data: { title: id },
        }));
        const transaction = String(done(await server.post('/databases/transactions'), 201)['$id']);
        done(await server.post(`/databases/transactions/${transaction}/operations`, { operations }), 201);
        done(await server.patch(`/databases/transactions/${transaction}`, { commit: true }));
        state.written += 1;
      }
    };
    const comeAndGo = async (): Promise<void> => {
      while (!state.isOver) {
        const id = freshId('file');
        done(await upload(server, 'papers', id, randomBytes(20_000)), 201);
        if (Math.random() < 0.7) done(await server.delete(files('papers', id)), 204);
        state.written += 1;
      }
    };
    const writers = [writePairs(), writePairs(), comeAndGo(), comeAndGo()];
    const backups = [1, 2, 3].map((n) => join(folder, `${n}.tar`));
    for (const path of backups) {
      const before = state.written;
      await expect.poll(() => state.written, { interval: 5, timeout: 30_000 }).toBeGreaterThan(before + 10);
      expect(await createBackup(data, path)).toMatchObject({ missing: 0 });
    }
    state.isOver = true;
    await Promise.all(writers);
    await stop();
    expect(readdirSync(data).filter((name) => name.startsWith('.backup'))).toEqual([]);

    for (const [i, path] of backups.entries()) {
      const restored = join(folder, `restored-${i}`);
      expect(await restore(path, restored)).toMatchObject({ missing: 0 });
      const again = await start(restored);
      const [entries, , , papers] = await everything(again.server);
      const titles = (entries!['documents'] as Json[]).map((document) => document['title']);
      expect(titles.length).toBeGreaterThan(0);
      expect(titles.length).toBe(2 * new Set(titles).size);
      for (const { $id, signature } of papers!['files'] as Json[])
        expect(md5((await again.server.get(files('papers', String($id), '/download'))).bytes)).toBe(signature);
      await again.stop();
    }
  });

  it('is made of a stopped server as well, and is a tar archive', async () => {
    const { server, stop } = await start();
    await add(server, 'kept', { title: 'Morning' });
    await stop();
    await createBackup(data, backup);
    expect(readdirSync(data).filter((name) => /-wal|-shm/.test(name))).toEqual([]);
    const { stdout } = spawnSync('tar', ['-tf', backup], { encoding: 'utf8' });
    expect(stdout.split('\n').filter(Boolean)).toEqual(['data.sqlite', 'audit.sqlite', 'api-key', 'manifest.json']);
  });

  it('replaces no file, and needs a folder with data', async () => {
    const { stop } = await start();
    await stop();
    await createBackup(data, backup);
    const before = readFileSync(backup);
    await expect(createBackup(data, backup)).rejects.toThrow(/is there already/);
    expect(readFileSync(backup).equals(before)).toBe(true);
    await expect(createBackup(join(folder, 'nothing'), join(folder, 'other.tar'))).rejects.toThrow(
      /There is no data in/,
    );
  });

  it('begins another epoch when it is restored, by which phones can tell, and uses no mailed secret twice', async () => {
    const { guest, stop } = await start();
    const epoch = async (client: Client): Promise<unknown> => done(await client.get('/maia/epoch'))['epoch'];
    const before = await epoch(guest);
    const account = { userId: freshId('u'), email: `${freshId()}@example.com`, password: PASSWORD };
    done(await guest.post('/account', account), 201);
    done(await guest.post('/account/recovery', { email: account.email, url: 'http://localhost/reset' }), 201);
    const mail = readFileSync(join(data, 'mail.jsonl'), 'utf8');
    const link = new URL(/http:\S+/.exec((JSON.parse(mail) as { text: string }).text)?.[0] ?? '');
    await createBackup(data, backup);
    await stop();
    expect(await epoch((await start()).guest)).toBe(before);
    await restore(backup, join(folder, 'restored'));
    const restored = await start(join(folder, 'restored'));
    expect(await epoch(restored.guest)).not.toBe(before);
    const answer = await restored.guest.put('/account/recovery', {
      userId: account.userId,
      secret: link.searchParams.get('secret'),
      password: 'Another-River-74',
    });
    expect(answer.status).toBe(401);
  });
});

describe('a restore', () => {
  const restored = (): string => join(folder, 'restored');
  async function makeBackup(): Promise<void> {
    const { server, stop } = await start();
    await add(server, 'kept', { title: 'Morning' });
    done(await upload(server, 'papers', 'f', randomBytes(5000)), 201);
    await stop();
    await createBackup(data, backup);
  }

  it('goes into an empty folder only', async () => {
    await makeBackup();
    mkdirSync(restored());
    writeFileSync(join(restored(), 'precious'), 'x');
    await expect(restore(backup, restored())).rejects.toThrow(/is not empty/);
    expect(readdirSync(restored())).toEqual(['precious']);
  });

  it('refuses a backup that is broken off or has a flipped bit, wherever, and leaves nothing behind', async () => {
    await makeBackup();
    const whole = readFileSync(backup);
    const damaged = join(folder, 'damaged.tar');
    const content = whole.length - 2048;
    for (let i = 1; i <= 12; i++) {
      writeFileSync(damaged, whole.subarray(0, Math.floor((whole.length * i) / 13)));
      await expect(restore(damaged, restored()), `first ${i}/13`).rejects.toThrow();
      expect(readdirSync(restored())).toEqual([]);
    }
    for (let i = 0; i < 24; i++) {
      const bytes = Buffer.from(whole);
      const at = Math.floor((content * i) / 24) + 7;
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      // The padding between two files of the archive belongs to neither, so a change there is harmless.
      if (isPadding(whole, at)) continue;
      writeFileSync(damaged, bytes);
      await expect(restore(damaged, restored()), `byte ${at}`).rejects.toThrow();
      expect(readdirSync(restored())).toEqual([]);
    }
    await expect(restore(join(folder, 'missing.tar'), restored())).rejects.toThrow(/There is no backup/);
    writeFileSync(damaged, 'not a backup at all'.repeat(100));
    await expect(restore(damaged, restored())).rejects.toThrow(/no backup/);
  });

  it('writes nowhere but into its folder', async () => {
    await makeBackup();
    const evil = join(folder, 'evil.tar');
    const made = spawnSync(
      'tar',
      ['--format=ustar', '-cf', evil, '--transform', 's,.*,../escaped,', '-C', data, 'api-key'],
      { encoding: 'utf8' },
    );
    expect(made.status, made.stderr).toBe(0);
    await expect(restore(evil, restored())).rejects.toThrow(/none of ours/);
    expect(readdirSync(folder)).not.toContain('escaped');
  });
});

/** Whether this byte is padding after the end of a file in the archive. */
function isPadding(archive: Buffer, at: number): boolean {
  for (let header = 0; header < archive.length;) {
    const size = Number.parseInt(archive.toString('latin1', header + 124, header + 136), 8) || 0;
    const end = header + 512 + size;
    const next = header + 512 + Math.ceil(size / 512) * 512;
    if (at < next) return at >= end;
    header = next;
  }
  return true;
}
