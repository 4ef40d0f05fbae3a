import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBackend, type RunningBackend } from '../../../server/backend.ts';
import { runtimeParts } from '../../../server/runtime.ts';
import { documents, freshId } from '../server/client.ts';
import { CONFIG, isElsewhere, PROJECT } from '../server/server-under-test.ts';

const folder = mkdtempSync(join(tmpdir(), 'headers-'));
const lines: string[] = [];
let running: RunningBackend;

beforeAll(async () => {
  mkdirSync(join(folder, 'app', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'app', 'index.html'), '<!doctype html><title>Maia</title>');
  writeFileSync(join(folder, 'app', 'assets', 'app-1.js'), 'export {};');
  running = await startBackend({
    config: CONFIG,
    data: join(folder, 'data'),
    port: 0,
    trustProxy: true,
    log: (line) => lines.push(line),
    ...runtimeParts(join(folder, 'app')),
  });
});
afterAll(async () => {
  await running.close();
  rmSync(folder, { recursive: true });
});

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends path and headers unchanged, which fetch would not do. */
const call = (path: string, { method = 'GET', headers = {}, body }: Sent = {}) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { hostname, port } = new URL(running.url);
    const sent = request({ hostname, port, path, method, headers }, (answer) => resolve(answer.resume()));
    sent.on('upgrade', (answer, socket) => {
      socket.destroy();
      resolve(answer);
    });
    sent.on('error', reject);
    sent.end(body);
  });

const navigation = { 'sec-fetch-mode': 'navigate', accept: 'text/html' };
const socket = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  'sec-websocket-version': '13',
};
const project = { 'x-appwrite-project': PROJECT };
const json = { ...project, 'content-type': 'application/json', origin: 'http://localhost:3000' };

const answers: [what: string, status: number, path: string, sent?: Sent][] = [
  ['the first page', 200, '/', { headers: navigation }],
  ['an address that only the router of the app knows', 200, '/doctor/patient/x', { headers: navigation }],
  ['a script', 200, '/assets/app-1.js'],
  ['a script that is gone', 404, '/assets/app-0.js'],
  ['a source map', 404, '/assets/app-1.js.map'],
  ['an address with a broken escape', 400, '/%'],
  ['an address with a broken escape below the API', 400, '/v1/%'],
  ['a call', 200, '/v1/maia/health'],
  ['a call without a session', 401, '/v1/account'],
  ['a call that is none', 404, '/v1/nothing'],
  ['a call of another origin', 403, '/v1/maia/health', { headers: { origin: 'https://evil.example' } }],
  ['a preflight', 204, '/v1/account', { method: 'OPTIONS', headers: { origin: 'https://evil.example' } }],
  ['broken JSON', 400, '/v1/account', { method: 'POST', headers: json, body: '{' }],
  ['a document that is missing', 404, `/v1${documents('wall', 'none')}`, { headers: project }],
  ['a file that is missing', 404, '/v1/storage/buckets/papers/files/none/view', { headers: project }],
  ['realtime without a socket', 404, '/v1/realtime'],
  ['a socket', 101, `/v1/realtime?project=${PROJECT}`, { headers: socket }],
  ['a socket elsewhere', 404, '/v1/other', { headers: socket }],
];

describe.skipIf(isElsewhere)('every answer', () => {
  test.each(answers)('%s (%i) can be no page, no frame and no guess', async (_, status, path, sent) => {
    const { statusCode, headers } = await call(path, sent);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
    });
    expect(headers['cross-origin-resource-policy']).toMatch(/^same-(origin|site)$/);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('over https makes the browser stay there', async () => {
    for (const path of ['/', '/v1/maia/health', '/v1/nothing', '/assets/none.js']) {
      const { headers } = await call(path, { headers: { ...navigation, 'x-forwarded-proto': 'https' } });
      expect(headers['strict-transport-security'], path).toBe('max-age=63072000; includeSubDomains');
    }
  });

  test('of a file is in a sandbox, and a page of this server keeps no copy of it', async () => {
    const file = new FormData();
    file.set('fileId', freshId('f'));
    file.set('file', new Blob(['hello']), 'a.txt');
    file.set('permissions[]', 'read("any")');
    const made = await fetch(`${running.url}/v1/storage/buckets/papers/files`, {
      method: 'POST',
      headers: { ...project, 'x-appwrite-key': running.apiKey },
      body: file,
    });
    const { $id } = (await made.json()) as { $id: string };
    const view = `/v1/storage/buckets/papers/files/${$id}/view?project=${PROJECT}`;
    const own = await call(view, { headers: { 'sec-fetch-site': 'same-origin' } });
    expect(own.statusCode).toBe(200);
    expect(own.headers['content-security-policy']).toBe("sandbox; default-src 'none'; frame-ancestors 'none'");
    expect(own.headers['cache-control']).toBe('private, no-store');
    expect((await call(view)).headers['cache-control']).toBe('private, max-age=3888000');
  });
});

describe.skipIf(isElsewhere)('a report of a broken policy', () => {
  const report = {
    'document-uri': 'https://maia.example/doctor/patient/amina-odhiambo?x=142',
    'effective-directive': 'script-src-elem\n{"level":"error"}',
    'blocked-uri': 'https://evil.example/steal/amina?q=secret',
    'source-file': `https://maia.example/assets/${'a'.repeat(500)}.js`,
    'script-sample': 'alert("amina")',
  };
  const send = (body: string, from = '10.1.1.1') =>
    call('/v1/csp', {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report', 'x-forwarded-for': from },
      body,
    });

  test('is one short line that names no person', async () => {
    lines.length = 0;
    expect((await send(JSON.stringify({ 'csp-report': report }))).statusCode).toBe(204);
    const [line = ''] = lines.filter((each) => each.includes('"csp"'));
    expect(JSON.parse(line)).toMatchObject({
      event: 'csp',
      rule: 'script-src-elem?{"level":"error"}',
      blocked: 'https://evil.example/steal',
      page: 'https://maia.example/doctor',
    });
    expect(line).not.toMatch(/amina|142|secret|\n/);
    expect(line.length).toBeLessThan(600);
  });

  test('is refused when it is too large or malformed', async () => {
    lines.length = 0;
    expect((await send('x'.repeat(20_000))).statusCode).toBe(413);
    expect((await send('[1')).statusCode).toBe(400);
    expect((await send('null')).statusCode).toBe(204);
    const sent = await Promise.all(
      Array.from({ length: 40 }, () => send(JSON.stringify({ 'csp-report': report }), '10.1.1.2')),
    );
    expect(sent.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10);
    expect(lines.filter((each) => each.includes('evil.example'))).toHaveLength(30);
  });
});
