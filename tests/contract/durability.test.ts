import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { asking, Client, documents, freshId, limit, where, type Json } from './client.ts';
import { CONFIG, done } from './server-under-test.ts';
import { CHUNK, files, md5, sendChunk } from './uploading.ts';

const MAIN = fileURLToPath(new URL('../../server/main.ts', import.meta.url));
const TSX = fileURLToPath(import.meta.resolve('tsx'));
const KEY = 'durability-key';
const WRITERS = 200;

let folder: string;
let port: number;
let running: ChildProcess | null = null;

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

async function start(): Promise<Client> {
  const options = ['--config', CONFIG, '--data', folder, '--port', String(port), '--api-key', KEY];
  running = spawn(process.execPath, ['--import', TSX, MAIN, ...options], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(running.stdout as NodeJS.ReadableStream, 'data');
  return new Client(`http://localhost:${port}/v1`, 'contract', { 'x-appwrite-key': KEY });
}

async function kill(): Promise<void> {
  if (!running) return;
  const gone = running.signalCode === null ? once(running, 'exit') : null;
  running.kill('SIGKILL');
  await gone;
  running = null;
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'durability-'));
  port = await freePort();
});
afterEach(async () => {
  await kill();
  rmSync(folder, { recursive: true, force: true });
});

async function found(server: Client, ids: string[]): Promise<Set<unknown>> {
  const pages = Array.from({ length: Math.ceil(ids.length / 100) }, (_, i) => ids.slice(i * 100, i * 100 + 100));
  const bodies = await Promise.all(
    pages.map(async (page) =>
      done(await server.get(documents('entries') + asking(where('equal', '$id', ...page), limit(100)))),
    ),
  );
  return new Set(bodies.flatMap((body) => (body['documents'] as Json[]).map((document) => document['$id'])));
}

test('a server killed among 200 writers has all that it had answered', { timeout: 60_000 }, async () => {
  let server = await start();
  for (let round = 1; round <= 3; round++) {
    const answered: string[] = [];
    let unanswered = 0;
    const writeUntilTheEnd = async (): Promise<void> => {
      while (unanswered === 0) {
        const documentId = freshId('kill');
        try {
          const { status } = await server.post(documents('entries'), { documentId, data: { title: 'durable' } });
          if (status === 201) answered.push(documentId);
          if (answered.length === WRITERS * round) running?.kill('SIGKILL');
        } catch {
          unanswered += 1;
        }
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, writeUntilTheEnd));
    await kill();
    expect(answered.length).toBeGreaterThanOrEqual(WRITERS * round);
    expect(unanswered).toBeGreaterThan(0);

    server = await start();
    const there = await found(server, answered);
    expect(answered.filter((id) => !there.has(id))).toEqual([]);
  }
});

test('a transaction is there as a whole or not at all after a kill in its commit', { timeout: 60_000 }, async () => {
  let server = await start();
  const outcomes: number[] = [];
  for (let round = 0; round < 3; round++) {
    const ids = Array.from({ length: 100 }, () => freshId('part'));
    const operations = ids.map((documentId) => ({
      action: 'create',
      databaseId: 'main',
      collectionId: 'entries',
      documentId,
      data: { title: 'all or none' },
    }));
    const id = String(done(await server.post('/databases/transactions'), 201)['$id']);
    done(await server.post(`/databases/transactions/${id}/operations`, { operations }), 201);
    const committed = server.patch(`/databases/transactions/${id}`, { commit: true }).then(
      ({ status }) => status === 200,
      () => false,
    );
    await new Promise((wait) => setTimeout(wait, round * 4));
    await kill();
    const wasAnswered = await committed;
    server = await start();
    const { size } = await found(server, ids);
    outcomes.push(size);
    if (wasAnswered) expect(size).toBe(100);
  }
  expect(
    outcomes.every((count) => count === 0 || count === 100),
    outcomes.join(),
  ).toBe(true);
});

test('a session, a staged transaction and the times of change outlive a restart', { timeout: 60_000 }, async () => {
  const server = await start();
  const transaction = String(done(await server.post('/databases/transactions', { ttl: 3600 }), 201)['$id']);
  const operations = [
    { action: 'create', databaseId: 'main', collectionId: 'entries', documentId: 'later', data: { title: 'later' } },
  ];
  done(await server.post(`/databases/transactions/${transaction}/operations`, { operations }), 201);
  const user = new Client(server.endpoint, 'contract');
  const account = { userId: freshId('kept'), email: `${freshId()}@example.com`, password: 'Quiet-River-73' };
  done(await user.post('/account', account), 201);
  done(await user.post('/account/sessions/email', account), 201);
  const before = done(await user.get('/account'));
  await kill();

  const again = await start();
  expect(done(await user.get('/account'))).toEqual(before);
  done(await again.patch(`/databases/transactions/${transaction}`, { commit: true }));
  const later = done(await again.get(documents('entries', 'later')));
  expect(String(later['$updatedAt']) > String(before['$updatedAt'])).toBe(true);
});

test(
  'an upload that was answered is there as a whole after a kill, and no other bytes are',
  { timeout: 60_000 },
  async () => {
    let server = await start();
    const whole = randomBytes(CHUNK + 999);
    const answered = new Set<string>();
    let unanswered = 0;
    const uploadUntilTheEnd = async (bucket: string, name: string): Promise<void> => {
      while (unanswered === 0) {
        const id = freshId('file');
        try {
          for (const index of [1, 0]) done(await sendChunk(server, bucket, id, whole, index, { name }), 201);
          answered.add(files(bucket, id));
          if (answered.size === 8) running?.kill('SIGKILL');
        } catch {
          unanswered += 1;
        }
      }
    };
    await Promise.all(
      [1, 2, 3, 4].flatMap(() => [uploadUntilTheEnd('papers', 'a.bin'), uploadUntilTheEnd('sealed', 'a.pdf')]),
    );
    await kill();
    expect(unanswered).toBeGreaterThan(0);

    server = await start();
    for (const path of answered) {
      expect(done(await server.get(path))).toMatchObject({ chunksUploaded: 2, signature: md5(whole) });
      expect((await server.get(`${path}/download`)).bytes.equals(whole)).toBe(true);
    }
    const lists = await Promise.all(
      ['papers', 'sealed'].map(async (b) => done(await server.get(files(b) + asking(limit(500))))),
    );
    const rows = lists.flatMap((list) => list['files'] as Json[]);
    const chunks = rows.reduce((sum, row) => sum + Number(row['chunksUploaded']), 0);
    expect(readdirSync(join(folder, 'files')).length).toBe(chunks);
  },
);
