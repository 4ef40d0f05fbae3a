import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, randomUUID, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The push subscription that a browser returns, with which a server can push to it. */
export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** A delivered message, decrypted as in the browser. */
export interface Delivered {
  readonly device: string;
  readonly payload: Record<string, unknown>;
  readonly topic: string;
  /** The time to live, in seconds. */
  readonly ttl: number;
  readonly urgency: string;
}

/** A scripted answer in place of 201. */
export interface Scripted {
  readonly status: number;
  readonly headers?: Record<string, string>;
}

const bytes = (text: string) => Buffer.from(text, 'base64url');
const hkdf = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** The browser's side of one subscription: decrypts by RFC 8291 with aes128gcm (RFC 8188). */
class Device {
  private readonly key = createECDH('prime256v1');
  private readonly auth = randomBytes(16);
  readonly name = randomUUID().slice(0, 8);

  constructor(private readonly origin: string) {
    this.key.generateKeys();
  }

  get subscription(): Subscription {
    const keys = { p256dh: this.key.getPublicKey('base64url'), auth: this.auth.toString('base64url') };
    return { endpoint: `${this.origin}/push/${this.name}`, keys };
  }

  /** @throws Error when the message was encrypted for another subscription or was changed */
  decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const senderKey = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const own = this.key.getPublicKey();
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, senderKey]);
    const secret = hkdf(this.key.computeSecret(senderKey), this.auth, info, 32);
    const contentKey = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // The last record ends with the byte 2, followed by zeros as padding.
    const end = padded.lastIndexOf(2);
    return padded.subarray(0, end).toString();
  }
}

/** The sender, from the signed token of RFC 8292. @throws Error when the signature does not match the key */
function verifyVapid(authorization: string, origin: string): { publicKey: string; subject: string } {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = bytes(publicKey);
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    bytes(signature),
  );
  const { aud, exp, sub } = JSON.parse(bytes(claims).toString()) as { aud: string; exp: number; sub: string };
  if (!isSigned || aud !== origin || exp * 1000 < Date.now()) throw new Error(`Not a sender's token: ${authorization}`);
  return { publicKey, subject: sub };
}

/** A push service on this machine. It creates subscriptions, decrypts the messages, and answers as scripted. */
export class PushService implements AsyncDisposable {
  /** The accepted messages, in order. */
  readonly delivered: Delivered[] = [];
  /** Every request, accepted or not. */
  readonly asked: { readonly device: string; readonly headers: IncomingHttpHeaders; readonly at: number }[] = [];
  /** The public keys of the senders. */
  readonly senders = new Set<string>();
  readonly faults: string[] = [];
  /** Runs after a message was accepted and before the sender gets the response. */
  beforeAnswer: () => void | Promise<void> = () => {};
  private readonly devices = new Map<string, Device>();
  private readonly scripts = new Map<string, Scripted[]>();

  private constructor(
    private readonly server: Server,
    readonly origin: string,
  ) {}

  static async start(): Promise<PushService> {
    const server = createServer();
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const service = new PushService(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        void service.answer(request.url ?? '', request.headers, Buffer.concat(chunks)).then(({ status, headers }) => {
          response.writeHead(status, headers).end();
        });
      });
    });
    return service;
  }

  /** Creates the subscription of a new browser. */
  subscribe(): Subscription {
    const device = new Device(this.origin);
    this.devices.set(device.name, device);
    return device.subscription;
  }

  /** Sets the answers to the next requests for this subscription; later requests get 201 again. */
  script({ endpoint }: Pick<Subscription, 'endpoint'>, ...answers: Scripted[]): void {
    this.scripts.set(new URL(endpoint).pathname, answers);
  }

  deliveredTo({ endpoint }: Pick<Subscription, 'endpoint'>): Delivered[] {
    return this.delivered.filter(({ device }) => endpoint.endsWith(`/${device}`));
  }

  private async answer(path: string, headers: IncomingHttpHeaders, body: Buffer): Promise<Scripted> {
    const name = path.slice('/push/'.length);
    const device = this.devices.get(name);
    this.asked.push({ device: name, headers, at: Date.now() });
    const scripted = this.scripts.get(path)?.shift();
    if (scripted) return scripted;
    if (!device) return { status: 404 };
    try {
      this.senders.add(verifyVapid(headers.authorization ?? '', this.origin).publicKey);
      if (headers['content-encoding'] !== 'aes128gcm') throw new Error(`Encoding ${headers['content-encoding']}`);
      const payload = JSON.parse(device.decrypt(body)) as Record<string, unknown>;
      const topic = String(headers.topic ?? '');
      this.delivered.push({
        device: name,
        payload,
        topic,
        ttl: Number(headers.ttl),
        urgency: String(headers.urgency ?? ''),
      });
    } catch (error) {
      this.faults.push(String(error));
      return { status: 400 };
    }
    await this.beforeAnswer();
    return { status: 201 };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }
}
