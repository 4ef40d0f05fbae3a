import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { connectRealtime, type Socket } from '../../../src/sync/transport/realtime-connection.ts';
import { ServerProcess } from '../../support/server/server-process.ts';
import { Client, freshId, PASSWORD } from '../server/client.ts';

const SOCKETS = 20;
/** Long enough that the sockets wait five seconds between attempts. */
const DOWN_MS = 7_000;
const WINDOW_MS = 500;

async function signedIn(server: ServerProcess): Promise<Client> {
  const client = new Client(server.endpoint, 'maia');
  client.id = freshId('phone');
  const email = `${client.id}@example.com`;
  await client.post('/account', { userId: client.id, email, password: PASSWORD });
  const { status, text } = await client.post('/account/sessions/email', { email, password: PASSWORD });
  if (status !== 201) throw new Error(text);
  return client;
}

it('the sockets are back soon after a killed server answers again, and not all in the same instant', async () => {
  await using server = await ServerProcess.start({ app: false, more: ['--trust-proxy'] });
  const liveAt = new Map<string, number>();
  const people: Client[] = [];
  while (people.length < SOCKETS) people.push(await signedIn(server));
  const connections = people.map(({ id, cookies }) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return connectRealtime({
      connection: { endpoint: server.endpoint, projectId: 'maia', databaseId: 'maia' },
      userId: id,
      onChange: () => undefined,
      onLive: (isLive) => void (isLive ? liveAt.set(id, performance.now()) : liveAt.delete(id)),
      openSocket: (url) => {
        const socket = new WebSocket(url, { headers: { cookie } });
        // `ws` ends the process when nothing listens to an error.
        socket.on('error', () => undefined);
        return socket as unknown as Socket;
      },
    });
  });
  await expect.poll(() => liveAt.size, { timeout: 10_000 }).toBe(SOCKETS);
  await server.kill();
  await expect.poll(() => liveAt.size, { timeout: 5_000 }).toBe(0);
  await sleep(DOWN_MS);
  await server.run();
  const answeredAt = performance.now();
  await expect.poll(() => liveAt.size, { timeout: 20_000 }).toBe(SOCKETS);
  const after = [...liveAt.values()].map((at) => at - answeredAt).toSorted((a, b) => a - b);
  for (const connection of connections) connection.close();
  expect(after[SOCKETS / 2]).toBeLessThan(5_000);
  expect(after.at(-1)).toBeLessThan(8_000);
  const fullest = Math.max(...after.map((from) => after.filter((at) => at >= from && at < from + WINDOW_MS).length));
  expect(fullest, 'sockets that are back within half a second of each other').toBeLessThan(SOCKETS * 0.75);
});
