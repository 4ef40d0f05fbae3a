import { beforeAll, describe, expect, test } from 'vitest';
import { asking, documents, freshId, PASSWORD, where, type Client, type Json } from '../server/client.ts';
import { done, refused, serverUnderTest } from '../server/server-under-test.ts';

const server = serverUnderTest();
let key: Client;
beforeAll(() => {
  key = server.key();
});
const number = (): string => `+49${String(Math.floor(Math.random() * 1e9)).padStart(9, '1')}`;
const targetsOf = async (user: Client): Promise<unknown[]> =>
  (done(await key.get(`/users/${user.id}/targets`))['targets'] as Json[]).map((t) => [
    t['providerType'],
    t['identifier'],
  ]);

describe('a phone number', () => {
  test('is changed with the password, belongs to one account, and can be written to', async () => {
    const [ann, ben] = [await server.member('ann'), await server.member('ben')];
    const phone = number();
    refused(await ann.patch('/account/phone', { phone, password: 'Wrong-River-1' }), 401, 'user_invalid_credentials');
    for (const wrong of ['0301234567', '+0301234567', '+49 30 1234567', '+49', 49301234567]) {
      refused(await ann.patch('/account/phone', { phone: wrong, password: PASSWORD }), 400, 'general_argument_invalid');
    }
    const changed = done(await ann.patch('/account/phone', { phone, password: PASSWORD }));
    expect(changed).toMatchObject({ phone, phoneVerification: false });
    expect(await targetsOf(ann)).toEqual([
      ['email', ann.email],
      ['sms', phone],
    ]);
    const taken = await ben.patch('/account/phone', { phone, password: PASSWORD });
    expect(taken.status).toBe(409);
    expect(['user_phone_already_exists', 'user_target_already_exists']).toContain(taken.body['type']);
  });

  test('is given, confirmed and taken away by a key, and accounts are found by it', async () => {
    const phone = number();
    const userId = freshId('sms');
    expect(done(await key.post('/users', { userId, phone }), 201)).toMatchObject({ phone, email: '' });
    expect(done(await key.get(`/users${asking(where('equal', 'phone', phone))}`))['total']).toBe(1);
    expect(done(await key.get(`/users?search=${encodeURIComponent(phone)}`))['total']).toBe(1);
    expect(done(await key.patch(`/users/${userId}/verification/phone`, { phoneVerification: true }))).toMatchObject({
      phoneVerification: true,
    });
    const other = number();
    expect(done(await key.patch(`/users/${userId}/phone`, { number: other }))).toMatchObject({
      phone: other,
      phoneVerification: false,
    });
    expect(done(await key.patch(`/users/${userId}/phone`, { number: '' }))).toMatchObject({ phone: '', targets: [] });
  });
});

describe('a target', () => {
  test('of push messages is added, changed and removed by its owner only', async () => {
    const [ann, ben] = [await server.member('ann'), await server.member('ben')];
    const targetId = freshId('push');
    const path = `/account/targets/${targetId}/push`;
    done(await ann.post('/account/targets/push', { targetId, identifier: freshId('device') }), 201);
    refused(await ben.put(path, { identifier: freshId('device') }), 404, 'user_target_not_found');
    refused(await ben.delete(path), 404, 'user_target_not_found');
    const identifier = freshId('device');
    expect(done(await ann.put(path, { identifier }))).toMatchObject({ identifier, providerType: 'push' });
    refused(
      await ben.post('/account/targets/push', { targetId, identifier: freshId('d') }),
      409,
      'user_target_already_exists',
    );
    expect(await targetsOf(ann)).toContainEqual(['push', identifier]);
    done(await ann.delete(path), 204);
    expect(await targetsOf(ann)).toEqual([['email', ann.email]]);
  });

  test('of anyone is added, read, changed and removed by a key', async () => {
    const ann = await server.member('ann');
    const targets = `/users/${ann.id}/targets`;
    const targetId = freshId('t');
    const identifier = freshId('device');
    const added = done(await key.post(targets, { targetId, providerType: 'push', identifier, name: 'Phone' }), 201);
    expect(added).toMatchObject({ $id: targetId, userId: ann.id, name: 'Phone', providerId: null });
    expect(done(await key.get(`${targets}/${targetId}`))).toEqual(added);
    expect(done(await key.patch(`${targets}/${targetId}`, { name: 'Old phone' }))).toMatchObject({
      name: 'Old phone',
      identifier,
    });
    refused(
      await key.post(targets, { targetId: freshId('t'), providerType: 'fax', identifier }),
      400,
      'general_argument_invalid',
    );
    const ben = await server.member('ben');
    refused(await key.get(`/users/${ben.id}/targets/${targetId}`), 404, 'user_target_not_found');
    refused(await ann.get(targets), 401, 'general_unauthorized_scope');
    done(await key.delete(`${targets}/${targetId}`), 204);
    refused(await key.delete(`${targets}/${targetId}`), 404, 'user_target_not_found');
  });
});

describe('by a key', () => {
  test('a session is opened for anyone, and its secret is shown this once', async () => {
    const ann = await server.member('ann');
    const session = done(await key.post(`/users/${ann.id}/sessions`), 201);
    expect(session).toMatchObject({ userId: ann.id, provider: 'server', current: false });
    const headers = { 'x-appwrite-session': String(session['secret']) };
    expect(done(await server.guest().get('/account', { headers }))['$id']).toBe(ann.id);
    const listed = done(await ann.get('/account/sessions'))['sessions'] as Json[];
    expect(listed.map(({ secret }) => secret)).toEqual(['', '']);
    refused(await key.post('/users/nobody/sessions'), 404, 'user_not_found');
  });

  test('a list of accounts refuses a query that makes no sense as a wrong parameter', async () => {
    refused(await key.get(`/users${asking(where('equal', 'password', 'x'))}`), 400, 'general_argument_invalid');
    refused(await key.get('/users?queries[0]=nonsense'), 400, 'general_argument_invalid');
  });

  test('many documents at once can be part of a transaction', async () => {
    const transactionId = String(done(await key.post('/databases/transactions'), 201)['$id']);
    const ids = [freshId('b'), freshId('b')];
    const many = ids.map(($id) => ({ $id, title: 'together' }));
    expect(done(await key.post(documents('entries'), { documents: many, transactionId }), 201)['total']).toBe(0);
    refused(await key.get(documents('entries', ids[0])), 404, 'document_not_found');
    done(await key.patch(`/databases/transactions/${transactionId}`, { commit: true }));
    for (const id of ids) expect(done(await key.get(documents('entries', id)))['title']).toBe('together');
  });
});

describe('the server', () => {
  test('says that it is well', async () => {
    expect(done(await server.guest().get('/maia/health'))).toMatchObject({ status: 'pass' });
    expect(done(await key.get('/health'))).toMatchObject({ status: 'pass' });
  });
});
