import { createPrivateKey, createPublicKey, createSign, createVerify } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeVapidKeys } from './vapid-keys.ts';

it('makes a pair in the form that browsers and push services read, and that belongs together', () => {
  for (let round = 0; round < 50; round++) {
    const { publicKey, privateKey } = makeVapidKeys();
    expect(publicKey).toMatch(/^B[\w-]{86}$/);
    expect(privateKey).toMatch(/^[\w-]{43}$/);
    const point = Buffer.from(publicKey, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    const jwk = { kty: 'EC', crv: 'P-256', x, y };
    const signature = createSign('sha256')
      .update('a push')
      .sign(createPrivateKey({ key: { ...jwk, d: privateKey }, format: 'jwk' }));
    const isGenuine = createVerify('sha256')
      .update('a push')
      .verify(createPublicKey({ key: jwk, format: 'jwk' }), signature);
    expect(isGenuine).toBe(true);
  }
});

it('makes another pair each time', () => {
  expect(makeVapidKeys().privateKey).not.toBe(makeVapidKeys().privateKey);
});
