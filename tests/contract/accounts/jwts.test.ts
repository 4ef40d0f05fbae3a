import { describe, expect, test } from 'vitest';
import { Client, PASSWORD, type Json } from '../server/client.ts';
import { PROJECT, done, refused, serverUnderTest } from '../server/server-under-test.ts';

const server = serverUnderTest();

/** A client whose only credential is a JWT that this user created. */
async function byJwt(user: Client): Promise<Client> {
  const jwt = String(done(await user.post('/account/jwts'), 201)['jwt']);
  return new Client(server.endpoint, PROJECT, { 'x-appwrite-jwt': jwt });
}

describe('a JWT', () => {
  test('makes no further JWT, so it ends after 15 minutes and with its session', async () => {
    const user = await server.member();
    const holder = await byJwt(user);
    done(await holder.get('/account'));
    refused(await holder.post('/account/jwts'), 404, 'user_session_not_found');
  });

  const credentials: [string, (holder: Client, user: Client) => ReturnType<Client['get']>][] = [
    ['the e-mail address', (holder) => holder.patch('/account/email', { email: 'm@example.com', password: PASSWORD })],
    ['the phone number', (holder) => holder.patch('/account/phone', { phone: '+254700000009', password: PASSWORD })],
    ['the password', (holder) => holder.patch('/account/password', { password: 'New-1-Rive', oldPassword: PASSWORD })],
    ['the status', (holder) => holder.patch('/account/status')],
    ['all sessions', (holder) => holder.delete('/account/sessions')],
    [
      'one session',
      async (holder, user) => {
        const [session] = done(await user.get('/account/sessions'))['sessions'] as Json[];
        return holder.delete(`/account/sessions/${String(session?.['$id'])}`);
      },
    ],
  ];

  test.each(credentials)('cannot change or end %s', async (_, attempt) => {
    const user = await server.member();
    const before = done(await user.get('/account'));
    refused(await attempt(await byJwt(user), user), 404, 'user_session_not_found');
    expect(done(await user.get('/account'))).toEqual(before);
  });

  test('of one session ends with a change of the password in another', async () => {
    const user = await server.member();
    const holder = await byJwt(await server.device(user));
    done(await user.patch('/account/password', { password: 'Other-River-74', oldPassword: PASSWORD }));
    expect((await holder.get('/account')).status).toBe(401);
  });
});
