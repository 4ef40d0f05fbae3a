import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { documents, freshId, type Client, type Json } from '../server/client.ts';
import { ownServer } from '../server/own-server.ts';
import { done, isElsewhere, refused } from '../server/server-under-test.ts';

const server = ownServer();
const byKey = (secret: unknown): Client => {
  const client = server.guest();
  client.headers['x-appwrite-key'] = String(secret);
  return client;
};
const makeKey = async (scopes: string[], more: Json = {}): Promise<Json> =>
  done(await server.key().post('/project/keys', { keyId: freshId('key'), name: 'Reader', scopes, ...more }), 201);
const makeBriefKey = async (scopes: string[], duration = 60): Promise<string> =>
  String(done(await server.key().post('/project/keys/ephemeral', { scopes, duration }), 201)['secret']);

describe.skipIf(isElsewhere)('a key of the project', () => {
  test('is shown once; the data folder has only its hash', async () => {
    const { $id, secret } = await makeKey(['users.read']);
    const key = server.key();
    expect(done(await key.get(`/project/keys/${$id}`))).toMatchObject({ $id, secret: '', scopes: ['users.read'] });
    expect((await key.get('/project/keys')).text).not.toContain(secret);
    const stored = readdirSync(server.folder)
      .filter((name) => name.startsWith('data.sqlite'))
      .map((name) => readFileSync(join(server.folder, name), 'latin1'))
      .join('\n');
    expect(stored).toContain($id);
    expect(stored).not.toContain(secret);
  });

  test('has its new scopes at once, and says when it was last used', async () => {
    const { $id, secret } = await makeKey(['users.read']);
    const reader = byKey(secret);
    done(await reader.get('/users'));
    const path = `/project/keys/${$id}`;
    expect(done(await server.key().put(path, { name: 'Files', scopes: ['files.read'] }))).toMatchObject({
      name: 'Files',
      scopes: ['files.read'],
    });
    refused(await reader.get('/users'), 401, 'general_unauthorized_scope');
    done(await reader.get('/storage/buckets/papers/files'));
    await expect.poll(async () => done(await server.key().get(path))['accessedAt']).not.toBe('');
    refused(await server.key().put('/project/keys/none', { name: 'x', scopes: [] }), 404, 'key_not_found');
  });

  test('cannot have a scope that Appwrite does not know, nor the one that erases people', async () => {
    for (const scope of ['people.erase', 'account', 'public', '*', 'kitchen.read']) {
      const body = { keyId: freshId('key'), name: 'x', scopes: [scope] };
      refused(await server.key().post('/project/keys', body), 400, 'general_argument_invalid');
    }
  });
});

describe.skipIf(isElsewhere)('a brief key', () => {
  test('with other claims or another signature is refused', async () => {
    const secret = await makeBriefKey(['users.read']);
    const [head, body = '', signature] = secret.slice('ephemeral_'.length).split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Json;
    const forged = Buffer.from(JSON.stringify({ ...claims, scopes: ['users.write'] })).toString('base64url');
    for (const wrong of [`${head}.${forged}.${signature}`, `${head}.${body}.`, 'x', ''])
      refused(await byKey(`ephemeral_${wrong}`).get('/users'), 401, 'user_unauthorized');
    done(await byKey(secret).get('/users'));
  });

  test('is no token of a user, and a token of a user is no key', async () => {
    const user = await server.member();
    const jwt = String(done(await user.post('/account/jwts'), 201)['jwt']);
    refused(await byKey(`ephemeral_${jwt}`).get('/users'), 401, 'user_unauthorized');
    const secret = await makeBriefKey(['users.read']);
    const headers = { 'x-appwrite-jwt': secret.slice('ephemeral_'.length) };
    refused(await server.guest().get('/account', { headers }), 401, 'user_jwt_invalid');
  });
});

describe.skipIf(isElsewhere)('a request', () => {
  test('with a key has to name the project in the header; its address is not enough', async () => {
    const headers = { 'x-appwrite-project': '' };
    refused(await server.key().get('/users', { headers }), 403, 'project_id_missing');
    refused(await server.key().get(`/users?project=contract`, { headers }), 403, 'project_id_missing');
    refused(await server.key().get('/maia/health', { headers }), 403, 'project_id_missing');
  });

  test('without a key may name the project in its address, which counts before the header', async () => {
    const user = await server.member();
    done(await user.get('/account?project=contract', { headers: { 'x-appwrite-project': '' } }));
    refused(await user.get('/account?project=other'), 404, 'project_not_found');
  });

  test('without a project has no rights of its session, and can still ask whether the server is well', async () => {
    const user = await server.member();
    const headers = { 'x-appwrite-project': '' };
    refused(
      await user.post(documents('entries'), { documentId: freshId(), data: {} }, { headers }),
      401,
      'general_access_forbidden',
    );
    refused(await server.guest().post('/account', {}, { headers }), 401, 'general_access_forbidden');
    done(await user.get('/maia/health', { headers }));
    done(await user.get('/health/version', { headers }));
  });

  test('has a session or a token, not both; a session that has ended does not count', async () => {
    const user = await server.member();
    const device = await server.device(user);
    const headers = { 'x-appwrite-jwt': String(done(await user.post('/account/jwts'), 201)['jwt']) };
    refused(await user.get('/account', { headers }), 403, 'user_jwt_and_cookie_set');
    refused(await user.get('/account', { headers: { 'x-appwrite-jwt': 'broken' } }), 403, 'user_jwt_and_cookie_set');
    const cookies = new Map(device.cookies);
    done(await device.delete('/account/sessions/current'), 204);
    for (const [name, value] of cookies) device.cookies.set(name, value);
    expect(done(await device.get('/account', { headers }))['$id']).toBe(user.id);
  });
});
