import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';
import { MINUTE_MS } from '../src/model/durations.ts';
import type { ServerEvent } from './events.ts';
import { matchesAll, parseQueries, type PayloadQuery } from './realtime-query.ts';

/** Who is behind a socket: the account as GET /account answers it, and the roles it holds. */
export interface SocketIdentity {
  readonly user: Readonly<Record<string, unknown>> | null;
  readonly roles: readonly string[];
  /** The same account as it is now, without a user when its session has ended; absent for guests. */
  readonly renewed?: () => SocketIdentity;
}

/** Makes an identity of a session secret; null when the secret is not or no longer valid. */
export type SignIn = (session: string) => SocketIdentity | null | Promise<SocketIdentity | null>;

interface Subscription {
  readonly channels: readonly string[];
  readonly queries: readonly PayloadQuery[];
}

/** Codes of the protocol's error frames, from the websocket close codes. */
const UNSUPPORTED = 1003;
export const POLICY_VIOLATION = 1008;
const TRY_AGAIN_LATER = 1013;

/** Appwrite allows as many to one connection. */
const MOST_MESSAGES_A_MINUTE = 32;
/** A reader this far behind has gone; what it misses it pulls after it has connected again. */
const MOST_BUFFERED_BYTES = 4_000_000;

export const errorFrame = (code: number, message: string): string =>
  JSON.stringify({ type: 'error', data: { code, message } });

const textsOf = (value: unknown): string[] => {
  if (!Array.isArray(value) || value.some((item) => typeof item !== 'string'))
    throw new Error('Invalid message format');
  return value;
};

/** One open socket with its subscriptions. */
export class RealtimeConnection {
  private readonly subscriptions = new Map<string, Subscription>();
  private messagesThisMinute = 0;
  private minuteEndsAt = 0;

  constructor(
    private readonly socket: WebSocket,
    /** Where it comes from. */
    readonly address: string,
    private readonly signIn: SignIn,
    private identity: SocketIdentity,
  ) {}

  /** Greets the client. `channels` of an old-style URL become its first subscription. */
  greet(channels: readonly string[]): void {
    const subscriptions: string[] = [];
    if (channels.length > 0) {
      const id = randomBytes(10).toString('hex');
      this.subscriptions.set(id, { channels: this.withOwnAccount(channels), queries: [] });
      subscriptions.push(id);
    }
    this.send('connected', { channels, subscriptions, user: this.identity.user });
  }

  /** Answers one message of the client; whatever is wrong with it is an error frame and leaves the socket open. */
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
   * Passes the event on if this client may read it and has asked for it.
   * @param head the frame up to the subscriptions, the same for every client
   * @returns whether it was sent
   */
  deliver(event: ServerEvent, head: () => string): boolean {
    if (!event.roles.some((role) => this.identity.roles.includes(role))) return false;
    const asked = [...this.subscriptions].filter(
      ([, { channels, queries }]) =>
        channels.some((channel) => event.channels.includes(channel)) && matchesAll(queries, event.payload),
    );
    if (asked.length === 0) return false;
    if (this.socket.bufferedAmount > MOST_BUFFERED_BYTES) {
      this.socket.terminate();
      return false;
    }
    this.socket.send(`${head()},"subscriptions":${JSON.stringify(asked.map(([id]) => id))}}}`);
    return true;
  }

  /** Takes up what has become of this account; whose session has ended hears no more. */
  renew(): void {
    if (!this.identity.renewed) return;
    this.identity = this.identity.renewed();
    if (this.identity.user) return;
    this.subscriptions.clear();
    this.socket.send(errorFrame(POLICY_VIOLATION, 'The session has ended.'));
    this.socket.close(POLICY_VIOLATION);
  }

  /** Whose it is; null for a guest. */
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
    return ++this.messagesThisMinute <= MOST_MESSAGES_A_MINUTE;
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
    for (const [id, held] of this.subscriptions)
      this.subscriptions.set(id, { ...held, channels: this.withOwnAccount(held.channels) });
    this.send('response', { to: 'authentication', success: true, user: identity.user });
  }

  private subscribe(data: unknown): void {
    if (!Array.isArray(data)) throw new Error('Payload is not valid.');
    // All are read before the first is kept: a refused message changes nothing.
    const asked = data.map((row: { subscriptionId?: unknown; channels?: unknown; queries?: unknown }) => {
      const subscriptionId =
        typeof row.subscriptionId === 'string' && row.subscriptionId !== ''
          ? row.subscriptionId
          : randomBytes(10).toString('hex');
      const channels = this.withOwnAccount(textsOf(row.channels));
      const queries = textsOf(row.queries ?? []);
      return { subscriptionId, channels, queries, parsed: parseQueries(queries) };
    });
    for (const { subscriptionId, channels, parsed } of asked)
      this.subscriptions.set(subscriptionId, { channels, queries: parsed });
    const subscriptions = asked.map(({ subscriptionId, channels, queries }) => ({ subscriptionId, channels, queries }));
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
