import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBackend, type RunningBackend } from '../../../server/backend.ts';
import { Client, freshId, PASSWORD } from '../server/client.ts';
import { CONFIG, done, PROJECT, refused } from '../server/server-under-test.ts';

const ORIGIN = 'https://maia.test';
const data = mkdtempSync(join(tmpdir(), 'behind-proxy-'));
let running: RunningBackend;
beforeAll(async () => {
  const settings = { isProduction: true, trustProxy: true, origins: [ORIGIN] };
  running = await startBackend({ config: CONFIG, data, port: 0, ...settings });
});
afterAll(async () => {
  await running.close();
  rmSync(data, { recursive: true });
});

const guest = () => new Client(`${running.url}/v1`, PROJECT);
const OTHERS = [
  'http://maia.test',
  `${ORIGIN}:8443`,
  'http://localhost:6666',
  'http://127.0.0.1:6666',
  'https://o.test',
];

describe('in production', () => {
  test('mails link only to the https origins of the app', async () => {
    const email = `${freshId('p')}@example.com`;
    const origin = { origin: ORIGIN };
    done(await guest().post('/account', { userId: 'unique()', email, password: PASSWORD }, origin), 201);
    const ask = (url: string) => guest().post('/account/recovery', { email, url }, origin);
    done(await ask(`${ORIGIN}/reset-password?lang=sw`), 201);
    for (const other of OTHERS) refused(await ask(`${other}/steal`), 400, 'general_argument_invalid');
  });

  test('only pages of these origins may call', async () => {
    done(await guest().get('/maia/health', { origin: ORIGIN }));
    for (const origin of OTHERS) {
      const answer = await guest().get('/maia/health', { origin });
      refused(answer, 403, 'general_unknown_origin');
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
    refused(await guest().get('/maia/health', { origin: running.url }), 403, 'general_unknown_origin');
    done(await guest().get('/maia/health', { origin: null }));
  });
});

describe('behind a proxy', () => {
  test('the address of a caller is what the proxy wrote last, whatever the caller writes before it', async () => {
    const attempt = (n: number) =>
      guest().post(
        '/account/sessions/email',
        { email: `${freshId('nobody')}@example.com`, password: 'wrong-one-1' },
        { from: `10.0.${n}.1, 8.8.8.8`, origin: ORIGIN },
      );
    // Rate-limit windows start at full quarter-hours, so the calls may fall into two windows, which allow twice as
    // many.
    let answer = await attempt(0);
    for (let n = 1; n <= 100 && answer.status === 401; n++) answer = await attempt(n);
    refused(answer, 429, 'general_rate_limit_exceeded');
  });

  test('the addresses of one IPv6 network have one limit', async () => {
    const attempt = (n: number) =>
      guest().post(
        '/account/sessions/email',
        { email: `${freshId('nobody')}@example.com`, password: 'wrong-one-1' },
        { from: `2001:db8:1:2::${n.toString(16)}`, origin: ORIGIN },
      );
    let answer = await attempt(1);
    for (let n = 2; n <= 101 && answer.status === 401; n++) answer = await attempt(n);
    refused(answer, 429, 'general_rate_limit_exceeded');
  });
});
