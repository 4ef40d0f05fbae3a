import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { backgroundSession, saveBackgroundSession } from '../../../src/db/outbox/background-session.ts';
import { deleteKeyAndSnapshot } from '../../../src/db/store/erase-store.ts';
import { deviceKey } from '../../../src/db/encryption/device-key.ts';
import { callBackend } from '../../../src/sync/transport/backend-call.ts';
import { FALLBACK_KEY, pageConnection } from '../../../src/sync/transport/fallback-session.ts';
import { connectFiles } from '../../../src/sync/transport/file-remote.ts';
import { connectRealtime, type Socket } from '../../../src/sync/transport/realtime-connection.ts';
import { connectRemote } from '../../../src/sync/transport/remote.ts';
import { PASSWORD, type Client } from '../server/client.ts';
import { ownMaia } from '../server/own-server.ts';
import { done, isElsewhere } from '../server/server-under-test.ts';

const server = ownMaia();
/** The origin of the app's page, not the API's. Node's fetch stores no cookies, like a browser that blocks them. */
const ORIGIN = 'http://localhost:3000';

let page: Map<string, string>;
const configuration = () => ({ endpoint: `${server.running.url}/v1`, projectId: 'maia', databaseId: 'maia' });

/** Signs in like the SDK in the page, which stores the session from the response header. */
async function signIn({ email }: Client): Promise<string> {
  const answer = await server
    .guest()
    .post('/account/sessions/email', { email, password: PASSWORD }, { origin: ORIGIN });
  done(answer, 201);
  const cookies = answer.headers.get('x-fallback-cookies');
  page.set(FALLBACK_KEY, String(cookies));
  return (JSON.parse(String(cookies)) as { a_session_maia: string }).a_session_maia;
}

beforeEach(() => {
  page = new Map();
  vi.stubGlobal('localStorage', { getItem: (key: string) => page.get(key) ?? null });
  vi.stubGlobal('self', { location: { origin: ORIGIN } });
  vi.stubEnv('VITE_APPWRITE_ENDPOINT', configuration().endpoint);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe.skipIf(isElsewhere)('a session whose cookie the browser blocks', () => {
  it('reaches records and files of one connection after sign-in, sign-out and the next sign-in', async () => {
    const amina = await server.signUp('amina');
    const connection = pageConnection(configuration());
    const remote = connectRemote(connection);
    const files = connectFiles(connection);
    const upload = (id: string) =>
      files.send({
        bucket: 'medical-files',
        id,
        name: 'scan.pdf',
        grants: [`read("user:${amina.id}")`],
        bytes: '%PDF-1.7 scan',
        from: 0,
        length: 13,
        total: 13,
      });
    await expect(remote.account()).rejects.toMatchObject({ kind: 'unauthorized' });
    const first = await signIn(amina);
    expect(await remote.account()).toBe(amina.id);
    expect((await upload('first-scan')).chunksUploaded).toBe(1);
    await callBackend('DELETE', '/account/sessions/current');
    page.set(FALLBACK_KEY, '[]');
    await expect(remote.account()).rejects.toMatchObject({ kind: 'unauthorized' });
    await expect(upload('second-scan')).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(await signIn(amina)).not.toBe(first);
    expect(await remote.account()).toBe(amina.id);
    expect((await upload('second-scan')).chunksUploaded).toBe(1);
  });

  it('authenticates the realtime socket, also one that connects again after a sign-in', async () => {
    const amina = await server.signUp('amina');
    const isLive: boolean[] = [];
    const changed: (string | undefined)[] = [];
    const realtime = connectRealtime({
      connection: pageConnection(configuration()),
      userId: amina.id,
      onChange: (name) => changed.push(name),
      onLive: (is) => isLive.push(is),
      openSocket: (url) => new WebSocket(url, { origin: ORIGIN }) as unknown as Socket,
    });
    try {
      await expect.poll(() => isLive).toEqual([false]);
      const session = await signIn(amina);
      realtime.wake();
      await expect.poll(() => isLive.at(-1)).toBe(true);
      const data = { userId: amina.id, weight: 64, unit: 'kg', recordedAt: '2026-11-21T06:00:00.000+00:00' };
      const path = '/databases/maia/collections/weight/documents';
      const headers = { 'x-appwrite-session': session };
      await expect
        .poll(async () => {
          await server.guest().post(path, { documentId: 'unique()', data }, { headers });
          return changed;
        })
        .toContain('readings');
    } finally {
      realtime.close();
    }
  });

  it('is saved for the service worker, encrypted, until the user signs out', async () => {
    const amina = await server.signUp('amina');
    await deviceKey(amina.id);
    await saveBackgroundSession(amina.id, await signIn(amina));
    // A service worker has no localStorage.
    vi.stubGlobal('localStorage', undefined);
    expect(await callBackend('GET', '/account')).toMatchObject({ $id: amina.id });
    await deleteKeyAndSnapshot(amina.id);
    expect(await backgroundSession()).toBeUndefined();
    await expect(callBackend('GET', '/account')).rejects.toMatchObject({ status: 401 });
  });

  it('of the user who signed in last is the one that the service worker uses', async () => {
    const [amina, zawadi] = [await server.signUp('amina'), await server.signUp('zawadi')];
    for (const user of [amina, zawadi]) {
      await deviceKey(user.id);
      await saveBackgroundSession(user.id, await signIn(user));
      const savedAt = Date.now();
      await expect.poll(() => Date.now()).toBeGreaterThan(savedAt);
    }
    vi.stubGlobal('localStorage', undefined);
    expect(await callBackend('GET', '/account')).toMatchObject({ $id: zawadi.id });
  });
});
