import { gzipSync } from 'node:zlib';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { documents, freshId, PASSWORD, type Client } from '../server/client.ts';
import { done, isElsewhere, PROJECT, refused, serverUnderTest } from '../server/server-under-test.ts';

const server = serverUnderTest();

describe('an answer', () => {
  test('is never kept by a cache and never guessed to be a page', async () => {
    for (const path of ['/account', '/health/version', documents('wall'), '/nothing/here']) {
      const { headers } = await server.guest().get(path);
      expect(headers.get('cache-control'), path).toContain('no-store');
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('vary'), path).toContain('Origin');
    }
  });

  test('to a fault in the call is an error of the usual form', async () => {
    const guest = server.guest();
    refused(await guest.post('/account', '{"userId": '), 400, 'general_bad_request');
    refused(await guest.post('/account', '[]'), 400, 'general_argument_invalid');
    refused(await guest.post('/account', 'null'), 400, 'general_argument_invalid');
    refused(await guest.get('/nothing/here'), 404, 'general_route_not_found');
    refused(await guest.get(`${documents('wall')}?queries=`), 400, 'general_argument_invalid');
  });

  // Over a real network the server closes the connection in the middle of such a body, as Appwrite does.
  test.skipIf(isElsewhere)('to a body of 13 MB is a refusal', async () => {
    const text = 'x'.repeat(13_000_000);
    refused(await server.guest().post('/account', { text }), 413, 'general_bad_request');
  });
});

describe.skipIf(isElsewhere)('a compressed body', () => {
  const send = async (text: string, body: Uint8Array<ArrayBuffer> = gzipSync(text)) => {
    const headers = { 'x-appwrite-project': PROJECT, 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const answer = await fetch(`${server.endpoint}/account/sessions/email`, { method: 'POST', headers, body });
    return { status: answer.status, told: (await answer.json()) as { type: string }, headers: answer.headers };
  };

  test('is read like any other, and every answer says so', async () => {
    const user = await server.signUp();
    const { status, headers } = await send(JSON.stringify({ email: user.email, password: PASSWORD }));
    expect(status).toBe(201);
    expect(headers.get('accept-encoding')).toBe('gzip');
  });

  test('that is none, is cut off or unpacks to 13 MB is refused', async () => {
    const whole = gzipSync('{"email":"nobody@maia.example","password":"nothing at all"}');
    expect((await send('', new TextEncoder().encode('{"email":""}'))).status).toBe(400);
    expect((await send('', whole.subarray(0, -12))).status).toBe(400);
    expect((await send(`{"text":"${'x'.repeat(13_000_000)}"}`)).status).toBe(413);
  });
});

describe('a page of another origin', () => {
  test.each(['https://evil.example', 'http://localhost.evil.example', 'null', 'file://', 'https://evil.example:3000'])(
    '%s can neither call nor read',
    async (origin) => {
      const user = await server.member();
      const answer = await user.get('/account', { origin });
      refused(answer, 403, 'general_unknown_origin');
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      refused(
        await user.post(documents('entries'), { documentId: 'unique()', data: { title: 'x' } }, { origin }),
        403,
        'general_unknown_origin',
      );
    },
  );

  test('of the server itself is always known', async () => {
    const { origin } = new URL(server.endpoint);
    expect((await server.guest().get('/health/version', { origin })).status).toBe(200);
  });
});

describe('a session cookie', () => {
  test('is out of the reach of scripts, and its value is not sent to pages that have the cookie', async () => {
    const user = await server.signUp();
    const body = { email: user.email, password: PASSWORD };
    const own = await server.guest().post('/account/sessions/email', body, { origin: new URL(server.endpoint).origin });
    expect(own.headers.get('set-cookie')).toMatch(/HttpOnly/);
    expect(own.headers.get('set-cookie')).toMatch(/SameSite=Lax/);
    expect(own.headers.get('set-cookie')).not.toMatch(/Secure/);
    expect(own.headers.get('x-fallback-cookies')).toBeNull();
    const other = await server.guest().post('/account/sessions/email', body);
    expect(other.headers.get('x-fallback-cookies')).toContain(`a_session_${PROJECT}`);
  });

  test('over https is one that no other host and no page over http can set', async () => {
    const https = { headers: { 'x-forwarded-proto': 'https' } };
    const user = await server.signUp();
    const login = await user.post('/account/sessions/email', { email: user.email, password: PASSWORD }, https);
    const [cookie = ''] = login.headers.getSetCookie();
    expect(cookie).toMatch(new RegExp(`^__Host-a_session_${PROJECT}=[^;]+; .*Path=/; HttpOnly; SameSite=Lax; Secure$`));
    expect(cookie).not.toMatch(/domain/i);
    done(await user.get('/account', https));
    refused(await user.get('/account'), 401, 'general_unauthorized_scope');

    const [name = '', value = ''] = cookie.split(';', 1)[0]?.split('=') ?? [];
    const plain = { cookie: `${name.replace('__Host-', '')}=${value}` };
    const asked = await server.guest().get('/account', { headers: { ...https.headers, ...plain } });
    refused(asked, 401, 'general_unauthorized_scope');
    done(await server.guest().get('/account', { headers: plain }));

    const left = await user.delete('/account/sessions/current', undefined, https);
    expect(left.headers.getSetCookie()[0]).toMatch(/^__Host-.*Max-Age=0.*; Secure$/);
    expect(user.cookies.size).toBe(0);
  });

  test('is new at each login, and the old one is worth nothing after the end', async () => {
    const user = await server.member();
    const [old] = user.cookies;
    done(await user.delete('/account/sessions/current'), 204);
    await server.logIn(user);
    expect([...user.cookies][0]).not.toEqual(old);
    const headers = { cookie: old?.join('=') ?? '' };
    refused(await server.guest().get('/account', { headers }), 401, 'general_unauthorized_scope');
  });

  test('goes with what the browser keeps of the answers, and with nothing of other people on the phone', async () => {
    const user = await server.member();
    const { origin } = new URL(server.endpoint);
    const own = await user.delete('/account/sessions/current', undefined, { origin });
    expect(own.headers.get('clear-site-data')).toBe('"cache"');
    await server.logIn(user);
    expect((await user.delete('/account/sessions')).headers.get('clear-site-data')).toBeNull();
  });
});

describe.skipIf(isElsewhere)('a call that another site makes a browser send', () => {
  const write = { documentId: 'unique()', data: { title: 'forged' } };
  const own = (): string => new URL(server.endpoint).origin;
  let user: Client;
  beforeAll(async () => {
    user = await server.member();
  });

  test.each([
    ['a form', 403, { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
    ['a form of a host below the same domain', 403, { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate' }],
    [
      'a form that a link of its own page sends',
      403,
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
    ],
    ['a script without an origin', 403, { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
    ['a page without an origin', 403, { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['another page', 403, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['our page', 201, { origin: 'own', 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }],
    ['a page that is known', 201, { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' }],
    ['no browser', 201, {}],
  ])('%s: %i', async (_, status, { origin = null, ...headers }: Record<string, string | null>) => {
    // Not by fetch, which sets the sec-fetch headers itself.
    const call = (method: 'POST' | 'DELETE', path: string, payload = {}) =>
      server.own?.app.inject({
        method,
        // A form cannot send the header that names the project, but its URL can name the project.
        url: `/v1${path}?project=${PROJECT}`,
        headers: {
          ...headers,
          ...(origin !== null && { origin: origin === 'own' ? own() : origin }),
          host: new URL(server.endpoint).host,
          cookie: [...user.cookies].map((pair) => pair.join('=')).join('; '),
        },
        payload,
      });
    expect((await call('POST', documents('entries'), write))?.statusCode).toBe(status);
    const refusedToo = await call('DELETE', `/account/sessions/none`);
    expect(refusedToo?.json()['type']).toBe(status === 201 ? 'user_session_not_found' : 'general_unknown_origin');
  });

  test('may lead to a page or a file', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    done(await user.get('/account', { origin: null, headers }));
  });

  test('as a form has no body, so that no user is signed in as another', async () => {
    const user = await server.signUp();
    for (const type of ['application/x-www-form-urlencoded', 'text/plain']) {
      const body =
        type === 'text/plain'
          ? JSON.stringify({ email: user.email, password: PASSWORD })
          : `email=${user.email}&password=${PASSWORD}`;
      const answer = await user.post('/account/sessions/email', body, {
        origin: null,
        headers: { 'content-type': type },
      });
      refused(answer, 400, 'general_argument_invalid');
    }
  });
});

describe('a link in a mail', () => {
  let user: Client;
  // The limit is ten calls an hour for one email address.
  beforeEach(async () => {
    user = await server.signUp();
  });

  test('never leads where the Host header or a proxy header points', async () => {
    for (const name of ['host', 'x-forwarded-host', 'forwarded', 'x-host', 'x-original-host']) {
      const value = name === 'forwarded' ? 'host=evil.example' : 'evil.example';
      const url = 'https://evil.example/reset-password';
      const answer = await user.post(
        '/account/recovery',
        { email: user.email, url },
        { origin: null, headers: { [name]: value } },
      );
      refused(answer, 400, 'general_argument_invalid');
    }
  });

  test.each([
    'https://localhost.evil.example/',
    'https://evil.example#localhost',
    'https://evil.example/?localhost',
    'https://localhost:pw@evil.example/',
    'https://evil.example\\@localhost/',
    '//evil.example/',
    'javascript:alert(1)//localhost',
    'data:text/html,localhost',
    'file://localhost/etc/passwd',
    'ftp://localhost/',
    'http://169.254.169.254/latest/meta-data',
    'http://[::ffff:7f00:1]/',
    'http://2130706433.evil.example/',
    'not an address',
  ])('does not lead to %s', async (url) => {
    refused(
      await server.guest().post('/account/recovery', { email: user.email, url }),
      400,
      'general_argument_invalid',
    );
  });
});

describe('the key', () => {
  test('is refused when it is wrong, whatever else is right', async () => {
    const user = await server.member();
    refused(await user.get('/account', { headers: { 'x-appwrite-key': 'standard_wrong' } }), 401, 'user_unauthorized');
  });

  test('does not act as an account', async () => {
    refused(await server.key().get('/account'), 401, 'general_unauthorized_scope');
  });

  test.skipIf(isElsewhere)('that was issued for a while has its scopes and no more', async () => {
    const backend = server.own?.backend;
    const reader = server.key(backend?.issueKey(['documents.read'], 60));
    done(await reader.get(documents('entries')));
    refused(
      await reader.post(documents('entries'), { documentId: freshId(), data: { title: 'x' } }),
      401,
      'general_unauthorized_scope',
    );
    refused(await reader.delete(documents('entries'), { queries: [] }), 401, 'general_unauthorized_scope');
    refused(await reader.get('/users'), 401, 'general_unauthorized_scope');
    refused(
      await server.key(backend?.issueKey(['documents.read'], -1)).get(documents('entries')),
      401,
      'user_unauthorized',
    );
  });
});
