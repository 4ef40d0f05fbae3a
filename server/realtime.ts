import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { securityHeaders } from './http/security-headers.ts';
import type { EventBus, ServerEvent } from './events.ts';
import {
  errorFrame,
  POLICY_VIOLATION,
  RealtimeConnection,
  type SignIn,
  type SocketIdentity,
} from './realtime-connection.ts';

export interface RealtimeOptions {
  readonly events: EventBus;
  readonly projectId: string;
  /** May the page that opens this socket, by its Origin header, talk to this server? */
  readonly isKnownOrigin: (request: IncomingMessage) => boolean;
  /** Who opens this socket, by the cookie or session header of the handshake. */
  readonly identify: (request: IncomingMessage) => SocketIdentity | Promise<SocketIdentity>;
  readonly signIn: SignIn;
  /** A document was sent to this user's socket. */
  readonly onHeard?: (userId: string, payload: ServerEvent['payload']) => void;
  /** The address a socket comes from. */
  readonly addressOf: (request: IncomingMessage) => string;
}

const PATH = '/v1/realtime';
const TOO_MANY = 'Too many connections.';
/** The answer to a socket at any other address. */
const refusal = [
  'HTTP/1.1 404 Not Found',
  ...Object.entries(securityHeaders(false)).map(([name, value]) => `${name}: ${value}`),
  'connection: close',
  'content-length: 0',
  '\r\n',
].join('\r\n');
/** A phone has one, and a browser one for each tab that is just becoming the leader. */
const MOST_SOCKETS_A_USER = 20;
/** Of people who are not logged in, by address: behind one may be a whole clinic. */
const MOST_SOCKETS_OF_GUESTS = 200;
/** No message of the protocol is near this. */
const LARGEST_MESSAGE_BYTES = 64 * 1024;
/** A socket that has not answered for this long is half-open: the other side is gone without a word. */
const ALIVE_CHECK_MS = 30_000;

/** The frame of an event up to the list of subscriptions, made once for all sockets and only if one wants it. */
function frameHead({ events, channels, timestamp, payload }: ServerEvent): () => string {
  let made: string | undefined;
  return () =>
    (made ??= JSON.stringify({ type: 'event', data: { events, channels, timestamp, payload } }).slice(0, -2));
}

function dropTheDead(sockets: ReadonlySet<WebSocket>, silent: Set<WebSocket>): void {
  for (const socket of sockets) {
    if (silent.has(socket)) socket.terminate();
    silent.add(socket);
    socket.ping();
  }
}

/** Answers /v1/realtime on this HTTP server: a small Appwrite realtime. Returns the call that closes all sockets. */
export function attachRealtime(server: Server, options: RealtimeOptions): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE_BYTES });
  sockets.on('headers', (lines) => {
    for (const [name, value] of Object.entries(securityHeaders(false))) lines.push(`${name}: ${value}`);
  });
  const connections = new Map<WebSocket, RealtimeConnection>();
  const silent = new Set<WebSocket>();

  const refuse = (socket: WebSocket, message: string) => {
    socket.send(errorFrame(POLICY_VIOLATION, message));
    socket.close(POLICY_VIOLATION);
  };

  const countOf = (isSame: (connection: RealtimeConnection) => boolean): number =>
    [...connections.values()].filter(isSame).length;
  const isUserFull = (userId: string): boolean =>
    countOf((connection) => connection.isOf(userId)) >= MOST_SOCKETS_A_USER;
  const isOneTooMany = ({ userId, address }: RealtimeConnection): boolean =>
    userId === null
      ? countOf((other) => other.userId === null && other.address === address) >= MOST_SOCKETS_OF_GUESTS
      : isUserFull(userId);

  /** Also a socket that becomes somebody's later counts. */
  const signIn: SignIn = async (session) => {
    const identity = await options.signIn(session);
    const userId = identity?.user?.$id;
    if (typeof userId === 'string' && isUserFull(userId)) throw new Error(TOO_MANY);
    return identity;
  };

  async function open(socket: WebSocket, request: IncomingMessage): Promise<void> {
    socket.on('error', () => socket.terminate());
    socket.on('pong', () => silent.delete(socket));
    const query = new URL(request.url ?? '', 'http://localhost').searchParams;
    const { origin } = request.headers;
    if (query.get('project') !== options.projectId) return refuse(socket, 'Missing or unknown project ID');
    if (origin !== undefined && !options.isKnownOrigin(request))
      return refuse(
        socket,
        `Invalid Origin. Register your new client (${origin}) as a new Web platform on your project console dashboard`,
      );

    // Messages are answered in their order, also those that come before the greeting.
    let answered: Promise<void> = start();
    socket.on('message', (message) => {
      answered = answered.then(() => connections.get(socket)?.receive(String(message))).catch(() => socket.terminate());
    });
    socket.on('close', () => {
      connections.delete(socket);
      silent.delete(socket);
    });

    async function start(): Promise<void> {
      const address = options.addressOf(request);
      const connection = new RealtimeConnection(socket, address, signIn, await options.identify(request));
      if (socket.readyState !== socket.OPEN) return;
      if (isOneTooMany(connection)) return refuse(socket, TOO_MANY);
      connections.set(socket, connection);
      connection.greet([...query].filter(([name]) => /^channels\[\d*\]$/.test(name)).map(([, channel]) => channel));
    }
    await answered;
  }

  const onUpgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    // Node has taken its own listener off by now: a connection that is reset here would end the process.
    stream.on('error', () => stream.destroy());
    if (request.url?.split('?', 1)[0] !== PATH) return stream.end(refusal);
    return sockets.handleUpgrade(request, stream, head, (socket) => {
      open(socket, request).catch(() => socket.terminate());
    });
  };
  server.on('upgrade', onUpgrade);

  const unsubscribe = options.events.subscribe((event) => {
    const head = frameHead(event);
    for (const connection of connections.values())
      if (connection.deliver(event, head) && connection.userId !== null)
        options.onHeard?.(connection.userId, event.payload);
    // Of an account's own events any may be the end of a session, of a label or of the account.
    if (!event.channels.includes('account')) return;
    for (const connection of connections.values()) if (connection.isOf(event.userId)) connection.renew();
  });
  const aliveCheck = setInterval(() => {
    dropTheDead(sockets.clients, silent);
    // A session may end by its time alone, which is no event.
    for (const connection of connections.values()) connection.renew();
  }, ALIVE_CHECK_MS);
  aliveCheck.unref();

  return () => {
    clearInterval(aliveCheck);
    unsubscribe();
    server.off('upgrade', onUpgrade);
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
  };
}
