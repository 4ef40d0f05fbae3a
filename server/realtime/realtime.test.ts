import { createServer, type Server } from 'node:http';
import { connect as openTcp, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { EventBus, type ServerEvent } from '../events/event-bus.ts';
import { attachRealtime } from './realtime.ts';
import type { SocketIdentity } from './realtime-connection.ts';

interface Frame {
  type: string;
  data: { code?: number; channels: string[]; subscriptions: unknown[]; user: { $id: string } | null; payload: unknown };
}

let server: Server;
let events: EventBus;
let close: () => void;
let failures: unknown[];
let onDelivered: (userId: string) => void;

let ended: Set<string>;
const rolesOf = (userId: string | null) => (userId === null ? ['any', 'guests'] : ['any', 'users', `user:${userId}`]);
const identity = (userId: string | null): SocketIdentity => ({
  user: userId === null ? null : { $id: userId },
  roles: rolesOf(userId),
  ...(userId !== null && { caller: { kind: 'user' as const, userId, roles: rolesOf(userId) } }),
  renewed: userId === null ? undefined : () => identity(ended.has(userId) ? null : userId),
});

beforeEach(async () => {
  server = createServer();
  events = new EventBus(() => undefined);
  failures = [];
  ended = new Set();
  onDelivered = () => undefined;
  close = attachRealtime(server, {
    events,
    projectId: 'maia',
    isKnownOrigin: ({ headers }) => headers.origin === 'http://localhost:3000',
    identify: ({ headers }) => identity(headers.cookie ?? null),
    signIn: (session) => (session === 'good' ? identity('amina') : null),
    addressOf: () => '10.0.0.1',
    onFailure: (error) => failures.push(error),
    onDelivered: ({ userId = '' }) => onDelivered(userId),
  });
  await new Promise<void>((done) => server.listen(0, done));
});
afterEach(() => {
  close();
  server.close();
});

function connect(query = 'project=maia', cookie?: string) {
  const { port } = server.address() as AddressInfo;
  const socket = new WebSocket(`ws://localhost:${port}/v1/realtime?${query}`, cookie ? { headers: { cookie } } : {});
  const frames: Frame[] = [];
  socket.on('message', (text) => frames.push(JSON.parse(String(text))));
  const frame = (type: string, nth = 0) =>
    expect
      .poll(() => frames.filter((each) => each.type === type)[nth], { timeout: 3000, interval: 5 })
      .toBeDefined()
      .then(() => frames.filter((each) => each.type === type)[nth] as Frame);
  const send = (message: unknown) => socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  const subscribe = async (subscriptionId: string, channels: string[], queries: string[] = []) => {
    send({ type: 'subscribe', data: [{ subscriptionId, channels, queries }] });
    return frame('response');
  };
  return { socket, frames, frame, send, subscribe };
}

const event = (roles: string[], payload: Record<string, unknown> = {}, channels = ['documents']): ServerEvent => ({
  events: ['databases.d.collections.c.documents.x.create'],
  channels,
  payload: { $id: 'x', ...payload },
  roles,
  timestamp: '2026-11-21T02:25:25.164+00:00',
  userId: null,
});

describe('a realtime socket', () => {
  it('with channels in its URL is subscribed from the start', async () => {
    const client = connect('project=maia&channels[]=documents&channels[0]=files');
    const { data } = await client.frame('connected');
    expect(data.channels).toEqual(['documents', 'files']);
    expect(data.subscriptions).toHaveLength(1);
    events.publish(event(['any']));
    expect((await client.frame('event')).data.subscriptions).toEqual(data.subscriptions);
  });

  it('may send messages before the connected frame, and authenticate before or after it subscribes', async () => {
    const eager = connect();
    eager.socket.on('open', () => {
      eager.send({ type: 'authentication', data: { session: 'good' } });
      eager.send({ type: 'subscribe', data: [{ subscriptionId: 's', channels: ['account'] }] });
    });
    expect((await eager.frame('response', 0)).data.user?.$id).toBe('amina');
    expect((await eager.frame('response', 1)).data.subscriptions).toEqual([
      { subscriptionId: 's', channels: ['account', 'account.amina'], queries: [] },
    ]);
    events.publish(event(['user:amina'], {}, ['account', 'account.amina']));
    await eager.frame('event');
  });

  it('gets one frame for several subscriptions, with only those whose queries match', async () => {
    const client = connect('project=maia', 'amina');
    await client.frame('connected');
    const high = JSON.stringify({ method: 'greaterThan', attribute: 'systolic', values: [139] });
    client.send({
      type: 'subscribe',
      data: [
        { subscriptionId: 'all', channels: ['documents'] },
        { subscriptionId: 'high', channels: ['documents'], queries: [high] },
        { subscriptionId: 'other', channels: ['files'] },
      ],
    });
    await client.frame('response');
    events.publish(event(['user:amina'], { systolic: 120 }));
    events.publish(event(['user:amina'], { systolic: 150 }));
    expect((await client.frame('event', 0)).data.subscriptions).toEqual(['all']);
    expect((await client.frame('event', 1)).data.subscriptions).toEqual(['all', 'high']);
  });

  it('receives no event that its roles may not read', async () => {
    const client = connect('project=maia', 'dr-b');
    await client.frame('connected');
    await client.subscribe('s', ['documents']);
    events.publish(event(['user:amina'], { note: 'private' }));
    events.publish(event(['any'], { note: 'public' }));
    expect((await client.frame('event')).data.payload).toEqual({ $id: 'x', note: 'public' });
    expect(client.frames.filter(({ type }) => type === 'event')).toHaveLength(1);
  });

  it('stays open with its subscriptions after an invalid message', async () => {
    const client = connect();
    await client.frame('connected');
    await client.subscribe('s', ['documents']);
    const wrong = [
      'not json',
      { type: 'frobnicate' },
      { type: 'subscribe', data: {} },
      { type: 'subscribe', data: [{ subscriptionId: 's', channels: ['files'], queries: ['bad'] }] },
      { type: 'authentication', data: { session: 'bad' } },
      'null',
    ];
    for (const [index, message] of wrong.entries()) {
      client.send(message);
      expect((await client.frame('error', index)).data.code).toBe(1003);
    }
    events.publish(event(['any']));
    expect((await client.frame('event')).data.subscriptions).toEqual(['s']);
  });

  it('has at most 100 subscriptions, of 100 channels and queries each', async () => {
    const client = connect();
    await client.frame('connected');
    const rows = (n: number) => Array.from({ length: n }, (_, i) => ({ subscriptionId: `s${i}`, channels: ['files'] }));
    client.send({ type: 'subscribe', data: rows(100) });
    expect((await client.frame('response')).data.subscriptions).toHaveLength(100);
    client.send({ type: 'subscribe', data: rows(100) });
    expect((await client.frame('response', 1)).data.subscriptions).toHaveLength(100);
    const channels = Array.from({ length: 101 }, (_, i) => `c${i}`);
    const wrong = [
      [{ subscriptionId: 'more', channels: ['documents'] }],
      rows(101),
      [{ subscriptionId: 's0', channels }],
      [{ subscriptionId: 's0', channels: ['files'], queries: channels.map(() => '{"method":"select"}') }],
    ];
    for (const [index, data] of wrong.entries()) {
      client.send({ type: 'subscribe', data });
      expect((await client.frame('error', index)).data.code).toBe(1003);
    }
    client.send({ type: 'unsubscribe', data: [{ subscriptionId: 's0' }] });
    client.send({ type: 'subscribe', data: [{ subscriptionId: 'more', channels: ['documents'] }] });
    await client.frame('response', 3);
    events.publish(event(['any']));
    expect((await client.frame('event')).data.subscriptions).toEqual(['more']);
  });

  it('gets an error frame when it sends too many messages', async () => {
    const client = connect();
    await client.frame('connected');
    for (let i = 0; i < 33; i++) client.send({ type: 'ping' });
    expect((await client.frame('error')).data.code).toBe(1013);
    expect(client.frames.filter(({ type }) => type === 'pong')).toHaveLength(32);
  });

  it('is closed with all others when the server stops', async () => {
    const client = connect();
    await client.frame('connected');
    const closed = new Promise((done) => client.socket.once('close', done));
    close();
    await closed;
  });
});

describe('a socket whose delivery fails', () => {
  it('is closed alone: the sockets opened before and after it get the event', async () => {
    const [before, broken, after] = [connect('project=maia', 'a'), connect('project=maia', 'b'), connect()];
    for (const client of [before, broken, after]) {
      await client.frame('connected');
      await client.subscribe('s', ['documents']);
    }
    const closed = new Promise((done) => broken.socket.once('close', done));
    onDelivered = (userId) => {
      if (userId === 'b') throw new Error('broken');
    };
    events.publish(event(['any']));
    for (const client of [before, after]) await client.frame('event');
    await closed;
    expect(failures).toHaveLength(1);
  });

  it('does not keep a socket open whose session ends with the same event', async () => {
    const [broken, leaving] = [connect('project=maia', 'b'), connect('project=maia', 'amina')];
    for (const client of [broken, leaving]) await client.frame('connected');
    await broken.subscribe('s', ['account']);
    onDelivered = () => {
      throw new Error('broken');
    };
    ended.add('amina');
    let code: number | undefined;
    leaving.socket.once('close', (closedWith) => (code = closedWith));
    events.publish({ ...event(['any'], {}, ['account']), userId: 'amina' });
    await expect.poll(() => code, { timeout: 2000 }).toBe(1008);
  });
});

describe('an upgrade whose connection is reset at once', () => {
  const resetAfterAsking = (path: string) =>
    new Promise<void>((done) => {
      const { port } = server.address() as AddressInfo;
      const socket = openTcp(port, 'localhost', () => {
        const lines = [`GET ${path} HTTP/1.1`, 'host: localhost', 'connection: upgrade', 'upgrade: websocket', '', ''];
        socket.write(lines.join('\r\n'), () => socket.resetAndDestroy());
      });
      socket.on('error', () => undefined);
      socket.on('close', () => done());
    });

  it.each(['/', '/v1/realtime?project=maia'])('does not affect the server at %s', async (path) => {
    const broken: unknown[] = [];
    const note = (error: unknown) => broken.push(error);
    process.on('uncaughtException', note);
    for (let round = 0; round < 20; round++)
      await Promise.all(Array.from({ length: 10 }, () => resetAfterAsking(path)));
    await connect().frame('connected');
    process.off('uncaughtException', note);
    expect(broken).toEqual([]);
  });
});

describe('the number of sockets', () => {
  it('is at most twenty for one user, and a closed socket allows another', async () => {
    const open = Array.from({ length: 20 }, () => connect('project=maia', 'amina'));
    for (const { frame } of open) await frame('connected');
    const more = connect('project=maia', 'amina');
    expect((await more.frame('error')).data).toEqual({ code: 1008, message: 'Too many connections.' });
    await connect('project=maia', 'bella').frame('connected');

    const later = connect();
    await later.frame('connected');
    later.send({ type: 'authentication', data: { session: 'good' } });
    expect((await later.frame('error')).data.code).toBe(1003);

    open[0]?.socket.close();
    await expect
      .poll(() => {
        later.send({ type: 'authentication', data: { session: 'good' } });
        return later.frames.some(({ type }) => type === 'response');
      })
      .toBe(true);
  });
});
