import { describe, expect, test } from 'vitest';
import { freshId, PASSWORD, type Client, type Json } from '../server/client.ts';
import { done, refused, serverUnderTest } from '../server/server-under-test.ts';

const server = serverUnderTest();
const NEW_PASSWORD = 'Other-River-19';
const logInWith = (userId: string, secret: unknown) =>
  server.guest().post('/account/sessions/token', { userId, secret });
const tokenOf = async (user: Client, body: Json = {}): Promise<Json> =>
  done(await server.key().post(`/users/${user.id}/tokens`, body), 201);
const withJwt = (jwt: unknown) => ({ headers: { 'x-appwrite-jwt': String(jwt) } });

describe('a token that a key makes', () => {
  test('opens one session of its user, and only of its user', async () => {
    const [user, other] = [await server.signUp(), await server.signUp()];
    const { secret, expire } = await tokenOf(user);
    expect(secret).toMatch(/^[A-Za-z0-9]{6}$/);
    expect(Math.abs(Date.parse(String(expire)) - Date.now() - 900_000)).toBeLessThan(30_000);
    refused(await logInWith(other.id, secret), 401, 'user_invalid_token');
    refused(await logInWith('nobody', secret), 401, 'user_invalid_token');
    const session = done(await logInWith(user.id, secret), 201);
    expect(session).toMatchObject({ userId: user.id, provider: 'token', secret: '', factors: ['token'] });
    refused(await logInWith(user.id, secret), 401, 'user_invalid_token');
  });

  test('does not end the others', async () => {
    const user = await server.signUp();
    const [first, second] = [await tokenOf(user, { length: 20 }), await tokenOf(user, { expire: 60 })];
    done(await logInWith(user.id, second['secret']), 201);
    done(await logInWith(user.id, first['secret']), 201);
  });

  test('opens once also when it is used several times at the same moment', async () => {
    const user = await server.signUp();
    const { secret } = await tokenOf(user);
    const answers = await Promise.all([1, 2, 3].map(() => logInWith(user.id, secret)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 401, 401]);
  });

  test('is tried ten times an hour for one account, from anywhere', async () => {
    const user = await server.signUp();
    const { secret } = await tokenOf(user);
    for (let n = 0; n < 10; n += 1) refused(await logInWith(user.id, 'wrong1'), 401, 'user_invalid_token');
    refused(await logInWith(user.id, secret), 429, 'general_rate_limit_exceeded');
  });

  test('is refused to a blocked user, and with a length or a life that Appwrite does not allow', async () => {
    const user = await server.signUp();
    for (const body of [{ length: 3 }, { length: 129 }, { expire: 59 }, { expire: 31_536_001 }, { length: '6' }])
      refused(await server.key().post(`/users/${user.id}/tokens`, body), 400, 'general_argument_invalid');
    refused(await server.key().post('/users/nobody/tokens'), 404, 'user_not_found');
    const { secret } = await tokenOf(user);
    done(await server.key().patch(`/users/${user.id}/status`, { status: false }));
    refused(await logInWith(user.id, secret), 403, 'user_blocked');
  });
});

describe('a JWT', () => {
  test('changes no password, address, phone, status and session, even with the right password', async () => {
    const user = await server.member();
    const { jwt } = done(await user.post('/account/jwts'), 201);
    const attempts: [string, string, Json?][] = [
      ['PATCH', '/account/password', { password: NEW_PASSWORD, oldPassword: PASSWORD }],
      ['PATCH', '/account/email', { email: `${freshId('next')}@example.com`, password: PASSWORD }],
      ['PATCH', '/account/phone', { phone: '+254700000001', password: PASSWORD }],
      ['PATCH', '/account/status'],
      ['DELETE', '/account/sessions'],
      ['DELETE', '/account/sessions/none'],
      ['POST', '/account/jwts'],
    ];
    for (const [method, path, body] of attempts)
      refused(await server.guest().call(method, path, body, withJwt(jwt)), 404, 'user_session_not_found');
    expect(done(await user.get('/account'))).toMatchObject({ email: user.email, phone: '', status: true });
    await server.device(user);
  });

  test('of a key ends with the session that it names, and without one only in time', async () => {
    const user = await server.member();
    const sessions = done(await user.get('/account/sessions'))['sessions'] as Json[];
    const path = `/users/${user.id}/jwts`;
    const bound = done(await server.key().post(path, { sessionId: sessions[0]?.['$id'] }), 201);
    const recent = done(await server.key().post(path, { sessionId: 'recent' }), 201);
    const free = done(await server.key().post(path, { sessionId: 'unknown' }), 201);
    done(await user.delete('/account/sessions'), 204);
    for (const { jwt } of [bound, recent])
      refused(await server.guest().get('/account', withJwt(jwt)), 401, 'general_unauthorized_scope');
    done(await server.guest().get('/account', withJwt(free['jwt'])));
  });

  test('lasts an hour at most', async () => {
    const user = await server.member();
    for (const duration of [0, -1, 3601, 1.5, '900']) {
      refused(await user.post('/account/jwts', { duration }), 400, 'general_argument_invalid');
      refused(await server.key().post(`/users/${user.id}/jwts`, { duration }), 400, 'general_argument_invalid');
    }
  });
});
