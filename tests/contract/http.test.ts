import { describe, expect, test } from 'vitest';
import { documents, freshId, PASSWORD } from './client.ts';
import { done, isElsewhere, PROJECT, refused, serverUnderTest } from './server-under-test.ts';

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

  // Over a network the connection ends in the middle of such a body, as Appwrite's does.
  test.skipIf(isElsewhere)('to a body of 13 MB is a refusal', async () => {
    const text = 'x'.repeat(13_000_000);
    refused(await server.guest().post('/account', { text }), 413, 'general_bad_request');
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

  test('travels over https only, where the page came by https', async () => {
    const user = await server.signUp();
    const headers = { 'x-forwarded-proto': 'https' };
    const answer = await server
      .guest()
      .post('/account/sessions/email', { email: user.email, password: PASSWORD }, { headers });
    expect(answer.headers.get('set-cookie')).toMatch(/; Secure/);
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
