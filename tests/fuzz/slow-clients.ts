import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { startBackend } from '../../server/backend.ts';
import { runtimeParts } from '../../server/runtime.ts';
import { memory } from './memory.ts';

const config = fileURLToPath(new URL('../../appwrite.json', import.meta.url));
const HEAD = 'host: localhost\r\nx-appwrite-project: maia\r\n';
/** Between two bytes of a client that trickles. */
const TRICKLE_MS = 1000;
/** Requests in one piece, of which a client reads no answer. */
const UNREAD = 200;

/** How a client is slow. `begin` is sent at once, and `rest` byte by byte. */
export interface SlowClient {
  readonly kind:
    'half a header' | 'a header byte by byte' | 'a body byte by byte' | 'answers unread' | 'half an upgrade';
  readonly begin: string;
  readonly rest: string;
  /** The last byte of its IP address, so that several addresses meet. */
  readonly address: number;
}

const path = fc.constantFrom(
  '/v1/maia/health',
  '/v1/databases/maia/collections/profiles/documents',
  '/',
  '/v1/account',
);
const value = fc.string({ minLength: 1, maxLength: 40 }).map((text) => text.replaceAll(/[^ -~]/g, '.'));
const header = value.map((text) => `x-more: ${text}\r\n`);
const address = fc.integer({ min: 2, max: 250 });

const client = (kind: SlowClient['kind'], texts: fc.Arbitrary<readonly [begin: string, rest: string]>) =>
  fc.tuple(texts, address).map(([[begin, rest], at]): SlowClient => ({ kind, begin, rest, address: at }));

/** Slow clients of every kind. */
export const slowClient: fc.Arbitrary<SlowClient> = fc.oneof(
  client(
    'half a header',
    fc
      .tuple(path, header, fc.nat(1))
      .map(([at, more, cut]) => [`GET ${at} HTTP/1.1\r\n${HEAD}${more.slice(0, -1 - cut)}`, '']),
  ),
  client(
    'a header byte by byte',
    fc
      .tuple(path, fc.array(header, { minLength: 3, maxLength: 9 }))
      .map(([at, more]) => ['', `GET ${at} HTTP/1.1\r\n${HEAD}${more.join('')}`]),
  ),
  client(
    'a body byte by byte',
    fc
      .tuple(fc.integer({ min: 100, max: 900_000 }), value)
      .map(([length, text]) => [
        `POST /v1/account/sessions/email HTTP/1.1\r\n${HEAD}content-type: application/json\r\ncontent-length: ${length}\r\n\r\n`,
        `{"email":"${text}`,
      ]),
  ),
  client(
    'answers unread',
    path.map((at) => [`GET ${at} HTTP/1.1\r\n${HEAD}\r\n`.repeat(UNREAD), '']),
  ),
  client(
    'half an upgrade',
    path.map(() => [
      `GET /v1/realtime?project=maia HTTP/1.1\r\n${HEAD}connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n`,
      '',
    ]),
  ),
);

export interface SlowReport {
  readonly clients: number;
  /** Answers of the ordinary client beside them. */
  readonly answers: number;
  /** The slowest of these answers, and the one in the middle, ms. */
  readonly slowestMs: number;
  readonly middleMs: number;
  /** Growth of the process while all of them are connected, bytes for each client. */
  readonly bytesEach: number;
  /** Connections of slow clients that the server still has at the end, and how many it may have: bodies and answers under way. */
  readonly held: number;
  readonly mayBeHeld: number;
}

/** Sends what the client sends, and never reads. */
function begin(port: number, { begin: first, rest, address: at }: SlowClient): { socket: Socket; stop: () => void } {
  const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.0.${at}` });
  socket.on('error', () => undefined);
  socket.pause();
  socket.write(first, 'latin1');
  let sent = 0;
  const trickle = setInterval(() => {
    if (sent < rest.length && socket.writable) socket.write(rest.charAt(sent++), 'latin1');
  }, TRICKLE_MS);
  return {
    socket,
    stop: () => {
      clearInterval(trickle);
      socket.destroy();
    },
  };
}

/**
 * Connects many slow clients to a server as `npm start` runs it, and asks it all the while as an ordinary client does.
 * @param heldMs how long they stay connected, ms
 */
export async function connectSlowClients({
  clients,
  seed,
  heldMs,
}: {
  clients: number;
  seed: number;
  heldMs: number;
}): Promise<SlowReport> {
  const folder = mkdtempSync(join(tmpdir(), 'maia-slow-'));
  // With a short limit for headers, so that the end of such a client can be seen.
  const running = await startBackend({
    config,
    data: folder,
    port: 0,
    ...runtimeParts(),
    limits: { headersMs: 2000, checkMs: 500 },
  });
  const port = Number(new URL(running.url).port);
  const connected: ReturnType<typeof begin>[] = [];
  const open = new Set<Socket>();
  running.app.server.on('connection', (socket: Socket) => {
    // The ordinary client has one of these addresses.
    if (/(?:^::1|\b127\.0\.0\.1)$/.test(socket.remoteAddress ?? '')) return;
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const times: number[] = [];
  const ask = async (): Promise<void> => {
    const start = performance.now();
    const answer = await fetch(`${running.url}/v1/maia/health`, { headers: { 'x-appwrite-project': 'maia' } });
    if (answer.status !== 200) throw new Error(`Seed ${seed}: an ordinary client is answered ${answer.status}`);
    await answer.arrayBuffer();
    times.push(performance.now() - start);
  };
  try {
    for (let n = 0; n < 20; n++) await ask();
    times.length = 0;
    const before = memory().resident;
    const all = fc.sample(slowClient, { seed, numRuns: clients });
    for (const slow of all) connected.push(begin(port, slow));
    await Promise.all(
      connected.map(({ socket }) => (socket.connecting ? once(socket, 'connect').catch(() => undefined) : undefined)),
    );
    const until = performance.now() + heldMs;
    while (performance.now() < until) {
      await ask();
      await sleep(20);
    }
    const mayBeHeld = all.filter(({ kind }) => kind === 'a body byte by byte' || kind === 'answers unread').length;
    for (let tries = 0; open.size > mayBeHeld && tries < 50; tries++) await sleep(100);
    const held = open.size;
    const bytesEach = (memory().resident - before) / clients;
    const inOrder = times.toSorted((one, other) => one - other);
    return {
      clients,
      answers: times.length,
      slowestMs: inOrder.at(-1) ?? 0,
      middleMs: inOrder[inOrder.length >> 1] ?? 0,
      bytesEach,
      held,
      mayBeHeld,
    };
  } finally {
    for (const { stop } of connected) stop();
    await running.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
