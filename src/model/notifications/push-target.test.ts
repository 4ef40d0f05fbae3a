import { describe, expect, it } from 'vitest';
import { pushDevices, targetParts, type PushTarget } from './push-target.ts';

const DEVICE = 'a'.repeat(32);
const OTHER = 'b'.repeat(32);
const target = (length = 190): PushTarget => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${'x'.repeat(length)}`,
  p256dh: 'B'.repeat(87),
  auth: 'A'.repeat(22),
  showsNames: false,
});
const targetsOf = (device: string, one: PushTarget) =>
  targetParts(device, one).map(({ id, identifier }) => ({ $id: id, identifier }));

describe('a subscription as push targets', () => {
  it.each([10, 100, 190, 400, 1400])('of an endpoint with %i characters is read back unchanged', (length) => {
    const parts = targetsOf(DEVICE, target(length));
    expect(pushDevices(parts.toReversed())).toEqual([
      { device: DEVICE, targetIds: parts.map(({ $id }) => $id).toReversed(), target: target(length) },
    ]);
  });

  it('fits the limits of Appwrite: ids of 36 and identifiers of 255 characters', () => {
    const parts = targetParts(DEVICE, target(1400));
    expect(parts.length).toBeGreaterThan(5);
    for (const { id, identifier } of parts) {
      expect(id).toMatch(/^[a-zA-Z0-9][a-zA-Z0-9._-]{0,35}$/);
      expect(identifier.length).toBeLessThanOrEqual(255);
    }
    expect(new Set(parts.map(({ identifier }) => identifier)).size).toBe(parts.length);
  });

  it('is separated from other devices, e-mail addresses and tokens of other programs', () => {
    const others = [
      { $id: 'mail', identifier: 'amina@example.com' },
      { $id: 'app', identifier: 'fcm-token-of-another-program' },
      { $id: 'forged', identifier: `${DEVICE}-0/1 {}` },
    ];
    const found = pushDevices([...others, ...targetsOf(DEVICE, target()), ...targetsOf(OTHER, target(50))]);
    expect(found.map(({ device, target: one }) => [device, one?.endpoint.length])).toEqual([
      [DEVICE, target().endpoint.length],
      [OTHER, target(50).endpoint.length],
    ]);
  });

  it('is incomplete while parts are missing, but its targets are listed', () => {
    const parts = targetsOf(DEVICE, target());
    expect(pushDevices(parts.slice(1))).toEqual([
      { device: DEVICE, targetIds: parts.slice(1).map(({ $id }) => $id), target: undefined },
    ]);
    expect(pushDevices([{ $id: `${DEVICE}-0`, identifier: `${DEVICE}-0/1 {"endpoint":"no"}` }])[0]?.target).toBe(
      undefined,
    );
  });
});
