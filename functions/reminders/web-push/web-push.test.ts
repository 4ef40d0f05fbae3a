import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeVapidKeys } from '../../../scripts/provision/vapid-keys.ts';
import { PushService } from '../../../tests/support/network/push-service.ts';
import { PushSender, senderOf, type Sender } from './web-push.ts';

let service: PushService;
const keys = makeVapidKeys();
const sender = senderOf({ VAPID_PUBLIC_KEY: keys.publicKey, VAPID_PRIVATE_KEY: keys.privateKey }) as Sender;
const options = { ttl: 600, topic: 'dose-1' };
const target = ({ endpoint, keys: own } = service.subscribe()) => ({ endpoint, ...own });
const send = (to: ReturnType<typeof target>, text = '{"hello":"Amina"}') =>
  new PushSender(sender).send(to, text, options);

beforeAll(async () => {
  service = await PushService.start();
  process.env.PUSH_ORIGINS = service.origin;
});
afterAll(async () => {
  delete process.env.PUSH_ORIGINS;
  await service[Symbol.asyncDispose]();
});
beforeEach(() => {
  service.delivered.length = 0;
});

describe('a push message', () => {
  it('can be decrypted by the addressed browser, and is signed by the sender', async () => {
    const to = target();
    expect(await send(to)).toEqual({ is: 'delivered' });
    expect(service.faults).toEqual([]);
    expect(service.deliveredTo(to)).toEqual([
      expect.objectContaining({ payload: { hello: 'Amina' }, topic: 'dose-1', ttl: 600, urgency: 'high' }),
    ]);
    expect([...service.senders]).toEqual([keys.publicKey]);
  });

  it('cannot be decrypted with the keys of another browser', async () => {
    const mixed = { ...target(), ...service.subscribe().keys };
    expect(await send(mixed)).toEqual({ is: 'refused' });
    expect(service.faults.splice(0)).toHaveLength(1);
    expect(service.delivered).toEqual([]);
  });

  it.each([
    [201, {}, { is: 'delivered' }],
    [202, {}, { is: 'delivered' }],
    [404, {}, { is: 'dead' }],
    [410, {}, { is: 'dead' }],
    [429, { 'retry-after': '120' }, { is: 'later', after: 120 }],
    [429, {}, { is: 'later', after: undefined }],
    [500, {}, { is: 'later', after: undefined }],
    [503, { 'retry-after': '7' }, { is: 'later', after: 7 }],
    [400, {}, { is: 'refused' }],
    [403, {}, { is: 'refused' }],
    [413, {}, { is: 'refused' }],
    [307, { location: 'http://127.0.0.1:1/' }, { is: 'refused' }],
  ])('gets a result for the response %i with %o', async (status, headers, expected) => {
    const to = target();
    service.script(to, { status, headers });
    expect(await send(to)).toEqual(expected);
  });

  it('is worth another try after a failed connection', async () => {
    const gone = await PushService.start();
    const to = target(gone.subscribe());
    process.env.PUSH_ORIGINS = `${service.origin},${gone.origin}`;
    await gone[Symbol.asyncDispose]();
    expect(await send(to)).toEqual({ is: 'later' });
    process.env.PUSH_ORIGINS = service.origin;
  });

  it.each([
    ['a URL in the clinic’s network', { endpoint: 'http://127.0.0.1:1/admin' }],
    ['invalid keys', { p256dh: 'AAAA', auth: 'AAAA' }],
  ])('for %s is not sent at all', async (_, wrong) => {
    const before = service.asked.length;
    expect(await send({ ...target(), ...wrong })).toEqual({ is: 'dead' });
    expect(service.asked).toHaveLength(before);
  });
});

describe('a sender', () => {
  it('exists only with both keys', () => {
    expect(senderOf({})).toBeUndefined();
    expect(senderOf({ VAPID_PUBLIC_KEY: 'p' })).toBeUndefined();
  });
});
