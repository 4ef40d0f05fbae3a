import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deviceRecords } from '@/db/browser-storage/device-records.ts';
import {
  changeUnlockChoice,
  finishKeyRotation,
  removeAppLock,
  setAppLock,
  setShowsNames,
  unlockByPin,
  unlockBySecret,
} from './app-lock.ts';
import {
  deviceKey,
  deviceKeyUserIds,
  DeviceLocked,
  forgetDeviceKey,
  knownDeviceKey,
  lockedKeyOf,
  unlockedUserIds,
} from './device-key.ts';
import { dropHeldKey, holdKey } from './held-key.ts';
import { newKeyBytes } from './key-wrapping.ts';
import { seal, unseal } from './seal.ts';

const account = { id: 'phone-1', secret: newKeyBytes() };
const PIN = '482913';

beforeEach(async () => {
  await deviceKey('amina');
  await setAppLock('amina', { pin: PIN, rounds: 1_000 }, account);
  await finishKeyRotation('amina');
});
afterEach(async () => {
  dropHeldKey();
  await forgetDeviceKey('amina');
});

describe('a locked device', () => {
  it('has no key to read with, and never creates another one', async () => {
    let created = false;
    expect(await knownDeviceKey('amina')).toBeUndefined();
    await expect(deviceKey('amina', async () => void (created = true))).rejects.toThrow(DeviceLocked);
    expect(created).toBe(false);
    expect(await unlockedUserIds()).toEqual([]);
  });

  it('still counts as the device of this user, so that a start never erases her data', async () => {
    expect(await deviceKeyUserIds()).toEqual(['amina']);
  });

  it('stores no CryptoKey once everything is encrypted again', async () => {
    const [stored] = await deviceRecords.read([['keys', 'amina']]);
    const values = JSON.stringify(stored, (_, value) => (value instanceof CryptoKey ? 'a key' : value));
    expect(values).not.toContain('a key');
  });

  it('is opened by the PIN, the secret of the account, and by nothing else', async () => {
    expect(await unlockByPin('amina', PIN)).not.toBeNull();
    expect(await unlockBySecret('amina', 'account', account.secret)).not.toBeNull();
    expect(await unlockByPin('amina', '000000')).toBeNull();
    expect(await unlockBySecret('amina', 'account', newKeyBytes())).toBeNull();
    expect(await unlockBySecret('amina', 'phone', account.secret)).toBeNull();
  });

  it('gives its key to whoever holds it in memory, and forgets it when it is dropped', async () => {
    const opened = (await unlockByPin('amina', PIN))!;
    holdKey('amina', opened.key);
    expect(await knownDeviceKey('amina')).toBe(opened.key);
    expect(await deviceKey('amina')).toBe(opened.key);
    dropHeldKey();
    expect(await knownDeviceKey('amina')).toBeUndefined();
  });

  it('opens with a new PIN or the phone’s unlock after a change, with the same key, and not with the old PIN', async () => {
    const before = (await unlockByPin('amina', PIN))!;
    const text = await seal(before.key, 'plum', 'row');
    await changeUnlockChoice('amina', before, { pin: '111222', rounds: 1_000 });
    expect(await unlockByPin('amina', PIN)).toBeNull();
    const changed = (await unlockByPin('amina', '111222'))!;
    expect(await unseal(changed.key, text, 'row')).toBe('plum');
    const phone = { credentialId: 'AAAA', salt: 'BBBB', secret: newKeyBytes() };
    await changeUnlockChoice('amina', changed, { phone });
    expect(await unlockByPin('amina', '111222')).toBeNull();
    const byPhone = (await unlockBySecret('amina', 'phone', phone.secret))!;
    expect(await unseal(byPhone.key, text, 'row')).toBe('plum');
  });

  it('is open again without a lock after the lock is removed, with the same key, which cannot be exported', async () => {
    const opened = (await unlockByPin('amina', PIN))!;
    const text = await seal(opened.key, 'plum', 'row');
    await removeAppLock('amina', opened);
    const key = (await knownDeviceKey('amina'))!;
    expect(await lockedKeyOf('amina')).toBeNull();
    expect(key.extractable).toBe(false);
    expect(await unseal(key, text, 'row')).toBe('plum');
  });

  it('keeps the choice about names in reminders', async () => {
    await setShowsNames('amina', true);
    expect((await lockedKeyOf('amina'))?.showsNames).toBe(true);
  });
});

describe('the tries of a PIN', () => {
  const triesLeft = async () => (await lockedKeyOf('amina'))?.pin?.tries.length;

  it('count down in the stored record, and a right PIN gives them back', async () => {
    await unlockByPin('amina', '000000');
    await unlockByPin('amina', '000001');
    expect(await triesLeft()).toBe(3);
    expect(await unlockByPin('amina', PIN)).not.toBeNull();
    expect(await triesLeft()).toBe(5);
  });

  it('are over after five: the right PIN opens nothing, the account still does', async () => {
    for (let wrong = 0; wrong < 5; wrong += 1) await unlockByPin('amina', `00000${wrong}`);
    expect(await triesLeft()).toBe(0);
    expect(await unlockByPin('amina', PIN)).toBeNull();
    expect(await unlockBySecret('amina', 'account', account.secret)).not.toBeNull();
  });

  it('cannot be taken at the same time more than five times', async () => {
    const tries = Array.from({ length: 7 }, (_, at) => unlockByPin('amina', `10000${at}`));
    await Promise.all(tries);
    expect(await triesLeft()).toBe(0);
  });

  it('cannot be given back by deleting or changing a stored value', async () => {
    for (let wrong = 0; wrong < 5; wrong += 1) await unlockByPin('amina', `00000${wrong}`);
    const stored = (await lockedKeyOf('amina'))!;
    // What is left of the used tries is nothing: no value can be written in their place without the key or the PIN.
    const forged = Array.from({ length: 5 }, () => ({ salt: stored.pin!.salt, box: stored.account.box }));
    await deviceRecords.put('keys', 'amina', { ...stored, pin: { ...stored.pin!, tries: forged } });
    expect(await unlockByPin('amina', PIN)).toBeNull();
    await deviceRecords.put('keys', 'amina', { ...stored, pin: null });
    expect(await unlockByPin('amina', PIN)).toBeNull();
    await deviceRecords.remove('keys', 'amina');
    expect(await unlockBySecret('amina', 'account', account.secret)).toBeNull();
  });
});

it('a lock cannot be set twice, and not without data', async () => {
  await expect(setAppLock('amina', { pin: PIN, rounds: 1_000 }, account)).rejects.toThrow();
  await expect(setAppLock('zola', { pin: PIN, rounds: 1_000 }, account)).rejects.toThrow();
});
