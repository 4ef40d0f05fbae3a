import type { AccountSecret } from '@/db/encryption/app-lock.ts';
import { fromBase64, toBase64 } from '@/db/encryption/seal.ts';
import { connectAccount } from '@/sync/account/account.ts';

/** One entry for each device with an app lock, in the preferences of the account. */
const nameOf = (id: string) => `lock_${id}`;

type Preferences = Record<string, unknown>;

async function changePreferences(change: (before: Preferences) => Preferences): Promise<void> {
  const account = connectAccount();
  const before: Preferences = await account.getPrefs();
  await account.updatePrefs({ prefs: change(before) });
}

/** Stores a secret that opens the app lock of one device. Only a session of the account can read it. @throws without a network or a session */
export const storeLockSecret = ({ id, secret }: AccountSecret): Promise<void> =>
  changePreferences((before) => ({ ...before, [nameOf(id)]: toBase64(secret) }));

/** The secret of this device; null when the account does not have it. @throws without a network or a session */
export async function readLockSecret(id: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const preferences: Preferences = await connectAccount().getPrefs();
  const stored = preferences[nameOf(id)];
  return typeof stored === 'string' ? fromBase64(stored) : null;
}

/** Removes the secret of a device whose app lock is removed. @throws without a network or a session */
export const dropLockSecret = (id: string): Promise<void> =>
  changePreferences((before) => Object.fromEntries(Object.entries(before).filter(([name]) => name !== nameOf(id))));

/** Ends this device's session, so that only the password of the account leads further. @throws without a network */
export async function endDeviceSession(): Promise<void> {
  await connectAccount().deleteSession({ sessionId: 'current' });
}
