import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { deviceKey, forgetDeviceKey, knownDeviceKey } from './device-key.ts';

it('a script in the page can use the key but cannot export it in any format', async () => {
  await deviceKey('amina');
  const key = await knownDeviceKey('amina');
  if (!key) throw new Error('deviceKey did not store a key');
  expect(key.extractable).toBe(false);
  for (const form of ['raw', 'jwk'] as const)
    await expect(crypto.subtle.exportKey(form, key)).rejects.toThrow(/extractable/);
  const wrapping = await crypto.subtle.generateKey({ name: 'AES-KW', length: 256 }, true, ['wrapKey']);
  await expect(crypto.subtle.wrapKey('raw', key, wrapping, 'AES-KW')).rejects.toThrow(/extractable/);
  await forgetDeviceKey('amina');
  expect(await knownDeviceKey('amina')).toBeUndefined();
});
