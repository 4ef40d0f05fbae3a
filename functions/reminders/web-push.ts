import webPush from 'web-push';
import type { PushTarget } from '../../src/model/push-target.ts';
import { isPushService } from './push-hosts.ts';

/**
 * What became of a message. `dead`: nobody will ever hear at this address. `later`: worth another try.
 * `refused`: the service will never take this one, but the address may be good.
 */
export type Delivery =
  | { readonly is: 'delivered' | 'dead' | 'refused' }
  | { readonly is: 'later'; /** Seconds that the service asked for. */ readonly after?: number };

export type PushAddress = Omit<PushTarget, 'showsNames'>;

export interface PushOptions {
  /** How long the service keeps it for a phone that is off, in seconds. */
  readonly ttl: number;
  /** At most 32 characters; a newer message of the same topic replaces one that was not delivered yet. */
  readonly topic: string;
}

/** The sender as push services know it (RFC 8292). */
export interface Sender {
  readonly subject: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

const SLOWEST_ANSWER_MS = 10_000;
/** Apple wants a subject that looks real; an operator sets VAPID_SUBJECT to an address that somebody reads. */
const DEFAULT_SUBJECT = 'mailto:operator@example.org';

/** The sender that the function's variables describe, or undefined when there are no keys. */
export function senderOf(env: Readonly<Record<string, string | undefined>>): Sender | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = env;
  return publicKey && privateKey ? { publicKey, privateKey, subject: subject || DEFAULT_SUBJECT } : undefined;
}

const secondsOf = (retryAfter: string | null): number | undefined => {
  if (retryAfter === null) return undefined;
  const seconds = Number(retryAfter);
  const wait = Number.isFinite(seconds) ? seconds : (Date.parse(retryAfter) - Date.now()) / 1000;
  return Number.isFinite(wait) && wait > 0 ? Math.ceil(wait) : undefined;
};

function deliveryOf({ status, headers }: Response): Delivery {
  if (status >= 200 && status < 300) return { is: 'delivered' };
  if (status === 404 || status === 410) return { is: 'dead' };
  if (status === 408 || status === 429 || status >= 500)
    return { is: 'later', after: secondsOf(headers.get('retry-after')) };
  return { is: 'refused' };
}

/** Encrypts and sends messages as one sender. A signed token is good for all messages of a run to one service. */
export class PushSender {
  private readonly tokens = new Map<string, string>();

  constructor(private readonly sender: Sender) {}

  async send(target: PushAddress, payload: string, { ttl, topic }: PushOptions): Promise<Delivery> {
    const { endpoint, p256dh, auth } = target;
    if (!isPushService(endpoint)) return { is: 'dead' };
    let request: webPush.RequestDetails;
    try {
      request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        TTL: ttl,
        topic,
        urgency: 'high',
        contentEncoding: 'aes128gcm',
        headers: { Authorization: this.tokenFor(new URL(endpoint).origin) },
      });
    } catch {
      // Keys that nobody can encrypt for.
      return { is: 'dead' };
    }
    const { 'Content-Length': _, ...headers } = request.headers;
    try {
      // Never through a redirect: the list of push services would be worth nothing.
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
        body: new Uint8Array(request.body ?? []),
        redirect: 'manual',
        signal: AbortSignal.timeout(SLOWEST_ANSWER_MS),
      });
      await response.body?.cancel();
      return deliveryOf(response);
    } catch {
      return { is: 'later' };
    }
  }

  private tokenFor(origin: string): string {
    const { subject, publicKey, privateKey } = this.sender;
    const known =
      this.tokens.get(origin) ??
      webPush.getVapidHeaders(origin, subject, publicKey, privateKey, 'aes128gcm').Authorization;
    this.tokens.set(origin, known);
    return known;
  }
}
