import { changeLockedKey, changeStoredKey, lockedKeyOf } from './device-key.ts';
import {
  importKey,
  newKeyBytes,
  takeTry,
  unwrapByPin,
  unwrapBySecret,
  wrapByPin,
  wrapBySecret,
  type AccountWrapping,
  type LockedKey,
  type PhoneWrapping,
} from './key-wrapping.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** The secret that the account stores for this device, see `AccountWrapping`. */
export interface AccountSecret {
  readonly id: string;
  readonly secret: Bytes;
}

/** The phone's own unlock, with the secret that its chip has computed. */
export type PhoneSecret = Pick<PhoneWrapping, 'credentialId' | 'salt'> & { readonly secret: Bytes };

/** How the user unlocks: exactly one of both. */
export type UnlockChoice = { readonly pin: string; readonly rounds?: number } | { readonly phone: PhoneSecret };

const wrapPhone = async (userId: string, { secret, ...phone }: PhoneSecret, key: Bytes): Promise<PhoneWrapping> => ({
  ...phone,
  box: await wrapBySecret(userId, 'phone', secret, key),
});

const wrapChoice = async (
  userId: string,
  choice: UnlockChoice,
  key: Bytes,
): Promise<Pick<LockedKey, 'pin' | 'phone'>> =>
  'pin' in choice
    ? { pin: await wrapByPin(userId, choice.pin, key, choice.rounds), phone: null }
    : { pin: null, phone: await wrapPhone(userId, choice.phone, key) };

const wrapAccount = async (userId: string, { id, secret }: AccountSecret, key: Bytes): Promise<AccountWrapping> => ({
  id,
  box: await wrapBySecret(userId, 'account', secret, key),
});

/**
 * Sets the app lock: from now on the device stores only wrappings of a new key, which never was on the disk. The old key stays
 * as `replaced` until everything is encrypted again, see `finishKeyRotation`; it cannot be wrapped, because it cannot be exported.
 * @throws when the lock is set already, or when there is no data to lock
 */
export async function setAppLock(userId: string, choice: UnlockChoice, account: AccountSecret): Promise<void> {
  const key = newKeyBytes();
  try {
    const wrappings = { ...(await wrapChoice(userId, choice, key)), account: await wrapAccount(userId, account, key) };
    await changeStoredKey(userId, (stored) => {
      if (!stored || 'account' in stored) throw new Error('there is no unlocked key on this device: reload this page');
      return { ...wrappings, showsNames: false, replaced: stored };
    });
  } finally {
    key.fill(0);
  }
}

/** The result of an unlock: the key, with its bytes for the change of the lock. Call `wipe` when they are not needed any more. */
export interface Unwrapped {
  readonly key: CryptoKey;
  readonly bytes: Bytes;
  readonly wipe: () => void;
}

const unwrapped = async (bytes: Bytes): Promise<Unwrapped> => ({
  key: await importKey(bytes),
  bytes,
  wipe: () => void bytes.fill(0),
});

/**
 * One try of the PIN, which counts before it is checked, also if the tab is closed meanwhile. A right PIN gives all tries back.
 * @returns null when the PIN is wrong or no try is left
 */
export async function unlockByPin(userId: string, pin: string): Promise<Unwrapped | null> {
  let step: ReturnType<typeof takeTry>;
  await changeLockedKey(userId, (locked) => {
    step = locked.pin ? takeTry(locked.pin) : undefined;
    return step && { ...locked, pin: step.left };
  });
  const opened = step ? await unwrapByPin(userId, pin, step.taken) : null;
  if (!opened) return null;
  const { key, wrapping } = opened;
  // Another tab may have changed the PIN meanwhile.
  await changeLockedKey(userId, (locked) =>
    locked.pin?.salt === wrapping.salt ? { ...locked, pin: wrapping } : undefined,
  );
  return unwrapped(key);
}

/** Unlocks with the secret of the phone's chip or of the account. @returns null when it is another secret */
export async function unlockBySecret(
  userId: string,
  way: 'phone' | 'account',
  secret: Bytes,
): Promise<Unwrapped | null> {
  const box = (await lockedKeyOf(userId))?.[way]?.box;
  const bytes = box === undefined ? null : await unwrapBySecret(userId, way, secret, box);
  return bytes && unwrapped(bytes);
}

/** Replaces how the user unlocks: a new PIN, or the phone's unlock. The key stays the same. */
export async function changeUnlockChoice(userId: string, { bytes }: Unwrapped, choice: UnlockChoice): Promise<void> {
  const wrappings = await wrapChoice(userId, choice, bytes);
  await changeLockedKey(userId, (locked) => ({ ...locked, ...wrappings }));
}

/** Sets whether reminders show the names of medicines while the device is locked. */
export const setShowsNames = (userId: string, showsNames: boolean): Promise<void> =>
  changeLockedKey(userId, (locked) => ({ ...locked, showsNames }));

/** Call when nothing is encrypted with the old key any more: deletes it. */
export const finishKeyRotation = (userId: string): Promise<void> =>
  changeLockedKey(userId, ({ pin, phone, account, showsNames }) => ({ pin, phone, account, showsNames }));

/** Removes the app lock: the device stores the unwrapped key, as without a lock. Scripts cannot export it. */
export const removeAppLock = (userId: string, { key }: Unwrapped): Promise<void> => changeLockedKey(userId, () => key);
