import {
  changeUnlockChoice,
  finishKeyRotation,
  unlockByPin,
  unlockBySecret,
  type UnlockChoice,
  type Unwrapped,
} from '@/db/encryption/app-lock.ts';
import { lockedKeyOf } from '@/db/encryption/device-key.ts';
import { continueLogIn, logIn, type LogInInput, type SessionUser } from '@/sync/session/session.ts';
import { lockName } from '@/sync/worker/leader-election.ts';
import { readPhoneSecret } from './phone-unlock.ts';
import { openWithKey } from './lock-state.ts';

/** Runs `work` while no tab or worker syncs this user: one that still does loses the lock and stops. */
const withoutSync = (userId: string, work: () => Promise<void>): Promise<void> =>
  globalThis.navigator?.locks ? navigator.locks.request(lockName(userId), { steal: true }, work) : work();

/** After the lock was set: encrypts everything with the new key. Continues one that was interrupted. */
async function rotateIfNeeded(userId: string, key: CryptoKey): Promise<void> {
  const from = (await lockedKeyOf(userId))?.replaced;
  if (!from) return;
  const { rotateDatabases, rotateTexts } = await import('@/db/key-rotation/rotate-key.ts');
  const keys = { from, to: key };
  await withoutSync(userId, async () => {
    await rotateDatabases(userId, keys);
    await rotateTexts(localStorage, 'maia-note-', 'note ', keys);
    await rotateTexts(sessionStorage, 'maia-draft-', 'draft ', keys);
    await finishKeyRotation(userId);
  });
}

/** Opens the app with an unwrapped key, and removes its bytes from memory. */
export async function openApp(userId: string, unwrapped: Unwrapped): Promise<void> {
  try {
    await rotateIfNeeded(userId, unwrapped.key);
    await openWithKey(userId, unwrapped.key);
  } finally {
    unwrapped.wipe();
  }
}

/** How many tries of the PIN are left; null when the user unlocks with the phone's own unlock. */
export const triesLeft = async (userId: string): Promise<number | null> =>
  (await lockedKeyOf(userId))?.pin?.tries.length ?? null;

/** @returns whether the app is open. A wrong PIN costs a try */
export async function unlockWithPin(userId: string, pin: string): Promise<boolean> {
  const unwrapped = await unlockByPin(userId, pin);
  if (unwrapped) await openApp(userId, unwrapped);
  return unwrapped !== null;
}

/** The key, unwrapped by the phone's own unlock; null when it was cancelled or its secret is another one. */
export async function unwrapWithPhone(userId: string): Promise<Unwrapped | null> {
  const phone = (await lockedKeyOf(userId))?.phone;
  const secret = phone && (await readPhoneSecret(phone));
  return secret ? unlockBySecret(userId, 'phone', secret) : null;
}

export async function unlockWithPhone(userId: string): Promise<boolean> {
  const unwrapped = await unwrapWithPhone(userId);
  if (unwrapped) await openApp(userId, unwrapped);
  return unwrapped !== null;
}

/**
 * Signs in with the password of the account, and unwraps the key with the secret that the account stores. Call `openApp` then.
 * Null when the account does not have the secret.
 * @param code of the authenticator app, or a recovery code, after a first try without one was incomplete
 * @throws SignInError when the sign-in fails, SignInIncomplete when it needs one more step, SecondFactorError
 */
export async function unwrapWithPassword(
  userId: string,
  email: string,
  password: string,
  code?: string,
): Promise<Unwrapped | null> {
  const id = (await lockedKeyOf(userId))?.account.id;
  const user = await (code === undefined ? logIn({ email, password }) : logInByCode({ email, password }, code));
  if (id === undefined || user.id !== userId) return null;
  const { readLockSecret } = await import('@/sync/api/account/lock-secrets.ts');
  const secret = await readLockSecret(id);
  return secret && unlockBySecret(userId, 'account', secret);
}

/** The second step of a log-in that was begun with this password. */
async function logInByCode(input: LogInInput, code: string): Promise<SessionUser> {
  const { newChallenge } = await import('@/sync/api/account/second-factor.ts');
  await newChallenge(/^\d{6}$/.test(code) ? 'totp' : 'recoveryCode').answer(code);
  return continueLogIn(input);
}

/** Replaces the forgotten PIN and opens the app. */
export async function openWithNewChoice(userId: string, unwrapped: Unwrapped, choice: UnlockChoice): Promise<void> {
  await changeUnlockChoice(userId, unwrapped, choice);
  await openApp(userId, unwrapped);
}
