import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KNOWN_SCOPES } from '../../../server/authentication/known-scopes.ts';
import { startBackend, type RunningBackend } from '../../../server/backend.ts';
import { runtimeParts } from '../../../server/runtime.ts';
import { Client, freshId, PASSWORD, type Answer } from '../server/client.ts';
import { CONFIG, done, PROJECT } from '../server/server-under-test.ts';
import { routeRules, type RouteRule } from './route-rules.ts';

const folder = mkdtempSync(join(tmpdir(), 'routes-'));
const registered = new Set<string>();
let running: RunningBackend;
let key: Client;
let userId: string;

const clientWith = (headers: Record<string, string>) => new Client(`${running.url}/v1`, PROJECT, headers);
const keyWith = (scopes: readonly string[]) =>
  clientWith({ 'x-appwrite-key': running.backend.issueKey([...scopes], 600) });
/** All known scopes except these. */
const without = (scopes: readonly string[]) => [...KNOWN_SCOPES].filter((scope) => !scopes.includes(scope));

/** Signs a new user in, because some calls end the session or block the account. */
async function signedIn(): Promise<Client> {
  done(await key.patch(`/users/${userId}/status`, { status: true }));
  const session = done(await key.post(`/users/${userId}/sessions`), 201);
  return clientWith({ 'x-appwrite-session': String(session['secret']) });
}

const send = (client: Client, call: string): Promise<Answer> => {
  const [method = '', path = ''] = call.split(' ');
  return client.call(method, path.replaceAll(/:\w+/g, 'none'), method === 'GET' ? undefined : {});
};
const isLetIn = ({ body }: Answer): boolean => body['type'] !== 'general_unauthorized_scope';

beforeAll(async () => {
  const { extend, ...parts } = runtimeParts();
  running = await startBackend({
    config: CONFIG,
    data: folder,
    port: 0,
    rateLimits: false,
    ...parts,
    extend: (app, backend) => {
      app.addHook('onRoute', ({ method, url }) => {
        for (const one of [method].flat()) if (url.startsWith('/v1/')) registered.add(`${one} ${url.slice(3)}`);
      });
      return extend(app, backend);
    },
  });
  key = clientWith({ 'x-appwrite-key': running.apiKey });
  userId = freshId('user');
  const email = `${userId}@example.com`;
  done(await key.post('/users', { userId, email, password: PASSWORD }), 201);
});
afterAll(async () => {
  await running.close();
  rmSync(folder, { recursive: true });
});

test('there is a rule for every route of the API, and for nothing else', () => {
  const isOwnCall = (call: string) => !/^(HEAD|OPTIONS) /.test(call) && call !== 'GET /realtime';
  expect([...registered].filter(isOwnCall).toSorted()).toEqual([...routeRules.keys()].toSorted());
});

describe('who gets past the check of scopes', () => {
  test.each([...routeRules])('%s', async (call: string, { guest, user, scopes }: RouteRule) => {
    const seen = {
      guest: isLetIn(await send(clientWith({}), call)),
      user: isLetIn(await send(await signedIn(), call)),
      'key without scopes': isLetIn(await send(keyWith([]), call)),
      'key with every other scope': isLetIn(await send(keyWith(without(scopes ?? [])), call)),
      'server key': isLetIn(await send(key, call)),
    };
    expect(seen).toEqual({
      guest,
      user,
      'key without scopes': scopes?.length === 0,
      'key with every other scope': scopes?.length === 0,
      'server key': scopes !== null,
    });
    for (const scope of scopes ?? []) expect(isLetIn(await send(keyWith([scope]), call)), scope).toBe(true);
  });
});
