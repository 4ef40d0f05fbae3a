import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend, type RunningBackend } from '../../../server/backend.ts';
import type { ServerLimits } from '../../../server/http/server-limits.ts';
import { Client, documents, freshId, PASSWORD } from '../server/client.ts';
import { CONFIG, done, refused } from '../server/server-under-test.ts';
import { upload } from '../server/upload-file.ts';

const impatient = { headersMs: 500, requestMs: 900, checkMs: 50, keepAliveMs: 300 };
const folder = mkdtempSync(join(tmpdir(), 'limits-'));
let running: RunningBackend;
let slow: RunningBackend;
let server: Client;

const start = (name: string, limits: Partial<ServerLimits> = {}): Promise<RunningBackend> =>
  startBackend({ config: CONFIG, data: join(folder, name), port: 0, limits });

beforeAll(async () => {
  running = await start('data');
  slow = await start('impatient', impatient);
  server = new Client(`${running.url}/v1`, 'contract', { 'x-appwrite-key': running.apiKey });
});
afterAll(async () => {
  await running.close();
  await slow.close();
  rmSync(folder, { recursive: true });
});

interface Line {
  socket: Socket;
  said: string;
  /** Resolves with the ms until the connection ended. */
  ended: Promise<number>;
}

function dial({ url }: RunningBackend, text = ''): Line {
  const begun = performance.now();
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const ended = once(socket, 'close').then(() => performance.now() - begun);
  const line: Line = { socket, said: '', ended };
  socket.on('error', () => undefined);
  socket.on('data', (bytes) => (line.said += String(bytes)));
  socket.write(text);
  return line;
}

const POST = `POST /v1${documents('entries')} HTTP/1.1\r\nhost: localhost\r\nx-appwrite-project: contract\r\n`;

describe('a slow caller', () => {
  it('whose headers do not come to an end is cut, however diligently they trickle', async () => {
    const line = dial(slow, 'GET /v1/maia/health HTTP/1.1\r\n');
    const trickle = setInterval(() => line.socket.write('x-more: 1\r\n'), 20);
    await line.ended;
    clearInterval(trickle);
    expect(line.said).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('whose body does not come to an end is cut', async () => {
    const line = dial(slow, `${POST}content-type: application/json\r\ncontent-length: 1000\r\n\r\n{`);
    const trickle = setInterval(() => line.socket.write(' '), 20);
    await line.ended;
    clearInterval(trickle);
    expect(line.said).not.toMatch(/ 20\d /);
  });

  it('that stays on the line without asking anything is cut', async () => {
    const line = dial(slow, 'GET /v1/maia/health HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await line.ended;
    expect(line.said).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('does not keep the others waiting', async () => {
    const lines = Array.from({ length: 5 }, () => dial(slow, 'GET /v1/maia/health HTTP/1.1\r\n'));
    expect(await (await fetch(`${slow.url}/v1/maia/health`)).json()).toMatchObject({ status: 'pass' });
    await Promise.all(lines.map(({ ended }) => ended));
  });
});

it('more connections than the server takes are turned away, and the server goes on', async () => {
  const other = await start('crowded', { connections: 12 });
  const lines = Array.from({ length: 40 }, () => dial(other));
  await Promise.all(lines.slice(20).map(({ ended }) => ended));
  for (const { socket } of lines) socket.destroy();
  await Promise.all(lines.map(({ ended }) => ended));
  await expect
    .poll(() =>
      fetch(`${other.url}/v1/maia/health`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
  await other.close();
});

describe('a body', () => {
  it('of JSON has at most 1 MB, one of many records 12 MB, an upload what its bucket allows', async () => {
    const title = 'x'.repeat(1024 * 1024);
    const large = await server.post('/users', { userId: freshId(), name: title });
    refused(large, 413, 'general_bad_request');
    const transaction = String(done(await server.post('/databases/transactions'), 201)['$id']);
    const path = `/databases/transactions/${transaction}/operations`;
    const operation = { action: 'create', databaseId: 'main', collectionId: 'entries', documentId: 'x' };
    const staged = await server.post(path, { operations: [{ ...operation, data: { title } }] });
    expect(staged.status, staged.text.slice(0, 200)).toBe(201);
    const tooLarge = await server.post(path, { operations: [{ ...operation, data: { title: title.repeat(12) } }] });
    refused(tooLarge, 413, 'general_bad_request');
    done(await upload(server, 'papers', freshId('f'), Buffer.alloc(2 * 1024 * 1024)), 201);
  });

  it('is not nested without end, and such a one does no harm', async () => {
    const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
    for (const levels of [40, 10_000, 500_000])
      refused(
        await server.call('POST', documents('entries'), `{"data":${nested(levels)}}`),
        400,
        'general_bad_request',
      );
    const deepest = await server.call('PATCH', '/users/nobody/prefs', `{"prefs":{"a":${nested(30)}}}`);
    expect(deepest.status).toBe(404);
  });
});

it('a stop cuts what does not end by itself, in bounded time', async () => {
  const stopMs = 300;
  const other = await start('stopping', { stopMs });
  const body = dial(other, `${POST}content-type: application/json\r\ncontent-length: 1000\r\n\r\n{`);
  const idle = dial(other);
  const silent = dial(other, 'GET /v1/maia/health HTTP/1.1\r\n');
  await expect.poll(() => other.app.server.listening && body.socket.readyState).toBe('open');
  const begun = performance.now();
  await other.close();
  expect(performance.now() - begun).toBeLessThan(stopMs + 5000);
  await Promise.all([body.ended, idle.ended, silent.ended]);
});

it('who does not come by a trusted proxy cannot pretend to come from elsewhere', async () => {
  const guest = new Client(server.endpoint, 'contract');
  const signUp = (n: number) => {
    const account = { userId: freshId('u'), email: `${freshId()}@example.com`, password: PASSWORD };
    return guest.post('/account', account, { from: `10.1.1.${n}` });
  };
  // Rate-limit windows start at full hours, so the calls may fall into two windows, which allow twice as many.
  let answer = await signUp(0);
  for (let n = 1; n <= 20 && answer.status === 201; n++) answer = await signUp(n);
  refused(answer, 429, 'general_rate_limit_exceeded');
});
