import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { startBackend } from '../../../server/backend.ts';
import { startMailServer } from '../../support/network/mail-server.ts';
import { until } from '../../support/until.ts';
import { Client, freshId, PASSWORD } from '../server/client.ts';
import { CONFIG, done, isElsewhere, PROJECT } from '../server/server-under-test.ts';

const FROM = 'Maia <no-reply@maia.example>';
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

/** A user of a backend that sends its mail to the mail server at `url`. */
async function personOfBackendWith(url: string): Promise<Client> {
  const data = mkdtempSync(join(tmpdir(), 'mail-'));
  const running = await startBackend({ config: CONFIG, data, port: 0, smtp: { url, from: FROM } });
  cleanups.push(
    () => rmSync(data, { recursive: true }),
    () => running.close(),
  );
  const client = new Client(`${running.url}/v1`, PROJECT);
  client.email = `${freshId('mail')}@example.com`;
  done(await client.post('/account', { userId: 'unique()', email: client.email, password: PASSWORD }), 201);
  return client;
}

const recovery = (client: Client) =>
  client.post('/account/recovery', { email: client.email, url: 'http://localhost:3000/reset-password?lang=sw' });

describe.skipIf(isElsewhere)('with a mail server', () => {
  test('the link arrives and works', async () => {
    const server = await startMailServer();
    cleanups.push(() => server.close());
    const client = await personOfBackendWith(server.url);
    done(await recovery(client), 201);
    await until('the mail has arrived', () => server.received.length === 1);
    const [mail] = server.received;
    expect(mail?.to).toEqual([client.email]);
    const link = new URL(/http:\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    const [userId, secret] = ['userId', 'secret'].map((name) => link.searchParams.get(name));
    done(await client.put('/account/recovery', { userId, secret, password: 'Other-River-74' }));
  });

  test('that says nothing, the answer is there all the same', async () => {
    const held: Socket[] = [];
    const silent = createServer((socket) => held.push(socket));
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
    cleanups.push(() => {
      for (const socket of held) socket.destroy();
      silent.close();
    });
    const client = await personOfBackendWith(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`);
    done(await recovery(client), 201);
    await until('the mail server is called', () => held.length === 1);
    done(await recovery(client), 201);
  });
});
