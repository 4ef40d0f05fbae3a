import webPush from 'web-push';
import type { PushTarget } from '../../../src/model/notifications/push-target.ts';
import { isPushService } from './push-hosts.ts';

/**
 * Result of sending. `dead`: the push address no longer exists. `later`: try again. `refused`: the service will never
 * accept this message, but the address may be valid.
 */
export type Delivery =
  | { readonly is: 'delivered' | 'dead' | 'refused' }
  | { readonly is: 'later'; /** Seconds to wait, as requested by the service. */ readonly after?: number };

export type PushAddress = Omit<PushTarget, 'showsNames'>;

export interface PushOptions {
  /** How long the service stores the message for a phone that is off, in seconds. */
  readonly ttl: number;
  /** At most 32 characters; a newer message replaces an undelivered one of the same topic. */
  readonly topic: string;
}

/** The identity of the sender for push services (RFC 8292). */
export interface Sender {
  readonly subject: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

const TIMEOUT_MS = 10_000;
/**
 * Apple rejects subjects that do not look real. Operators set VAPID_SUBJECT to an e-mail address that somebody reads.
 */
const DEFAULT_SUBJECT = 'mailto:operator@example.org';

/** The sender from the function's variables, or undefined when the keys are not set. */
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

/** Encrypts and sends messages for one sender. A signed token is used for all messages of a run to one service. */
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
      // The target's keys are not valid for encryption.
      return { is: 'dead' };
    }
    const { 'Content-Length': _, ...headers } = request.headers;
    try {
      // Do not follow redirects: they could lead past the list of push services.
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
        body: new Uint8Array(request.body ?? []),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      return deliveryOf(response);
    } catch {
      return { is: 'later' };
    }
  }

  private tokenFor(origin: string): string {
    const { subject, publicKey, privateKey } = this.sender;
    const token =
      this.tokens.get(origin) ??
      webPush.getVapidHeaders(origin, subject, publicKey, privateKey, 'aes128gcm').Authorization;
    this.tokens.set(origin, token);
    return token;
  }
}
