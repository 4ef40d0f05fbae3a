import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { repository } from '../support/build/build-app.ts';
import { newPerson } from '../support/server/clinic.ts';
import { findSecrets } from '../support/samples/find-secrets.ts';
import { signUp } from '../support/browser/patient-steps.ts';
import { Phone } from '../support/browser/phone.ts';
import { ServerProcess } from '../support/server/server-process.ts';
import { until } from '../support/until.ts';

let server: ServerProcess;
test.beforeAll(async () => {
  server = await ServerProcess.start();
});
test.afterAll(async () => server[Symbol.asyncDispose]());

test('the page runs no text as code, from any source, and the attempt is reported to the server', async () => {
  await using phone = await Phone.unpack(server.origin);
  const page = await phone.open('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(phone.forbiddenEvents.take()).toEqual([]);
  const outcomes = await page.evaluate(async () => {
    const blob = URL.createObjectURL(new Blob(['globalThis.ran = 1']));
    const tries: Record<string, () => unknown> = {
      markup: () => (document.body.innerHTML += '<img src=x onerror="globalThis.ran = 1">'),
      'markup beside': () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
      handler: () => document.body.setAttribute('onclick', 'globalThis.ran = 1'),
      'script text': () => (document.createElement('script').textContent = 'globalThis.ran = 1'),
      'script address': () => (document.createElement('script').src = 'https://evil.example/x.js'),
      // oxlint-disable-next-line no-eval -- it is what must not work
      code: () => (0, eval)('globalThis.ran = 1'),
      function: () => new Function('globalThis.ran = 1'),
      timer: () => (setTimeout as (code: string) => number)('globalThis.ran = 1'),
      'worker of text': () => new Worker('data:text/javascript,1'),
      'worker of a blob': () => new Worker(blob),
      'worker of a file': () => new Worker('/v1/storage/buckets/medical-files/files/x/view'),
      'service worker elsewhere': () => navigator.serviceWorker.register('/v1/x.js'),
      'another policy': () =>
        (
          globalThis as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
        ).trustedTypes.createPolicy('mine', {}),
    };
    // Code that the debugger runs is exempt from the CSP, so the attempts run in a task of the page.
    await new Promise((done) => setTimeout(done));
    const found: Record<string, string> = {};
    for (const [name, attempt] of Object.entries(tries)) {
      try {
        await attempt();
        found[name] = 'taken';
      } catch (error) {
        found[name] = (error as Error).name;
      }
    }
    return found;
  });
  expect(Object.entries(outcomes).filter(([, outcome]) => outcome === 'taken')).toEqual([]);
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
  const log = () => readFileSync(join(server.dataFolder, 'requests.jsonl'), 'utf8');
  await until('the server has written a report', () =>
    /"event":"csp","rule":"(require-trusted-types-for|script-src)/.test(log()),
  );
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? '')).not.toContain('/v1/');
});

test('a page of another site can neither act with her session nor read anything', async () => {
  await using phone = await Phone.unpack(server.origin);
  const patient = newPerson('Amina Odhiambo');
  await signUp(await phone.open('/signup'), patient);
  const evil = createServer((_, answer) =>
    answer.setHeader('content-type', 'text/html').end('<!doctype html><title>x</title>'),
  );
  await new Promise<void>((listening) => evil.listen(0, listening));
  try {
    const tab = await phone.context.newPage();
    // Chromium resolves every name below localhost to this machine, and treats it as another site.
    await tab.goto(`http://evil.localhost:${(evil.address() as AddressInfo).port}/`);
    const outcome = await tab.evaluate(async (origin) => {
      const asked = async (path: string, init: RequestInit) => {
        try {
          const answer = await fetch(`${origin}/v1${path}`, { credentials: 'include', ...init });
          return answer.type === 'opaque' ? 'opaque' : String(answer.status);
        } catch {
          return 'unreadable';
        }
      };
      const headers = { 'content-type': 'application/json', 'x-appwrite-project': 'maia' };
      const heard = new Promise<string[]>((done) => {
        const frames: string[] = [];
        const socket = new WebSocket(`${origin.replace('http', 'ws')}/v1/realtime?project=maia`);
        socket.onmessage = ({ data }) => frames.push(JSON.parse(String(data)).type);
        socket.onclose = () => done(frames);
      });
      return {
        read: await asked('/account', { headers }),
        readSimple: await asked('/account', { mode: 'no-cors' }),
        rename: await asked('/account/name', { method: 'PATCH', headers, body: '{"name":"Forged"}' }),
        leave: await asked('/account/sessions/current', { method: 'DELETE', headers }),
        simplePost: await asked('/account/jwts', { method: 'POST', mode: 'no-cors', body: '{}' }),
        heard: await heard,
      };
    }, server.origin);
    expect(outcome).toMatchObject({ read: 'unreadable', rename: 'unreadable', leave: 'unreadable', heard: ['error'] });
    await Promise.all([
      tab.waitForURL(/\/v1\/databases/),
      tab.evaluate((origin) => {
        const form = document.createElement('form');
        form.method = 'post';
        form.action = `${origin}/v1/databases/maia/collections/weight/documents?project=maia`;
        document.body.append(form);
        form.submit();
      }, server.origin),
    ]);
    expect(await tab.textContent('body')).toContain('general_unknown_origin');
    await tab.goto('about:blank');
    const frame = await tab.evaluate((origin) => {
      const element = document.createElement('iframe');
      element.src = `${origin}/dashboard`;
      const loaded = new Promise((done) => (element.onload = done));
      document.body.append(element);
      return loaded.then(() => {
        try {
          return element.contentDocument === null ? 'closed' : 'open';
        } catch {
          return 'closed';
        }
      });
    }, server.origin);
    expect(frame).toBe('closed');
    expect(tab.frames().filter((each) => each.url().startsWith(server.origin))).toEqual([]);
  } finally {
    evil.close();
  }
  const account = await phone.page.evaluate(async () =>
    (await fetch('/v1/account', { headers: { 'x-appwrite-project': 'maia' } })).json(),
  );
  expect(account.name).toBe(patient.name);
});

test('the bundle holds no key of a service, and one that is planted there is found', () => {
  const bundle = join(repository, 'dist');
  const key = `AIza${'Sy0123456789-abcdefghijklmnopqrstuv'.slice(0, 35)}`;
  // Also every secret in the environment of this machine, because a build could include it.
  const named = Object.entries(process.env).flatMap(([name, value = '']) =>
    /KEY|SECRET|TOKEN|PASSWORD/.test(name) && value.length >= 12 ? [value] : [],
  );
  expect(findSecrets(bundle, named)).toEqual([]);

  const copy = mkdtempSync(join(tmpdir(), 'maia-bundle-'));
  try {
    cpSync(bundle, copy, { recursive: true });
    writeFileSync(join(copy, 'assets/planted.js'), `const model = new GenerativeAI("${key}");`);
    writeFileSync(join(copy, 'assets/hidden.js'), `fetch(atob("${Buffer.from(`?key=${key}`).toString('base64')}"))`);
    expect(findSecrets(copy, [key]).toSorted()).toEqual([
      'assets/hidden.js: a known secret',
      'assets/planted.js: Google key',
      'assets/planted.js: a known secret',
    ]);
  } finally {
    rmSync(copy, { recursive: true });
  }
});
