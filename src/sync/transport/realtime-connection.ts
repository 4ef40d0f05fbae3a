import { localCollections, type LocalCollectionName } from '@/model/collections/local-collections.ts';
import { tombstone } from '@/model/records/tombstone.ts';
import type { Connection } from './connection.ts';

const PING_MS = 20_000;
/** After two missed pongs the socket counts as dead even if it looks open. */
const DEAD_SOCKET_MS = 45_000;

/** The longest wait before the next attempt to connect, in ms (spec section 9). */
export function reconnectWait(attempts: number): number {
  if (attempts < 5) return 1_000;
  if (attempts < 15) return 5_000;
  if (attempts < 100) return 10_000;
  return 60_000;
}

/**
 * The share of the wait that is random. Without it all clients of a server that restarts connect in the same instant,
 * and then request everything that they may have missed.
 */
const JITTER = 0.5;

/** The part of a WebSocket that is used. */
export interface Socket {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  addEventListener(type: 'close' | 'error', listener: () => void): void;
}

export interface RealtimeOptions {
  connection: Connection;
  userId: string;
  /**
   * Called when something changed in this local collection, or, without a name, perhaps anywhere. The second argument
   * is the id of a deleted record.
   */
  onChange: (name?: LocalCollectionName, deletedId?: string) => void;
  /** Called with whether the server currently sends events to this user. */
  onLive?: (isLive: boolean) => void;
  /** More server collections, which are not stored on this device: a change there calls `onChange` without a name. */
  extraCollections?: readonly string[];
  openSocket?: (url: string) => Socket;
  /** Returns a number from 0 to 1. */
  random?: () => number;
}

export interface RealtimeConnection {
  /** Connects at once, if it is not connected as this user. */
  wake(): void;
  close(): void;
}

const localNames = new Map(
  Object.entries(localCollections).flatMap(([name, { records }]) =>
    Object.values(records).map((record) => [record.collection, name as LocalCollectionName] as const),
  ),
);

interface Frame {
  type?: string;
  data?: {
    user?: { $id?: string } | null;
    channels?: string[];
    events?: string[];
    payload?: { $id?: string; entity?: string };
  };
}

const openWebSocket = (url: string): Socket => new WebSocket(url);

/**
 * The realtime connection to the server. An event only says which collection to pull, and no data is taken from it, so
 * a lost, duplicate or forged event does no harm. Not the SDK's client, because that needs a window and does not notice
 * a dead socket.
 */
export function connectRealtime(options: RealtimeOptions): RealtimeConnection {
  const {
    connection,
    userId,
    onChange,
    onLive = () => {},
    extraCollections = [],
    openSocket = openWebSocket,
    random = Math.random,
  } = options;
  const { endpoint, projectId, databaseId } = connection;
  const url = `${endpoint.replace(/^http/, 'ws')}/realtime?project=${encodeURIComponent(projectId)}`;
  const channelOf = (collection: string) => `databases.${databaseId}.collections.${collection}.documents`;
  const collections = [...localNames.keys(), tombstone.collection, ...extraCollections];
  const collectionOf = new Map(collections.map((each) => [channelOf(each), each]));
  let socket: Socket | undefined;
  let attempts = 0;
  let isConnectedAsUser = false;
  let isClosed = false;
  let lastMessageAt = 0;
  let reconnectTimer: ReturnType<typeof setTimeout> | undefined;

  const sendFrame = (type: string, data?: unknown) =>
    socket?.send(JSON.stringify({ type, ...(data !== undefined && { data }) }));
  const subscribe = () =>
    sendFrame('subscribe', [{ subscriptionId: crypto.randomUUID(), channels: [...collectionOf.keys()], queries: [] }]);

  function onAuthenticated(user: { $id?: string } | null | undefined): void {
    isConnectedAsUser = user?.$id === userId;
    attempts = 0;
    onLive(isConnectedAsUser);
    subscribe();
    // The server does not repeat events that were missed while disconnected: everything may have changed.
    onChange();
  }

  function onFrame({ type, data }: Frame): void {
    if (type === 'connected') {
      const { session } = connection;
      if (!data?.user && session) sendFrame('authentication', { session });
      else onAuthenticated(data?.user);
    }
    if (type === 'response' && data && 'user' in data) onAuthenticated(data.user);
    if (type !== 'event') return;
    const isDeletion = data?.events?.some((event) => event.endsWith('.delete')) ?? false;
    for (const channel of data?.channels ?? []) {
      const collection = collectionOf.get(channel);
      if (collection === tombstone.collection) onChange(localNames.get(data?.payload?.entity ?? ''));
      else if (collection) onChange(localNames.get(collection), isDeletion ? data?.payload?.$id : undefined);
    }
  }

  function connect(): void {
    clearTimeout(reconnectTimer);
    reconnectTimer = undefined;
    const newSocket = openSocket(url);
    socket = newSocket;
    lastMessageAt = Date.now();
    newSocket.addEventListener('message', ({ data }) => {
      if (socket !== newSocket) return;
      lastMessageAt = Date.now();
      onFrame(JSON.parse(String(data)) as Frame);
    });
    const onLost = () => {
      if (socket === newSocket) disconnect();
    };
    newSocket.addEventListener('close', onLost);
    newSocket.addEventListener('error', onLost);
  }

  function disconnect(): void {
    const before = socket;
    socket = undefined;
    if (isConnectedAsUser) onLive(false);
    isConnectedAsUser = false;
    before?.close();
    if (isClosed) return;
    reconnectTimer ??= setTimeout(connect, reconnectWait(attempts) * (1 - JITTER * random()));
    attempts += 1;
  }

  const pingTimer = setInterval(() => {
    if (!socket) return;
    if (Date.now() - lastMessageAt > DEAD_SOCKET_MS) return disconnect();
    try {
      sendFrame('ping');
    } catch {
      // Still connecting; DEAD_SOCKET_MS ends an attempt that never connects.
    }
  }, PING_MS);

  connect();
  return {
    wake() {
      if (isClosed || isConnectedAsUser) return;
      disconnect();
      connect();
    },
    close() {
      isClosed = true;
      clearInterval(pingTimer);
      clearTimeout(reconnectTimer);
      disconnect();
    },
  };
}
