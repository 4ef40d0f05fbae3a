import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { restore } from '../../../server/admin/restore.ts';
import { startBackend, type RunningBackend } from '../../../server/backend.ts';
import { DatabaseSync } from '../../../server/store/driver.ts';
import { asking, Client, documents, freshId, limit, type Json } from '../server/client.ts';
import { CONFIG, done } from '../server/server-under-test.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const BALLAST_MB = 60;
let folder: string;
let data: string;
const running = new Set<RunningBackend>();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-time-'));
  data = join(folder, 'data');
});
afterEach(async () => {
  for (const backend of running) await backend.close();
  running.clear();
  rmSync(folder, { recursive: true });
});

async function start(path: string): Promise<Client> {
  const backend = await startBackend({ config: CONFIG, data: path, port: 0, rateLimits: false });
  running.add(backend);
  return new Client(`${backend.url}/v1`, 'contract', { 'x-appwrite-key': backend.apiKey });
}

/** Makes the database so large that writes can happen while it is copied. */
async function makeLarge(): Promise<void> {
  await start(data);
  for (const backend of running) await backend.close();
  running.clear();
  const database = new DatabaseSync(join(data, 'data.sqlite'));
  database.exec(`CREATE TABLE ballast (b BLOB); INSERT INTO ballast
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${BALLAST_MB}) SELECT randomblob(1000000) FROM n`);
  database.close();
}

it(
  'the time of a backup made during writes is that of the snapshot: every write before it is in the backup',
  { timeout: 60_000 },
  async () => {
    await makeLarge();
    const server = await start(data);
    const backup = join(folder, 'clinic.tar');
    const modes = new Set<number>();
    const state = { isOver: false };
    const confirmed: { id: string; at: number }[] = [];
    const write = async (): Promise<void> => {
      while (!state.isOver) {
        const id = freshId('d');
        done(await server.post(documents('entries'), { documentId: id, data: { title: 'x' } }), 201);
        confirmed.push({ id, at: Date.now() });
        for (const name of readdirSync(folder).filter((each) => each.startsWith('clinic')))
          if (existsSync(join(folder, name))) modes.add(statSync(join(folder, name)).mode & 0o077);
      }
    };
    const writing = write();
    await expect.poll(() => confirmed.length).toBeGreaterThan(5);
    const args = ['--import', 'tsx', 'scripts/admin.ts', 'backup', backup, '--data', data];
    // A separate process makes the copy, because copying blocks the process that does it.
    await promisify(execFile)(process.execPath, args, { cwd: ROOT, env: { PATH: process.env['PATH'] } });
    state.isOver = true;
    await writing;

    const restored = join(folder, 'restored');
    const { made } = await restore(backup, restored);
    const other = await start(restored);
    other.headers['x-appwrite-key'] = server.headers['x-appwrite-key'] ?? '';
    const found = done(await other.get(documents('entries') + asking(limit(5000))))['documents'] as Json[];
    const ids = new Set(found.map(({ $id }) => String($id)));
    const claimed = confirmed.filter(({ at }) => at < Date.parse(made));
    expect(claimed.length).toBeGreaterThan(0);
    expect(confirmed.length).toBeGreaterThan(ids.size);
    expect(claimed.filter(({ id }) => !ids.has(id))).toEqual([]);
    expect([...modes], 'files that others can read while the backup is made').toEqual([0]);
  },
);
