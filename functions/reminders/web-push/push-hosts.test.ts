import { describe, expect, it } from 'vitest';
import { isPushService } from './push-hosts.ts';

describe('a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/QK3f',
    'https://wns2-par02p.notify.windows.com/w/?token=x',
  ])('is %s', (endpoint) => expect(isPushService(endpoint, '')).toBe(true));

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com.attacker.example/x',
    'https://attacker.example/fcm.googleapis.com',
    'https://evilpush.apple.com.example/x',
    'https://notpush.apple.com:8443/x',
    'https://xfcm.googleapis.com/x',
    'http://127.0.0.1:8080/v1/users',
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'nonsense',
  ])('is not %s', (endpoint) => expect(isPushService(endpoint, '')).toBe(false));

  it('can be any origin that the operator names, but no subdomain or other port of it', () => {
    const further = 'https://push.clinic.example, http://127.0.0.1:4000';
    expect(isPushService('http://127.0.0.1:4000/push/a', further)).toBe(true);
    expect(isPushService('http://127.0.0.1:4001/push/a', further)).toBe(false);
    expect(isPushService('https://push.clinic.example.org/a', further)).toBe(false);
  });
});
