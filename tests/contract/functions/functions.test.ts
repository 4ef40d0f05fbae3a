import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend, type RunningBackend } from '../../../server/backend.ts';
import { runtimeParts } from '../../../server/runtime.ts';
import { documents, Person } from '../server/person.ts';

const folder = mkdtempSync(join(tmpdir(), 'maia-functions-'));
let running: RunningBackend;
let amina: Person;
let server: Person;

const probe = `
const seen = [];
export default async ({ req, res, log, error }) => {
  log('called');
  if (req.path === '/throw') throw new Error('asked to fail');
  if (req.path === '/forget') { Promise.reject(new Error('forgotten')); return res.empty(); }
  if (req.path === '/slow') await new Promise((done) => setTimeout(done, 5000));
  if (req.path === '/seen') return res.json(seen);
  if (req.path === '/notes') {
    const answer = await fetch(process.env.APPWRITE_FUNCTION_API_ENDPOINT + '/databases/maia/collections/notes/documents', {
      headers: { 'x-appwrite-project': process.env.APPWRITE_FUNCTION_PROJECT_ID, 'x-appwrite-key': req.headers['x-appwrite-key'] },
    });
    return res.json(await answer.json(), answer.status);
  }
  if (req.headers['x-appwrite-trigger'] === 'event') {
    seen.push([req.headers['x-appwrite-event'], req.headers['x-appwrite-user-id'], req.bodyJson.text]);
    return res.empty();
  }
  return res.json({ headers: req.headers, id: process.env.APPWRITE_FUNCTION_ID });
};
`;
/** A function that is slower than the events arrive. */
const watch = `
const seen = [];
export default async ({ req, res }) => {
  if (req.headers['x-appwrite-trigger'] !== 'event') return res.json(seen);
  await new Promise((done) => setTimeout(done, 50));
  seen.push([req.headers['x-appwrite-user-id'], req.bodyJson.text]);
  return res.empty();
};
`;
const collection = {
  $id: 'notes',
  databaseId: 'maia',
  name: 'Notes',
  enabled: true,
  documentSecurity: true,
  $permissions: ['create("users")'],
  attributes: [{ key: 'text', type: 'string', size: 100, required: true, array: false, default: null }],
  indexes: [],
};
const config = {
  projectId: 'maia',
  projectName: 'Functions',
  databases: [{ $id: 'maia', name: 'Maia', enabled: true }],
  collections: [collection],
  functions: [
    {
      $id: 'probe',
      name: 'Probe',
      execute: ['users'],
      events: ['databases.*.collections.notes.documents.*.create'],
      scopes: ['documents.read'],
      timeout: 1,
      path: 'code/probe',
    },
    {
      $id: 'watch',
      name: 'Watch',
      execute: ['users'],
      events: ['databases.*.collections.notes.documents.*.update'],
      path: 'code/watch',
    },
    { $id: 'missing', name: 'Missing', execute: ['any'], path: 'code/missing' },
    { $id: 'off', name: 'Off', execute: ['any'], enabled: false, path: 'code/probe' },
  ],
};

beforeAll(async () => {
  mkdirSync(join(folder, 'code/probe'), { recursive: true });
  // The package.json makes it an ES module. The schema declares main.js, but only main.ts exists.
  writeFileSync(join(folder, 'code/probe/main.ts'), probe.replaceAll('(done)', '(done: () => void)'));
  mkdirSync(join(folder, 'code/watch'), { recursive: true });
  writeFileSync(join(folder, 'code/watch/main.ts'), watch.replaceAll('(done)', '(done: () => void)'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'appwrite.json'), JSON.stringify(config));
  running = await startBackend({
    config: join(folder, 'appwrite.json'),
    data: join(folder, 'data'),
    port: 0,
    rateLimits: false,
    ...runtimeParts(),
  });
  amina = await Person.join(running.url, 'amina');
  server = new Person('server', running.url, running.apiKey);
});
afterAll(async () => {
  await running.close();
  rmSync(folder, { recursive: true });
});

const path = '/functions/probe/executions';

describe('a function', () => {
  it('gets the headers that only the server can set, whatever the caller sends', async () => {
    const headers = {
      'X-Appwrite-User-Id': 'admin',
      'x-appwrite-key': 'stolen',
      'x-appwrite-trigger': 'schedule',
      'X-Own': 'yes',
    };
    const run = await amina.must('POST', path, { headers });
    const seen = JSON.parse(String(run.responseBody));
    expect(seen.id).toBe('probe');
    expect(seen.headers).toMatchObject({ 'x-appwrite-user-id': 'amina', 'x-appwrite-trigger': 'http', 'x-own': 'yes' });
    expect(seen.headers['x-appwrite-key']).not.toBe('stolen');
    expect(seen.headers['x-appwrite-user-jwt']).not.toBe('');
  });

  it('is called with parameters that are valid, and may get others, which it never sees', async () => {
    const surplus = await amina.must('POST', `${path}?body=url`, { body: 'sent', surplus: 1, data: { deep: [1] } });
    expect(surplus).toMatchObject({ status: 'completed', responseStatusCode: 200 });
    for (const body of [
      { async: 'x' },
      { path: '' },
      { path: 7 },
      { method: '' },
      { method: 'get' },
      { method: 'SURPLUS' },
      { body: 7 },
      { body: { deep: 1 } },
    ])
      expect((await amina.call('POST', path, body)).body).toMatchObject({ type: 'general_argument_invalid' });
    const later = { scheduledAt: '2030-01-01T00:00:00.000Z' };
    expect((await amina.call('POST', path, later)).body).toMatchObject({ type: 'general_bad_request' });
    expect((await amina.call('POST', path, { ...later, async: true })).body['type']).toBe('general_not_implemented');
    for (const query of ['total=maybe', 'search=', 'queries=x'])
      expect((await server.call('GET', `/functions?${query}`)).body['type']).toBe('general_argument_invalid');
  });

  it('gets a JWT that ends with the session of its caller', async () => {
    const caller = await Person.join(running.url, 'zuri');
    const { headers } = JSON.parse(String((await caller.must('POST', path, {})).responseBody));
    const account = () =>
      fetch(`${running.url}/v1/account`, {
        headers: { 'x-appwrite-project': 'maia', 'x-appwrite-jwt': headers['x-appwrite-user-jwt'] },
      });
    expect((await account()).status).toBe(200);
    await caller.must('DELETE', '/account/sessions/current');
    expect((await account()).status).toBe(401);
  });

  it('reaches the data with a key of its own scopes', async () => {
    const run = await amina.must('POST', path, { path: '/notes' });
    expect(run.responseStatusCode).toBe(200);
    expect(JSON.parse(String(run.responseBody))).toHaveProperty('documents');
  });

  it.each([
    ['throws', '/throw', 'asked to fail'],
    ['takes too long', '/slow', 'Timed out after 1 seconds'],
  ])('that %s is a failed execution, and the next one runs', async (_, where, reason) => {
    const run = await amina.must('POST', path, { path: where });
    expect(run).toMatchObject({ status: 'failed', responseStatusCode: 500, responseBody: '', errors: '' });
    expect((await server.must('GET', `${path}/${String(run.$id)}`)).errors).toContain(reason);
    expect((await amina.must('POST', path, {})).status).toBe('completed');
  });

  it('runs at most twenty times at once for one account; another account goes on', async () => {
    const [busy, other] = [await Person.join(running.url, 'busy'), await Person.join(running.url, 'other-caller')];
    const calls = Array.from({ length: 25 }, () => busy.call('POST', path, { path: '/slow', async: true }));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect((await other.must('POST', path, {})).status).toBe('completed');
    await expect.poll(async () => (await busy.call('POST', path, {})).status, { timeout: 5000 }).toBe(201);
  });

  it('that forgets a promise which fails does not end the server', async () => {
    expect((await amina.must('POST', path, { path: '/forget' })).responseStatusCode).toBe(204);
    expect((await amina.must('POST', path, {})).status).toBe('completed');
  });

  it('without code is a failed execution', async () => {
    expect((await amina.must('POST', '/functions/missing/executions', {})).status).toBe('failed');
  });

  it('that is switched off is not there', async () => {
    expect((await amina.call('POST', '/functions/off/executions', {})).status).toBe(404);
  });

  it('answers an event whose name fits its pattern, once, with who caused it', async () => {
    await amina.create('notes', 'n.1', { text: 'hello' });
    await amina.must('PATCH', documents('notes', 'n.1'), { data: { text: 'changed' } });
    const seen = async () => JSON.parse(String((await amina.must('POST', path, { path: '/seen' })).responseBody));
    await expect.poll(seen).toEqual([['databases.maia.collections.notes.documents.n.1.create', 'amina', 'hello']]);
  });
});

describe('a function that answers events', () => {
  it('keeps no user waiting for what another changes again and again, and sees the last state of that', async () => {
    const mallory = await Person.join(running.url, 'mallory');
    await mallory.create('notes', 'often', { text: 'new' });
    await amina.create('notes', 'once', { text: 'new' });
    const change = { action: 'update', databaseId: 'maia', collectionId: 'notes', documentId: 'often' };
    for (let part = 0; part < 4; part++) {
      const transaction = `/databases/transactions/${String((await mallory.must('POST', '/databases/transactions', {})).$id)}`;
      const operations = Array.from({ length: 100 }, (_, at) => ({ ...change, data: { text: `${part * 100 + at}` } }));
      await mallory.must('POST', `${transaction}/operations`, { operations });
      await mallory.must('PATCH', transaction, { commit: true });
    }
    await amina.must('PATCH', documents('notes', 'once'), { data: { text: 'changed' } });
    const seen = async (): Promise<[string, string][]> =>
      JSON.parse(String((await amina.must('POST', '/functions/watch/executions', {})).responseBody));
    await expect.poll(seen).toContainEqual(['amina', 'changed']);
    await expect.poll(seen).toContainEqual(['mallory', '399']);
    expect((await seen()).length).toBeLessThan(100);
  });

  it('gets the document as it was at the event; in a long queue, which holds no payloads, as it is when the run starts', async () => {
    const grace = await Person.join(running.url, 'grace');
    const changeAll = async (person: Person, ids: readonly string[], text: (id: string) => string) => {
      const transaction = `/databases/transactions/${String((await person.must('POST', '/databases/transactions', {})).$id)}`;
      const note = { action: 'update', databaseId: 'maia', collectionId: 'notes' };
      const operations = ids.map((documentId) => ({ ...note, documentId, data: { text: text(documentId) } }));
      await person.must('POST', `${transaction}/operations`, { operations });
      await person.must('PATCH', transaction, { commit: true });
    };
    const ids = Array.from({ length: 400 }, (_, n) => `long-${n}`);
    await Promise.all(ids.map((id) => grace.create('notes', id, { text: 'new' })));
    for (let at = 0; at < ids.length; at += 100) await changeAll(grace, ids.slice(at, at + 100), (id) => `early ${id}`);
    // Another account: its event does not replace the one that is queued.
    await changeAll(server, ['long-60', 'long-399'], (id) => `late ${id}`);
    const seen = async (): Promise<[string, string][]> =>
      JSON.parse(String((await amina.must('POST', '/functions/watch/executions', {})).responseBody));
    await expect
      .poll(async () => (await seen()).filter(([id]) => id === 'grace').length, { timeout: 15_000 })
      .toBe(ids.length);
    const texts = (await seen()).filter(([id]) => id === 'grace').map(([, text]) => text);
    expect(texts).toContain('early long-60');
    expect(texts).toContain('late long-399');
  });
});

describe('an execution', () => {
  it('that is asked for asynchronously is answered at once and found later by its user', async () => {
    const answer = await amina.call('POST', path, { async: true });
    expect(answer.status).toBe(202);
    expect(answer.body.status).toBe('waiting');
    const id = String(answer.body.$id);
    await expect.poll(async () => (await amina.must('GET', `${path}/${id}`)).status).toBe('completed');
  });

  it('is seen by its user and by keys, its logs by keys only', async () => {
    const run = await amina.must('POST', path, {});
    const other = await Person.join(running.url, 'other');
    expect((await other.call('GET', `${path}/${String(run.$id)}`)).status).toBe(404);
    expect((await other.must('GET', path)).total).toBe(0);
    expect((await amina.must('GET', `${path}/${String(run.$id)}`)).logs).toBe('');
    expect((await server.must('GET', `${path}/${String(run.$id)}`)).logs).toBe('called');
  });

  it('is refused to guests, and with what is no request', async () => {
    const guest = new Person('guest', running.url);
    expect((await guest.call('POST', path, {})).status).toBe(401);
    for (const body of [{ method: 'BREW' }, { path: 7 }, { headers: [] }, { headers: 'not json' }, { body: {} }])
      expect((await amina.call('POST', path, body)).status, JSON.stringify(body)).toBe(400);
  });
});
