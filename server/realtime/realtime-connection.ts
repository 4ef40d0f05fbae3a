import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';
import { MINUTE_MS } from '../../src/model/time/durations.ts';
import type { Caller } from '../protocol/caller.ts';
import type { ServerEvent } from '../events/event-bus.ts';
import { matchesAll, parseQueries, type PayloadQuery } from './realtime-query.ts';

/** The user of a socket: the account in the format of GET /account, and its roles. */
export interface SocketIdentity {
  readonly user: Readonly<Record<string, unknown>> | null;
  readonly roles: readonly string[];
  /** Who it is for the audit trail; absent for guests. */
  readonly caller?: Caller;
  /** Returns the current state of the account, without a user when its session has ended; absent for guests. */
  readonly renewed?: () => SocketIdentity;
}

/** Returns the identity of a session secret; null when the secret is not valid. */
export type SignIn = (session: string) => SocketIdentity | null | Promise<SocketIdentity | null>;

interface Subscription {
  readonly channels: readonly string[];
  readonly queries: readonly PayloadQuery[];
}

/** Codes of error frames; they are WebSocket close codes. */
const UNSUPPORTED = 1003;
export const POLICY_VIOLATION = 1008;
const TRY_AGAIN_LATER = 1013;

/** Appwrite's limit for one connection. */
const MESSAGES_PER_MINUTE = 32;
/** Subscriptions of one socket; the app has about ten. Every event is compared with each of them. */
const MAX_SUBSCRIPTIONS = 100;
/** Channels or queries of one subscription. */
const MAX_PARTS = 100;
/** A client that is so far behind is disconnected; it pulls the missed changes after it reconnects. */
const MAX_BUFFERED_BYTES = 4_000_000;

export const errorFrame = (code: number, message: string): string =>
  JSON.stringify({ type: 'error', data: { code, message } });

const TOO_MANY_SUBSCRIPTIONS = `More than ${MAX_SUBSCRIPTIONS} subscriptions.`;

const textsOf = (value: unknown): string[] => {
  if (!Array.isArray(value) || value.some((item) => typeof item !== 'string'))
    throw new Error('Invalid message format');
  if (value.length > MAX_PARTS) throw new Error(`More than ${MAX_PARTS} channels or queries.`);
  return value;
};

/** One open socket with its subscriptions. */
export class RealtimeConnection {
  private readonly subscriptions = new Map<string, Subscription>();
  private messagesThisMinute = 0;
  private minuteEndsAt = 0;

  constructor(
    private readonly socket: WebSocket,
    /** IP address of the client, or the network of its IPv6 address. */
    readonly address: string,
    private readonly signIn: SignIn,
    private identity: SocketIdentity,
  ) {}

  /** Sends the `connected` frame. The `channels` of an old-style URL become the first subscription. */
  sendConnected(channels: readonly string[]): void {
    const subscriptions: string[] = [];
    if (channels.length > 0) {
      const id = randomBytes(10).toString('hex');
      this.subscriptions.set(id, { channels: this.withOwnAccount(channels), queries: [] });
      subscriptions.push(id);
    }
    this.send('connected', { channels, subscriptions, user: this.identity.user });
  }

  /** Handles one message of the client. An invalid message gets an error frame, and the socket stays open. */
  async receive(text: string): Promise<void> {
    if (!this.countMessage()) {
      this.socket.send(errorFrame(TRY_AGAIN_LATER, 'Too many messages.'));
      return;
    }
    try {
      const { type, data } = JSON.parse(text) as { type?: unknown; data?: unknown };
      if (type === 'ping') this.socket.send('{"type":"pong"}');
      else if (type === 'authentication') await this.authenticate(data);
      else if (type === 'subscribe') this.subscribe(data);
      else if (type === 'unsubscribe') this.unsubscribe(data);
      else throw new Error('Message type is not valid.');
    } catch (error) {
      this.socket.send(errorFrame(UNSUPPORTED, error instanceof Error ? error.message : 'Invalid message format'));
    }
  }

  /**
   * Sends the event if this client may read it and has subscribed to it.
   * @param head the frame up to the list of subscriptions, the same for every client
   * @returns whether it was sent
   */
  deliver(event: ServerEvent, frameStart: () => string): boolean {
    if (!event.roles.some((role) => this.identity.roles.includes(role))) return false;
    const matching = [...this.subscriptions].filter(
      ([, { channels, queries }]) =>
        channels.some((channel) => event.channels.includes(channel)) && matchesAll(queries, event.payload),
    );
    if (matching.length === 0) return false;
    if (this.socket.bufferedAmount > MAX_BUFFERED_BYTES) {
      this.socket.terminate();
      return false;
    }
    this.socket.send(`${frameStart()},"subscriptions":${JSON.stringify(matching.map(([id]) => id))}}}`);
    return true;
  }

  /** Updates the identity of the socket. If its session has ended, the subscriptions and the socket end. */
  renew(): void {
    if (!this.identity.renewed) return;
    this.identity = this.identity.renewed();
    if (this.identity.user) return;
    this.subscriptions.clear();
    this.socket.send(errorFrame(POLICY_VIOLATION, 'The session has ended.'));
    this.socket.close(POLICY_VIOLATION);
  }

  get caller(): Caller | undefined {
    return this.identity.caller;
  }

  /** The account of the socket; null for a guest. */
  get userId(): string | null {
    const id = this.identity.user?.$id;
    return typeof id === 'string' ? id : null;
  }

  isOf(userId: string | null): boolean {
    return userId !== null && this.userId === userId;
  }

  private send(type: string, data: unknown): void {
    this.socket.send(JSON.stringify({ type, data }));
  }

  private countMessage(): boolean {
    const now = Date.now();
    if (now >= this.minuteEndsAt) {
      this.minuteEndsAt = now + MINUTE_MS;
      this.messagesThisMinute = 0;
    }
    return ++this.messagesThisMinute <= MESSAGES_PER_MINUTE;
  }

  private withOwnAccount(channels: readonly string[]): string[] {
    const id = this.identity.user?.$id;
    return channels.includes('account') && typeof id === 'string' ? [...channels, `account.${id}`] : [...channels];
  }

  private async authenticate(data: unknown): Promise<void> {
    const { session } = (data ?? {}) as { session?: unknown };
    const identity = typeof session === 'string' ? await this.signIn(session) : null;
    if (!identity?.user) throw new Error('Session is not valid.');
    this.identity = identity;
    for (const [id, subscription] of this.subscriptions)
      this.subscriptions.set(id, { ...subscription, channels: this.withOwnAccount(subscription.channels) });
    this.send('response', { to: 'authentication', success: true, user: identity.user });
  }

  private subscribe(data: unknown): void {
    if (!Array.isArray(data)) throw new Error('Payload is not valid.');
    if (data.length > MAX_SUBSCRIPTIONS) throw new Error(TOO_MANY_SUBSCRIPTIONS);
    // Parse all rows before storing the first: an invalid message must change nothing.
    const parsedRows = data.map((row: { subscriptionId?: unknown; channels?: unknown; queries?: unknown }) => {
      const subscriptionId =
        typeof row.subscriptionId === 'string' && row.subscriptionId !== ''
          ? row.subscriptionId
          : randomBytes(10).toString('hex');
      const channels = this.withOwnAccount(textsOf(row.channels));
      const queries = textsOf(row.queries ?? []);
      return { subscriptionId, channels, queries, parsed: parseQueries(queries) };
    });
    const added = new Set(
      parsedRows.map(({ subscriptionId }) => subscriptionId).filter((id) => !this.subscriptions.has(id)),
    );
    if (this.subscriptions.size + added.size > MAX_SUBSCRIPTIONS) throw new Error(TOO_MANY_SUBSCRIPTIONS);
    for (const { subscriptionId, channels, parsed } of parsedRows)
      this.subscriptions.set(subscriptionId, { channels, queries: parsed });
    const subscriptions = parsedRows.map(({ subscriptionId, channels, queries }) => ({
      subscriptionId,
      channels,
      queries,
    }));
    this.send('response', { to: 'subscribe', success: true, subscriptions });
  }

  private unsubscribe(data: unknown): void {
    if (!Array.isArray(data)) throw new Error('Payload is not valid.');
    const subscriptions = textsOf(data.map((row: { subscriptionId?: unknown }) => row.subscriptionId)).map(
      (subscriptionId) => ({ subscriptionId, removed: this.subscriptions.delete(subscriptionId) }),
    );
    this.send('response', { to: 'unsubscribe', success: true, subscriptions });
  }
}
