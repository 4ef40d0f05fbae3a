import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Client, documents, freshId } from '../server/client.ts';
import { CONFIG, done } from '../server/server-under-test.ts';
import { files } from '../server/upload-file.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const TSX = ['--import', 'tsx', 'server/main.ts'];
const KEY = 'f3b1c9d07a5e4826b8f0d2c4e6a79135';

let folder: string;
let data: string;
let running: ChildProcess | null = null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'process-'));
  data = join(folder, 'data');
});
afterEach(async () => {
  if (running) await stop('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Starts the server. @returns the address that it prints */
async function start(options: string[] = [], env: Record<string, string> = {}): Promise<string> {
  const here = ['--config', CONFIG, '--data', data, '--port', '0', '--api-key', KEY, ...options];
  const child = spawn(process.execPath, [...TSX, ...here], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], ...env },
  });
  running = child;
  for await (const text of child.stdout) {
    const [url] = /http:\/\/localhost:\d+/.exec(String(text)) ?? [];
    if (url) return url;
  }
  throw new Error('The server ended before it answered.');
}

async function stop(signal: NodeJS.Signals): Promise<number | null> {
  const child = running;
  running = null;
  if (!child || child.exitCode !== null) return child?.exitCode ?? null;
  const gone = once(child, 'exit');
  child.kill(signal);
  const [code] = (await gone) as [number | null];
  return code;
}

const serverAt = (url: string): Client => new Client(`${url}/v1`, 'contract', { 'x-appwrite-key': KEY });

/** An upload whose last bytes are sent when `end` is called. */
function slowUpload(url: string, id: string) {
  const boundary = 'slow';
  const part = (name: string, rest: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${rest}\r\n\r\n`;
  const sent = request(`${url}/v1${files('papers')}`, {
    method: 'POST',
    headers: {
      'x-appwrite-project': 'contract',
      'x-appwrite-key': KEY,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
  });
  const status = once(sent, 'response').then(([response]) => (response as { statusCode: number }).statusCode);
  sent.write(`${part('fileId', '')}${id}\r\n${part('file', '; filename="a.txt"')}first half, `);
  return { status, end: () => sent.end(`second half\r\n--${boundary}--\r\n`) };
}

/** Waits until the server has begun to receive an upload. */
const untilTaken = () =>
  expect.poll(() => readdirSync(join(data, 'files')).length, { timeout: 10_000, interval: 10 }).toBe(1);

describe('a stop', () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    it(
      `by ${signal} lets running requests end, closes sockets and leaves one database file`,
      { timeout: 60_000 },
      async () => {
        const url = await start();
        done(await serverAt(url).post(documents('entries'), { documentId: 'kept', data: { title: 'Morning' } }), 201);
        const socket = new WebSocket(`${url.replace('http', 'ws')}/v1/realtime?project=contract`);
        await once(socket, 'message');
        const closed = once(socket, 'close');
        const upload = slowUpload(url, 'slow');
        await untilTaken();

        const stopped = stop(signal);
        // The server closes the socket when shutdown begins; from then on it accepts no new connection.
        await closed;
        await expect.poll(() => fetch(`${url}/v1/maia/health`).catch(() => 'refused')).toBe('refused');
        upload.end();
        expect(await upload.status).toBe(201);
        expect(await stopped).toBe(0);
        expect(readdirSync(data).filter((name) => name.startsWith('data.sqlite'))).toEqual(['data.sqlite']);
        expect(readdirSync(data)).not.toContain('server.json');

        const again = serverAt(await start());
        done(await again.get(documents('entries', 'kept')));
        expect((await again.get(files('papers', 'slow', '/download'))).text).toBe('first half, second half');
        await stop('SIGTERM');
      },
    );
});

describe('the log', () => {
  it(
    'has a line for each request, and no value, address, name, e-mail, token or query of a user',
    { timeout: 60_000 },
    async () => {
      const url = await start();
      const server = serverAt(url);
      const id = freshId('canary-user');
      const person = {
        userId: id,
        email: `canary-${id}@example.com`,
        password: 'Canary-Password-73',
        name: 'Canary Name',
      };
      const user = new Client(`${url}/v1`, 'contract');
      done(await user.post('/account', person), 201);
      done(await user.post('/account/sessions/email', person), 201);
      done(await user.get('/account'));
      const refused = await user.post('/account/sessions/email', { ...person, password: 'Canary-Wrong' });
      expect(refused.status).toBe(401);
      await user.post('/account/recovery', { email: person.email, url: 'http://localhost/canary-link' });
      const documentId = 'canary-document';
      done(await server.post(documents('entries'), { documentId, data: { title: 'Canary value' } }), 201);
      await user.get(
        `${documents('entries')}?queries[0]=${encodeURIComponent('{"method":"equal","attribute":"title","values":["Canary query"]}')}`,
      );
      await user.get(documents('entries', 'canary-missing'));
      await user.call('POST', documents('entries'), '{"Canary broken json');
      await fetch(`${url}/v1/canary-route?canary=1`);
      const secret = [...user.cookies.values()].join();
      await stop('SIGTERM');

      expect(statSync(join(data, 'requests.jsonl')).mode & 0o777).toBe(0o600);
      const text = readFileSync(join(data, 'requests.jsonl'), 'utf8');
      const lines = text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        // Leaves out the server's own request at start, which checks its keys.
        .filter(({ route }) => !String(route).startsWith('/v1/functions'));
      expect(lines).toHaveLength(10);
      for (const line of lines) {
        expect(Object.keys(line).filter((key) => key !== 'by')).toEqual(['time', 'method', 'route', 'status', 'ms']);
        expect(line['ms']).toBeTypeOf('number');
      }
      const [signUp, logIn, account] = lines;
      expect(signUp).toMatchObject({ method: 'POST', route: '/v1/account', status: 201 });
      expect(logIn).toMatchObject({ route: '/v1/account/sessions/email', status: 201 });
      expect(account).toMatchObject({ route: '/v1/account', by: expect.stringMatching(/^[0-9a-f]{12}$/) });
      expect(lines[5]).toMatchObject({
        route: `/v1${documents('entries').replace('main', ':databaseId').replace('entries', ':collectionId')}`,
        by: 'key',
      });
      expect(text).not.toMatch(/canary/i);
      expect(text).not.toContain(secret);
      expect(text).not.toContain(KEY);
      expect(text).not.toContain(id);
    },
  );
});

/** Runs the server with these options until it exits. */
function tryStart(options: string[], env: Record<string, string> = {}): Promise<{ code: number; said: string }> {
  return new Promise((settle) => {
    execFile(
      process.execPath,
      [...TSX, '--config', CONFIG, '--data', data, '--port', '0', ...options],
      { cwd: ROOT, env: { PATH: process.env['PATH'], ...env } },
      (error, stdout, stderr) => settle({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    );
  });
}

describe('a start in production', () => {
  const proxied = ['--trust-proxy', '--origin', 'https://maia.clinic.example'];

  it(
    'is refused with every setting that is not fit for real people, and says what to do',
    { timeout: 60_000 },
    async () => {
      const bare = await tryStart([
        '--production',
        '--demo',
        '--api-key',
        'test',
        '--origin',
        'http://maia.clinic.example',
      ]);
      expect(bare.code).toBe(1);
      for (const words of ['openssl rand', 'public passwords', '--origin https://', 'Not https', '--trust-proxy'])
        expect(bare.said).toContain(words);
      const weak = await tryStart(proxied, {
        NODE_ENV: 'production',
        APPWRITE_API_KEY: 'change-me-please-change-me-please-12',
      });
      expect(weak).toMatchObject({ code: 1, said: expect.stringContaining('can be guessed') });
      expect(weak.said.match(/^- /gm)).toHaveLength(1);
      const open = await tryStart([...proxied, '--production', '--host', '0.0.0.0']);
      expect(open).toMatchObject({ code: 1, said: expect.stringContaining('--proxy-from') });
      expect(open.said.match(/^- /gm)).toHaveLength(1);
      const wrong = await tryStart([...proxied, '--proxy-from', 'proxy.example']);
      expect(wrong).toMatchObject({ code: 1, said: expect.stringContaining('no IP address') });
      writeFileSync(join(data, 'demo.json'), '{"state":"done"}');
      const demo = await tryStart([...proxied, '--production']);
      expect(demo).toMatchObject({ code: 1, said: expect.stringContaining('public passwords') });
      expect(readdirSync(data).filter((name) => name.startsWith('data.sqlite'))).toEqual([]);
    },
  );

  it('is refused with the password cost of the tests, as is any start with data to keep', async () => {
    const env = { MAIA_TEST_PASSWORD_COST: 'cheap-for-invented-people' };
    const production = await tryStart(proxied, { ...env, NODE_ENV: 'production', TMPDIR: tmpdir() });
    expect(production).toMatchObject({ code: 1, said: expect.stringContaining('MAIA_TEST_PASSWORD_COST') });
    const kept = await tryStart([], { ...env, TMPDIR: join(folder, 'elsewhere') });
    expect(kept).toMatchObject({ code: 1, said: expect.stringContaining('MAIA_TEST_PASSWORD_COST') });
    expect(existsSync(data)).toBe(false);
  });

  it('with fit settings listens to this machine alone, for the proxy', { timeout: 60_000 }, async () => {
    const url = await start(proxied, { NODE_ENV: 'production' });
    const health = await fetch(`${url.replace('localhost', '127.0.0.1')}/v1/maia/health`);
    expect(await health.json()).toMatchObject({ name: 'http', status: 'pass' });
    const { url: announced } = JSON.parse(readFileSync(join(data, 'server.json'), 'utf8')) as { url: string };
    expect(new URL(announced).hostname).toBe('127.0.0.1');
    await expect(fetch(`${url.replace('localhost', '[::1]')}/v1/maia/health`)).rejects.toThrow();
    expect(await stop('SIGTERM')).toBe(0);
  });

  it('is explained by --help', async () => {
    const { code, said } = await tryStart(['--help']);
    expect(code).toBe(0);
    for (const option of [
      '--data',
      '--origin',
      '--trust-proxy',
      '--proxy-from',
      '--production',
      '--log',
      '--api-key',
      'npm run admin',
    ])
      expect(said).toContain(option);
  });
});
