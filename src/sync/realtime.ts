import { localCollections, type LocalCollectionName } from '@/model/local-collection.ts';
import { tombstone } from '@/model/tombstone.ts';
import type { Connection } from './connection.ts';

const PING_MS = 20_000;
/** Two pongs missed: the socket only looks open. */
const SILENCE_MS = 45_000;

/** How long to wait before the next try to connect (spec section 9). */
export function reconnectWait(attempts: number): number {
  if (attempts < 5) return 1_000;
  if (attempts < 15) return 5_000;
  if (attempts < 100) return 10_000;
  return 60_000;
}

/** What is used of a WebSocket. */
export interface Socket {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  addEventListener(type: 'close' | 'error', listener: () => void): void;
}

export interface BellOptions {
  connection: Connection;
  userId: string;
  /** Something changed in this local collection, or, without a name, perhaps anywhere; `goneId`: what was deleted. */
  ring: (name?: LocalCollectionName, goneId?: string) => void;
  /** Whether the server would ring this user at the moment. */
  onLive?: (isLive: boolean) => void;
  /** Further collections of the server, kept in none of this phone's: a change there rings without a name. */
  further?: readonly string[];
  openSocket?: (url: string) => Socket;
}

export interface Bell {
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
 * The server's doorbell. It only says where to look: nothing is taken from an event, so a lost, doubled or forged one
 * does no harm. Own client, because the SDK's needs a window and does not notice a dead socket.
 */
export function hangBell(options: BellOptions): Bell {
  const { connection, userId, ring, onLive = () => {}, further = [], openSocket = openWebSocket } = options;
  const { endpoint, projectId, databaseId, session } = connection;
  const url = `${endpoint.replace(/^http/, 'ws')}/realtime?project=${encodeURIComponent(projectId)}`;
  const channelOf = (collection: string) => `databases.${databaseId}.collections.${collection}.documents`;
  const collections = [...localNames.keys(), tombstone.collection, ...further];
  const collectionOf = new Map(collections.map((each) => [channelOf(each), each]));
  let socket: Socket | undefined;
  let attempts = 0;
  let isOurs = false;
  let isClosed = false;
  let heardAt = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const say = (type: string, data?: unknown) =>
    socket?.send(JSON.stringify({ type, ...(data !== undefined && { data }) }));
  const subscribe = () =>
    say('subscribe', [{ subscriptionId: crypto.randomUUID(), channels: [...collectionOf.keys()], queries: [] }]);

  function entered(user: { $id?: string } | null | undefined): void {
    isOurs = user?.$id === userId;
    attempts = 0;
    onLive(isOurs);
    subscribe();
    // Nothing is repeated for who was away.
    ring();
  }

  function onFrame({ type, data }: Frame): void {
    if (type === 'connected') {
      if (!data?.user && session) say('authentication', { session });
      else entered(data?.user);
    }
    if (type === 'response' && data && 'user' in data) entered(data.user);
    if (type !== 'event') return;
    const isDeletion = data?.events?.some((event) => event.endsWith('.delete')) ?? false;
    for (const channel of data?.channels ?? []) {
      const collection = collectionOf.get(channel);
      if (collection === tombstone.collection) ring(localNames.get(data?.payload?.entity ?? ''));
      else if (collection) ring(localNames.get(collection), isDeletion ? data?.payload?.$id : undefined);
    }
  }

  function connect(): void {
    clearTimeout(waiting);
    waiting = undefined;
    const opened = openSocket(url);
    socket = opened;
    heardAt = Date.now();
    opened.addEventListener('message', ({ data }) => {
      if (socket !== opened) return;
      heardAt = Date.now();
      onFrame(JSON.parse(String(data)) as Frame);
    });
    const lost = () => {
      if (socket === opened) lose();
    };
    opened.addEventListener('close', lost);
    opened.addEventListener('error', lost);
  }

  function lose(): void {
    const before = socket;
    socket = undefined;
    if (isOurs) onLive(false);
    isOurs = false;
    before?.close();
    if (isClosed) return;
    waiting ??= setTimeout(connect, reconnectWait(attempts));
    attempts += 1;
  }

  const beat = setInterval(() => {
    if (!socket) return;
    if (Date.now() - heardAt > SILENCE_MS) return lose();
    try {
      say('ping');
    } catch {
      // Still connecting; the silence above ends what never connects.
    }
  }, PING_MS);

  connect();
  return {
    wake() {
      if (isClosed || isOurs) return;
      lose();
      connect();
    },
    close() {
      isClosed = true;
      clearInterval(beat);
      clearTimeout(waiting);
      lose();
    },
  };
}
