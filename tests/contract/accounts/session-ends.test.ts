import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { documents, freshId, PASSWORD, type Client, type Json } from '../server/client.ts';
import { ownServer } from '../server/own-server.ts';
import { done, isElsewhere, refused } from '../server/server-under-test.ts';

const server = ownServer();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The close code of a socket whose session has ended. */
const POLICY_VIOLATION = 1008;

describe.skipIf(isElsewhere)('the sockets of a session', () => {
  const ends: [string, (user: Client, other: Client) => Promise<unknown>][] = [
    ['that logs out', async (user) => done(await user.delete('/account/sessions/current'), 204)],
    [
      'that another device ends',
      async (user, other) => {
        const sessions = done(await other.get('/account/sessions'))['sessions'] as Json[];
        const session = sessions.find(({ current }) => current === false);
        done(await other.delete(`/account/sessions/${String(session?.['$id'])}`), 204);
        return user;
      },
    ],
    [
      'before a change of the password by another device',
      async (_, other) =>
        done(await other.patch('/account/password', { password: 'Other-River-74', oldPassword: PASSWORD })),
    ],
  ];

  test.each(ends)('%s are closed at once, those of the other device stay', async (_, end) => {
    const user = await server.member();
    const other = await server.device(user);
    const listener = await server.listen(user, 'documents');
    const otherListener = await server.listen(other, 'documents');
    await end(user, other);
    const id = freshId('after');
    done(await other.post(documents('entries'), { documentId: id, data: { title: 'later' } }), 201);
    await expect.poll(() => otherListener.received).toEqual([id]);
    await expect.poll(() => listener.closedWith()).toBe(POLICY_VIOLATION);
    expect(listener.received).toEqual([]);
    refused(await user.get('/account'), 401, 'general_unauthorized_scope');
    expect(otherListener.closedWith()).toBeUndefined();
    otherListener.close();
  });

  test.each([
    ['is blocked', (id: string) => server.key().patch(`/users/${id}/status`, { status: false })],
    ['is deleted', (id: string) => server.key().delete(`/users/${id}`)],
    ['is thrown out everywhere', (id: string) => server.key().delete(`/users/${id}/sessions`)],
  ])('of an account that %s are all closed', async (_, end) => {
    const user = await server.member();
    const listeners = [
      await server.listen(user, 'account'),
      await server.listen(await server.device(user), 'documents'),
    ];
    expect((await end(user.id)).status).toBeLessThan(300);
    for (const each of listeners) await expect.poll(() => each.closedWith()).toBe(POLICY_VIOLATION);
  });

  test('lose with a label the events that it allowed, without a new connection', async () => {
    const [author, editor] = [await server.member('author'), await server.member('editor')];
    done(await server.key().put(`/users/${editor.id}/labels`, { labels: ['editor'] }));
    const listener = await server.listen(editor, 'documents');
    const write = async (id: string) =>
      done(
        await server.key().post(documents('entries'), {
          documentId: id,
          data: { title: 'x' },
          permissions: ['read("label:editor")', `read("user:${author.id}")`],
        }),
        201,
      );
    const [before, after] = [freshId('before'), freshId('after')];
    await write(before);
    await expect.poll(() => listener.received).toEqual([before]);
    done(await server.key().put(`/users/${editor.id}/labels`, { labels: [] }));
    const observer = await server.listen(author, 'documents');
    await write(after);
    await expect.poll(() => observer.received).toEqual([after]);
    expect(listener.received).toEqual([before]);
    expect(listener.closedWith()).toBeUndefined();
    listener.close();
    observer.close();
  });
});

describe.skipIf(isElsewhere)('a session that nobody uses', () => {
  // The tests only move the clock forward, because the server's timestamps never decrease.
  beforeAll(() => vi.useFakeTimers({ toFake: ['Date'] }));
  afterAll(() => vi.useRealTimers());
  const goOn = (ms: number) => vi.setSystemTime(Date.now() + ms);
  const isIn = async (client: Client): Promise<boolean> => (await client.get('/account')).status === 200;

  async function signedIn(label?: string): Promise<Client> {
    const client = await server.signUp();
    if (label) done(await server.key().put(`/users/${client.id}/labels`, { labels: [label] }));
    return server.logIn(client);
  }

  test('of a patient ends after a week, and goes on for a year when it is used', async () => {
    const patient = await signedIn();
    for (let day = 0; day < 360; day += 6) {
      goOn(6 * DAY);
      expect(await isIn(patient), `day ${day}`).toBe(true);
    }
    goOn(6 * DAY);
    expect(await isIn(patient)).toBe(false);

    const idle = await signedIn();
    goOn(7 * DAY + HOUR);
    expect(await isIn(idle)).toBe(false);
    done(await server.logIn(idle).then((client) => client.get('/account')));
  });

  test.each(['doctor', 'admin'])(
    'of the label %s ends after twelve hours, and within a day in any case',
    async (label) => {
      const staff = await signedIn(label);
      goOn(12 * HOUR + 1000);
      expect(await isIn(staff)).toBe(false);
      await server.logIn(staff);
      const { sessions } = done(await staff.get('/account/sessions')) as { sessions: Json[] };
      expect(Date.parse(String(sessions.at(-1)?.['expire'])) - Date.now()).toBeLessThanOrEqual(DAY);
      for (const hour of [8, 16, 23.9]) {
        goOn(hour === 23.9 ? 7.9 * HOUR : 8 * HOUR);
        expect(await isIn(staff), `hour ${hour}`).toBe(true);
        if (hour === 16) done(await staff.patch('/account/sessions/current'));
      }
      goOn(0.2 * HOUR);
      expect(await isIn(staff)).toBe(false);
    },
  );

  test('gives no token and no session value any more', async () => {
    const patient = await signedIn();
    const jwt = String(done(await patient.post('/account/jwts'), 201)['jwt']);
    const [value = ''] = [...patient.cookies.values()];
    goOn(8 * DAY);
    const guest = server.guest();
    const asked = await guest.get('/account', { headers: { 'x-appwrite-session': decodeURIComponent(value) } });
    refused(asked, 401, 'general_unauthorized_scope');
    refused(await guest.get('/account', { headers: { 'x-appwrite-jwt': jwt } }), 401, 'user_jwt_invalid');
  });

  test('makes the caller of a token that is not over a guest', async () => {
    const patient = await signedIn();
    goOn(6.99 * DAY);
    const jwt = String(done(await patient.post('/account/jwts', { duration: 3600 }), 201)['jwt']);
    const headers = { 'x-appwrite-jwt': jwt };
    done(await server.guest().get('/account', { headers }));
    done(await patient.delete('/account/sessions'), 204);
    refused(await server.guest().get('/account', { headers }), 401, 'general_unauthorized_scope');
  });
});
