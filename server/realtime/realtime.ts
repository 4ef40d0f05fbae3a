import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { networkOf } from '../http/network.ts';
import { securityHeaders } from '../http/security-headers.ts';
import type { Caller } from '../protocol/caller.ts';
import type { EventBus, ServerEvent } from '../events/event-bus.ts';
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
  /** Whether the page that opens this socket, by its Origin header, may use this server. */
  readonly isKnownOrigin: (request: IncomingMessage) => boolean;
  /** The user who opens this socket, by the cookie or session header of the handshake. */
  readonly identify: (request: IncomingMessage) => SocketIdentity | Promise<SocketIdentity>;
  readonly signIn: SignIn;
  /** Called when an event could not be sent to one socket. */
  readonly onFailure: (error: unknown) => void;
  /** Called when a document was sent to the socket of a signed-in user. */
  readonly onDelivered?: (caller: Caller, payload: ServerEvent['payload']) => void;
  /** The IP address of the client. */
  readonly addressOf: (request: IncomingMessage) => string;
}

const PATH = '/v1/realtime';
const TOO_MANY = 'Too many connections.';
/** The response to an upgrade request at any other path. */
const notFoundResponse = [
  'HTTP/1.1 404 Not Found',
  ...Object.entries(securityHeaders(false)).map(([name, value]) => `${name}: ${value}`),
  'connection: close',
  'content-length: 0',
  '\r\n',
].join('\r\n');
/** A phone has one; a browser has one for each tab that is just becoming the leader. */
const MAX_SOCKETS_PER_USER = 20;
/** Sockets of guests for one IP address, which a whole clinic may share. */
const MAX_GUEST_SOCKETS = 200;
const MAX_URL_CHANNELS = 100;
/** All messages of the protocol are much smaller. */
const MAX_MESSAGE_BYTES = 64 * 1024;
/** A socket without a pong for this time is half-open: the client is gone without closing it. */
const PING_INTERVAL_MS = 30_000;

/**
 * Returns the frame of an event up to the list of subscriptions. It is serialized once for all sockets, and only if one
 * needs it.
 */
function frameStartOf({ events, channels, timestamp, payload }: ServerEvent): () => string {
  let frameStart: string | undefined;
  return () =>
    (frameStart ??= JSON.stringify({ type: 'event', data: { events, channels, timestamp, payload } }).slice(0, -2));
}

function pingAll(sockets: ReadonlySet<WebSocket>, unanswered: Set<WebSocket>): void {
  for (const socket of sockets) {
    if (unanswered.has(socket)) socket.terminate();
    unanswered.add(socket);
    socket.ping();
  }
}

/**
 * Serves /v1/realtime on this HTTP server, with Appwrite's realtime protocol.
 * @returns a function that closes all sockets
 */
export function attachRealtime(server: Server, options: RealtimeOptions): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  sockets.on('headers', (lines) => {
    for (const [name, value] of Object.entries(securityHeaders(false))) lines.push(`${name}: ${value}`);
  });
  const connections = new Map<WebSocket, RealtimeConnection>();
  const unanswered = new Set<WebSocket>();

  /**
   * Calls this for each connection. A failure ends only that socket, which pulls what it missed when it connects
   * again; the others get their events.
   */
  const forEach = (act: (connection: RealtimeConnection) => void): void => {
    for (const [socket, connection] of connections) {
      try {
        act(connection);
      } catch (error) {
        options.onFailure(error);
        socket.terminate();
      }
    }
  };

  const reject = (socket: WebSocket, message: string) => {
    socket.send(errorFrame(POLICY_VIOLATION, message));
    socket.close(POLICY_VIOLATION);
  };

  const countOf = (isSame: (connection: RealtimeConnection) => boolean): number =>
    [...connections.values()].filter(isSame).length;
  const isUserFull = (userId: string): boolean =>
    countOf((connection) => connection.isOf(userId)) >= MAX_SOCKETS_PER_USER;
  const exceedsLimit = ({ userId, address }: RealtimeConnection): boolean =>
    userId === null
      ? countOf((other) => other.userId === null && other.address === address) >= MAX_GUEST_SOCKETS
      : isUserFull(userId);

  /** Sockets that authenticate after they were opened count too. */
  const signIn: SignIn = async (session) => {
    const identity = await options.signIn(session);
    const userId = identity?.user?.$id;
    if (typeof userId === 'string' && isUserFull(userId)) throw new Error(TOO_MANY);
    return identity;
  };

  async function open(socket: WebSocket, request: IncomingMessage): Promise<void> {
    socket.on('error', () => socket.terminate());
    socket.on('pong', () => unanswered.delete(socket));
    const query = new URL(request.url ?? '', 'http://localhost').searchParams;
    const { origin } = request.headers;
    if (query.get('project') !== options.projectId) return reject(socket, 'Missing or unknown project ID');
    if (origin !== undefined && !options.isKnownOrigin(request))
      return reject(
        socket,
        `Invalid Origin. Register your new client (${origin}) as a new Web platform on your project console dashboard`,
      );

    // Messages are handled in order, also those that arrive before the `connected` frame.
    let handled: Promise<void> = start();
    socket.on('message', (message) => {
      handled = handled.then(() => connections.get(socket)?.receive(String(message))).catch(() => socket.terminate());
    });
    socket.on('close', () => {
      connections.delete(socket);
      unanswered.delete(socket);
    });

    async function start(): Promise<void> {
      const address = networkOf(options.addressOf(request));
      const connection = new RealtimeConnection(socket, address, signIn, await options.identify(request));
      if (socket.readyState !== socket.OPEN) return;
      if (exceedsLimit(connection)) return reject(socket, TOO_MANY);
      connections.set(socket, connection);
      connection.sendConnected(
        [...query]
          .filter(([name]) => /^channels\[\d*\]$/.test(name))
          .slice(0, MAX_URL_CHANNELS)
          .map(([, channel]) => channel),
      );
    }
    await handled;
  }

  const onUpgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    // Node has already removed its error listener: without this one a connection reset would end the process.
    stream.on('error', () => stream.destroy());
    if (request.url?.split('?', 1)[0] !== PATH) return stream.end(notFoundResponse);
    return sockets.handleUpgrade(request, stream, head, (socket) => {
      open(socket, request).catch(() => socket.terminate());
    });
  };
  server.on('upgrade', onUpgrade);

  const unsubscribe = options.events.subscribe((event) => {
    const frameStart = frameStartOf(event);
    forEach((connection) => {
      if (connection.deliver(event, frameStart) && connection.caller)
        options.onDelivered?.(connection.caller, event.payload);
    });
    // Any event of an account may end its session, remove a label or delete it.
    if (!event.channels.includes('account')) return;
    forEach((connection) => {
      if (connection.isOf(event.userId)) connection.renew();
    });
  });
  const pingTimer = setInterval(() => {
    pingAll(sockets.clients, unanswered);
    // A session may also expire, which causes no event.
    forEach((connection) => connection.renew());
  }, PING_INTERVAL_MS);
  pingTimer.unref();

  return () => {
    clearInterval(pingTimer);
    unsubscribe();
    server.off('upgrade', onUpgrade);
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
  };
}
