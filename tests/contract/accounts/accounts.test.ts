import { describe, expect, test } from 'vitest';
import { documents, freshId, PASSWORD, type Client, type Json } from '../server/client.ts';
import { canReadMail, done, isElsewhere, PROJECT, refused, serverUnderTest } from '../server/server-under-test.ts';

const server = serverUnderTest();
const cookieOf = (client: Client): string => decodeURIComponent(client.cookies.get(`a_session_${PROJECT}`) ?? '');

describe('an account', () => {
  test('never shows its password, in any form, to anyone', async () => {
    const user = await server.member();
    const bodies = [
      (await user.get('/account')).text,
      (await server.key().get(`/users/${user.id}`)).text,
      (await user.get('/account/sessions')).text,
    ].join('\n');
    expect(bodies).not.toContain(PASSWORD);
    expect(bodies).not.toMatch(/scrypt|hash/i);
    expect(bodies).not.toContain(cookieOf(user));
  });

  test('cannot give itself labels, verification or another id', async () => {
    const user = await server.member();
    const extra = { labels: ['admin'], emailVerification: true, $id: 'other', status: true };
    done(await user.patch('/account/name', { name: 'New', ...extra }));
    done(await user.patch('/account/prefs', { prefs: {}, ...extra }));
    expect(done(await user.get('/account'))).toMatchObject({
      $id: user.id,
      name: 'New',
      labels: [],
      emailVerification: false,
    });
  });

  test('is one for each address, also when two sign up at once', async () => {
    const email = `${freshId('twin')}@example.com`;
    const guest = server.guest();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => guest.post('/account', { userId: 'unique()', email, password: PASSWORD })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  });
});

describe('a session', () => {
  test('ends for that device only', async () => {
    const user = await server.member();
    const device = await server.device(user);
    done(await device.delete('/account/sessions/current'), 204);
    refused(await device.get('/account'), 401, 'general_unauthorized_scope');
    done(await user.get('/account'));
  });

  test.skipIf(isElsewhere)('is one of a hundred at most: the next one ends the oldest', async () => {
    const user = await server.member();
    const openMore = async (count: number) => {
      for (let n = 0; n < count; n += 1) done(await server.key().post(`/users/${user.id}/sessions`), 201);
    };
    await openMore(99);
    done(await user.get('/account'));
    await openMore(1);
    refused(await user.get('/account'), 401, 'general_unauthorized_scope');
  });

  test('of another user cannot be read or ended', async () => {
    const [ann, ben] = [await server.member('ann'), await server.member('ben')];
    const sessions = done(await ben.get('/account/sessions'))['sessions'] as Json[];
    const path = `/account/sessions/${String(sessions[0]?.['$id'])}`;
    refused(await ann.get(path), 404, 'user_session_not_found');
    refused(await ann.delete(path), 404, 'user_session_not_found');
    done(await ben.get('/account'));
  });

  test('takes its tokens with it', async () => {
    const user = await server.member();
    const headers = { 'x-appwrite-jwt': String(done(await user.post('/account/jwts'), 201)['jwt']) };
    done(await server.guest().get('/account', { headers }));
    done(await user.delete('/account/sessions/current'), 204);
    refused(await server.guest().get('/account', { headers }), 401, 'general_unauthorized_scope');
  });

  test('is not made of a token with another signature or another owner', async () => {
    const [ann, ben] = [await server.member('ann'), await server.member('ben')];
    const [head, body, signature] = String(done(await ann.post('/account/jwts'), 201)['jwt']).split('.');
    const claims = JSON.parse(Buffer.from(body ?? '', 'base64url').toString()) as Json;
    const forged = Buffer.from(JSON.stringify({ ...claims, userId: ben.id })).toString('base64url');
    for (const jwt of [`${head}.${forged}.${signature}`, `${head}.${body}.`, `${head}.${body}`, 'x']) {
      refused(await server.guest().get('/account', { headers: { 'x-appwrite-jwt': jwt } }), 401, 'user_jwt_invalid');
    }
  });

  test('is refused to a value that names another user', async () => {
    const [ann, ben] = [await server.member('ann'), await server.member('ben')];
    const { secret } = JSON.parse(Buffer.from(cookieOf(ann), 'base64').toString()) as Json;
    const value = Buffer.from(JSON.stringify({ id: ben.id, secret })).toString('base64url');
    refused(
      await server.guest().get('/account', { headers: { 'x-appwrite-session': value } }),
      401,
      'general_unauthorized_scope',
    );
  });
});

describe.runIf(canReadMail)('a mailed link', () => {
  const asked = async (user: Client): Promise<{ userId: string; secret: string }> => {
    const link = await server.mailedLink(user.email);
    return { userId: String(link.searchParams.get('userId')), secret: String(link.searchParams.get('secret')) };
  };

  test('keeps the rest of the address it leads to', async () => {
    const user = await server.member();
    done(await user.post('/account/verification', { url: 'http://localhost:3000/verify?lang=sw#top' }), 201);
    const link = await server.mailedLink(user.email);
    expect([link.pathname, link.searchParams.get('lang'), link.hash]).toEqual(['/verify', 'sw', '#top']);
  });

  test('of a verification is no good for a recovery, nor for another account', async () => {
    const [ann, ben] = [await server.member('ann'), await server.member('ben')];
    done(await ann.post('/account/verification', { url: 'http://localhost:3000/v' }), 201);
    const { userId, secret } = await asked(ann);
    refused(
      await server.guest().put('/account/recovery', { userId, secret, password: 'Other-River-74' }),
      401,
      'user_invalid_token',
    );
    refused(await ben.put('/account/verification', { userId: ben.id, secret }), 401, 'user_invalid_token');
    done(await server.guest().put('/account/verification', { userId, secret }));
  });

  test('replaces the one before, and of two uses at once one counts', async () => {
    const user = await server.member();
    const ask = async (): Promise<{ userId: string; secret: string }> => {
      done(await server.guest().post('/account/recovery', { email: user.email, url: 'http://localhost:3000/r' }), 201);
      return asked(user);
    };
    const [first, second] = [await ask(), await ask()];
    const use = (token: Json, password: string) => server.guest().put('/account/recovery', { ...token, password });
    refused(await use(first, 'Other-River-74'), 401, 'user_invalid_token');
    const answers = await Promise.all([use(second, 'Other-River-75'), use(second, 'Other-River-76')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    refused(await user.get('/account'), 401, 'general_unauthorized_scope');
  });

  test('of a verification ends when the address changes, so it verifies no address that it was not sent to', async () => {
    const user = await server.member();
    done(await user.post('/account/verification', { url: 'http://localhost:3000/v' }), 201);
    const { userId, secret } = await asked(user);
    const email = `${freshId('not-mine')}@example.com`;
    done(await user.patch('/account/email', { email, password: PASSWORD }));
    refused(await server.guest().put('/account/verification', { userId, secret }), 401, 'user_invalid_token');
    expect(done(await user.get('/account'))).toMatchObject({ email, emailVerification: false });
  });

  const changes: [string, (user: Client) => Promise<unknown>][] = [
    ['the password', (user) => user.patch('/account/password', { password: 'Other-River-74', oldPassword: PASSWORD })],
    [
      'the address',
      (user) => user.patch('/account/email', { email: `${freshId('new')}@example.com`, password: PASSWORD }),
    ],
    [
      'the password by a key',
      (user) => server.key().patch(`/users/${user.id}/password`, { password: 'Other-Rive-74' }),
    ],
    [
      'the address by a key',
      (user) => server.key().patch(`/users/${user.id}/email`, { email: `${freshId('new')}@example.com` }),
    ],
  ];
  test.each(changes)('of a recovery ends with a change of %s', async (_, change) => {
    const user = await server.member();
    done(await server.guest().post('/account/recovery', { email: user.email, url: 'http://localhost:3000/r' }), 201);
    const { userId, secret } = await asked(user);
    await change(user);
    const use = await server.guest().put('/account/recovery', { userId, secret, password: 'Mallory-River-7' });
    refused(use, 401, 'user_invalid_token');
    expect(done(await server.key().get(`/users/${user.id}`))['emailVerification']).toBe(false);
  });

  test('leads nowhere else', async () => {
    const user = await server.member();
    for (const url of [
      'https://evil.example/x',
      'javascript://localhost/x',
      'http://localhost.evil.example/',
      'http://localhost@evil.example/',
    ]) {
      refused(await user.post('/account/verification', { url }), 400, 'general_argument_invalid');
    }
  });
});

describe.skipIf(isElsewhere)('a change of credentials', () => {
  test('of the address is mailed to the old one and signs out the other devices', async () => {
    const user = await server.member();
    const other = await server.device(user);
    const email = `${freshId('new')}@example.com`;
    done(await user.patch('/account/email', { email, password: PASSWORD }));
    expect(server.mails(user.email).map(({ subject }) => subject)).toEqual([
      'A new device signed in to your account',
      'Your e-mail address was changed',
    ]);
    expect(server.mails(user.email)[1]?.text).not.toContain(email);
    expect(server.mails(email)).toEqual([]);
    done(await user.get('/account'));
    refused(await other.get('/account'), 401, 'general_unauthorized_scope');
  });

  test('of the password is mailed to the address, also when a mailed link did it', async () => {
    const user = await server.member();
    done(await user.patch('/account/password', { password: 'Other-River-74', oldPassword: PASSWORD }));
    done(await server.guest().post('/account/recovery', { email: user.email, url: 'http://localhost:3000/r' }), 201);
    const link = await server.mailedLink(user.email);
    const [userId, secret] = ['userId', 'secret'].map((name) => link.searchParams.get(name));
    done(await server.guest().put('/account/recovery', { userId, secret, password: 'Other-River-75' }));
    expect(server.mails(user.email).map(({ subject }) => subject)).toEqual([
      'Your password was changed',
      'Choose a new password',
      'Your password was changed',
    ]);
  });
});

describe('a blocked or deleted account', () => {
  test('loses everything at once, and a deleted address can sign up anew with nothing of the old', async () => {
    const user = await server.member();
    const document = done(
      await user.post(documents('entries'), { documentId: 'unique()', data: { title: 'mine' } }),
      201,
    );
    done(await server.key().patch(`/users/${user.id}/status`, { status: false }));
    refused(await user.get(documents('entries', String(document['$id']))), 403, 'user_blocked');
    done(await server.key().delete(`/users/${user.id}`), 204);
    refused(await user.get(documents('entries', String(document['$id']))), 404, 'document_not_found');
    done(await server.guest().post('/account', { userId: 'unique()', email: user.email, password: PASSWORD }), 201);
  });
});

describe('an account, for the holder of its session', () => {
  const calls: [what: string, method: 'patch' | 'post', path: string, body: Json, status: number][] = [
    [
      'a guess at its password',
      'patch',
      '/account/password',
      { password: 'New-pass-42', oldPassword: 'wrong-one-1' },
      401,
    ],
    ['a guess with a new address', 'patch', '/account/email', { password: 'wrong-one-1' }, 401],
    ['a mail to its address', 'post', '/account/verifications/email', { url: 'http://localhost:3000/verify' }, 201],
  ];

  test.each(calls)('%s is one of ten, whatever address the caller adds', async (_what, method, path, body, status) => {
    const user = await server.member();
    const attempt = (n: number) => user[method](path, { ...body, email: `j${n}@example.com` }, { from: '10.98.0.1' });
    // Rate-limit windows start at full hours, so the calls may fall into two windows, which allow twice as many.
    let answer = await attempt(0);
    expect(answer.status).toBe(status);
    for (let n = 1; n <= 20 && answer.status === status; n++) answer = await attempt(n);
    refused(answer, 429, 'general_rate_limit_exceeded');
  });
});

describe('a mail with a way to a new password', () => {
  const ask = (email: string, from: string) =>
    server.guest().post('/account/recovery', { email, url: 'http://localhost:3000/new' }, { from });
  const lastOf = async (attempt: (n: number) => ReturnType<typeof ask>) => {
    let answer = await attempt(0);
    for (let n = 1; n <= 20 && answer.status !== 429; n++) answer = await attempt(n);
    return answer;
  };

  test('goes to one address ten times an hour, from wherever it is asked for', async () => {
    const user = await server.signUp();
    const answer = await lastOf((n) => ask(n % 2 ? user.email : user.email.toUpperCase(), `10.98.1.${n}`));
    refused(answer, 429, 'general_rate_limit_exceeded');
  });

  test('is asked for ten times an hour by one caller, for whomever', async () => {
    const answer = await lastOf((n) => ask(`${n}-${freshId('nobody')}@example.com`, '10.98.2.1'));
    refused(answer, 429, 'general_rate_limit_exceeded');
  });
});

describe('a guessed link', () => {
  test('is tried sixty times an hour from one address, for whatever user id', async () => {
    const attempt = (n: number) =>
      server.guest().put('/account/verification', { userId: `u-${n}`, secret: 'x' }, { from: '10.98.3.1' });
    // Rate-limit windows start at full hours, so the calls may fall into two windows, which allow twice as many.
    let answer = await attempt(0);
    for (let n = 1; n <= 120 && answer.status !== 429; n++) answer = await attempt(n);
    refused(answer, 429, 'general_rate_limit_exceeded');
  });
});

describe('a guessed login', () => {
  test('is stopped after ten tries for an address from anywhere, and a right one clears the count', async () => {
    const user = await server.signUp();
    const attempt = (password: string) =>
      server.guest().post('/account/sessions/email', { email: user.email, password });
    for (let i = 0; i < 9; i++) refused(await attempt('wrong-one-1'), 401, 'user_invalid_credentials');
    done(await attempt(PASSWORD), 201);
    for (let i = 0; i < 10; i++) refused(await attempt('wrong-one-1'), 401, 'user_invalid_credentials');
    refused(await attempt(PASSWORD), 429, 'general_rate_limit_exceeded');
  });

  test('on many accounts is stopped after fifty failures from one address, and those who are right do not count', async () => {
    const from = '10.99.1.2';
    const user = await server.signUp();
    const attempt = (email: string, password: string, address = from) =>
      server.guest().post('/account/sessions/email', { email, password }, { from: address });
    for (let i = 0; i < 5; i++) done(await attempt(user.email, PASSWORD), 201);
    // Rate-limit windows start at full quarter-hours, so the calls may fall into two windows, which allow twice as
    // many.
    let answer = await attempt(`${freshId('nobody')}@example.com`, 'wrong-one-1');
    let failures = 1;
    for (; failures <= 100 && answer.status === 401; failures++)
      answer = await attempt(`${freshId('nobody')}@example.com`, 'wrong-one-1');
    refused(answer, 429, 'general_rate_limit_exceeded');
    expect(failures).toBeGreaterThan(50);
    refused(await attempt(user.email, PASSWORD), 429, 'general_rate_limit_exceeded');
    done(await attempt(user.email, PASSWORD, '10.99.1.3'), 201);
  });

  test('gets the same answer for an account that exists and for one that does not', async () => {
    const user = await server.signUp();
    const [there, nowhere] = await Promise.all(
      [user.email, `${freshId('nobody')}@example.com`].map((email) =>
        server.guest().post('/account/sessions/email', { email, password: 'wrong-one-1' }),
      ),
    );
    expect(there?.body).toEqual(nowhere?.body);
    expect(there?.status).toBe(nowhere?.status);
    const names = (headers?: Headers) => [...(headers?.keys() ?? [])];
    expect(names(there?.headers)).toEqual(names(nowhere?.headers));
  });
});
