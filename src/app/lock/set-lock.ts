import {
  removeAppLock,
  setAppLock,
  unlockByPin,
  changeUnlockChoice,
  type UnlockChoice,
  type Unwrapped,
} from '@/db/encryption/app-lock.ts';
import { lockedKeyOf } from '@/db/encryption/device-key.ts';
import { newKeyBytes } from '@/db/encryption/key-wrapping.ts';
import { forgetSnapshot } from '@/db/snapshot/first-paint-snapshot.ts';
import { lockNow } from './lock-now.ts';
import { forgetLockSettings, saveLockSettings, type LockDelay } from './lock-settings.ts';
import { isOtherTabOpen } from './tab-messages.ts';
import { unwrapWithPhone } from './unlock.ts';

/** Why the lock was not set. `otherTab`: what is typed there could not be read after the change of the key. */
export type SetLockFailure = 'otherTab' | 'offline';

/**
 * Sets the app lock and locks at once: the unlock that follows encrypts everything with the new key. Needs the network once,
 * because the account stores the secret for a forgotten PIN. @returns why it was not set; else this page is loaded again
 */
export async function setLock(userId: string, choice: UnlockChoice, delay: LockDelay): Promise<SetLockFailure | null> {
  if (await isOtherTabOpen()) return 'otherTab';
  const account = { id: crypto.randomUUID(), secret: newKeyBytes() };
  try {
    const { storeLockSecret } = await import('@/sync/api/account/lock-secrets.ts');
    await storeLockSecret(account);
  } catch {
    return 'offline';
  }
  await setAppLock(userId, choice, account);
  account.secret.fill(0);
  saveLockSettings(userId, { delay });
  await forgetSnapshot(userId);
  await lockNow(userId);
  return null;
}

/** The proof that the user may change the lock. Null when the PIN is wrong or the phone's unlock was cancelled. */
export const unwrapForChange = (userId: string, pin: string | null): Promise<Unwrapped | null> =>
  pin === null ? unwrapWithPhone(userId) : unlockByPin(userId, pin);

/** Removes the app lock. The app stays open in all tabs. */
export async function removeLock(userId: string, unwrapped: Unwrapped): Promise<void> {
  const id = (await lockedKeyOf(userId))?.account.id;
  await removeAppLock(userId, unwrapped);
  unwrapped.wipe();
  forgetLockSettings(userId);
  if (id === undefined) return;
  const { dropLockSecret } = await import('@/sync/api/account/lock-secrets.ts');
  // Without the wrapped key the secret opens nothing.
  await dropLockSecret(id).catch(() => undefined);
}

/** Replaces the PIN, or the PIN by the phone's own unlock. */
export async function changeLock(userId: string, unwrapped: Unwrapped, choice: UnlockChoice): Promise<void> {
  await changeUnlockChoice(userId, unwrapped, choice);
  unwrapped.wipe();
}
