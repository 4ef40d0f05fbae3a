import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { limitConnections } from './connection-limits.ts';

let server: Server;
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
});

async function start(connections: number, connectionsOfAddress: number, isExempt = false): Promise<void> {
  server = createServer((_, response) => response.end('x'));
  limitConnections(server, { connections, connectionsOfAddress }, () => isExempt);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
}

/** A connection that has sent this; `isClosed` says whether the server has closed it. */
async function open(sent = ''): Promise<{ isClosed: () => boolean; socket: Socket; received: () => string }> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  let closed = false;
  let received = '';
  socket.on('error', () => undefined);
  socket.on('data', (data) => (received += String(data)));
  socket.on('close', () => (closed = true));
  await new Promise((done) => socket.once('connect', done));
  if (sent !== '') socket.write(sent);
  return { isClosed: () => closed, socket, received: () => received };
}
const REQUEST = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n';

describe('the connections of one address', () => {
  it('are limited, and a closed one allows another', async () => {
    await start(100, 3);
    const held = [await open('GET / HT'), await open('GET / HT'), await open('GET / HT')];
    const more = await open('GET / HT');
    await expect.poll(more.isClosed).toBe(true);
    expect(held.map(({ isClosed }) => isClosed())).toEqual([false, false, false]);
    held[0]?.socket.destroy();
    await expect
      .poll(async () => {
        const next = await open(REQUEST);
        return expect
          .poll(next.received, { timeout: 200 })
          .toContain('200 OK')
          .then(
            () => true,
            () => false,
          );
      })
      .toBe(true);
  });

  it('are not limited when it is that of a proxy', async () => {
    await start(100, 3, true);
    const held: Awaited<ReturnType<typeof open>>[] = [];
    for (let n = 0; n < 10; n++) held.push(await open(REQUEST));
    for (const each of held) await expect.poll(each.received).toContain('200 OK');
  });
});

it('idle connections are closed when the server is nearly full, and running requests go on', async () => {
  await start(10, 100);
  const sending = await open('GET / HT');
  const idle: Awaited<ReturnType<typeof open>>[] = [];
  for (let n = 0; n < 7; n++) idle.push(await open(REQUEST));
  for (const each of idle) await expect.poll(each.received).toContain('200 OK');
  const next = await open(REQUEST);
  await expect.poll(next.received).toContain('200 OK');
  await expect.poll(() => idle.every(({ isClosed }) => isClosed())).toBe(true);
  sending.socket.write('TP/1.1\r\nhost: x\r\n\r\n');
  await expect.poll(sending.received).toContain('200 OK');
});
