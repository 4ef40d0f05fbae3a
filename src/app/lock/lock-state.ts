import { create } from 'zustand';
import { lockedKeyOf } from '@/db/encryption/device-key.ts';
import { holdKey, onLockAnnounced } from '@/db/encryption/held-key.ts';
import { reloadSnapshot } from '@/db/snapshot/first-paint-snapshot.ts';
import { preloadLossMode } from '@/app/settings/pregnancy-loss-mode.ts';
import { useSession } from '@/sync/account/session-store.ts';
import { forgetLockSettings, readLockSettings, saveLockSettings } from './lock-settings.ts';

const currentUserId = () => useSession.getState().user?.id ?? null;

/** The user whose data this tab may not show now. Every start with an app lock begins locked. */
export const useLock = create<{ lockedUserId: string | null }>(() => {
  const userId = currentUserId();
  return { lockedUserId: userId !== null && readLockSettings(userId) ? userId : null };
});

/** Whether the data of the signed-in user is locked in this tab. */
export const isLockedNow = (): boolean => {
  const userId = currentUserId();
  return userId !== null && useLock.getState().lockedUserId === userId;
};

export function useIsLocked(): boolean {
  const userId = useSession((session) => session.user?.id);
  const lockedUserId = useLock((lock) => lock.lockedUserId);
  return userId !== undefined && lockedUserId === userId;
}

/** Compares with the stored key, which decides: the settings can be deleted, and the browser can delete the key. @returns whether it is locked */
export async function checkLock(userId: string): Promise<boolean> {
  const locked = await lockedKeyOf(userId);
  if (!locked) {
    forgetLockSettings(userId);
    if (useLock.getState().lockedUserId === userId) useLock.setState({ lockedUserId: null });
    return false;
  }
  if (!readLockSettings(userId)) {
    saveLockSettings(userId);
    useLock.setState({ lockedUserId: userId });
  }
  return useLock.getState().lockedUserId === userId;
}

/** Shows the data of this user in this tab. Reads the snapshot first, so that the first page after the unlock has it at once. */
export async function openWithKey(userId: string, key: CryptoKey): Promise<void> {
  // Before the key is there: a tab that has it must never miss that another one locks.
  onLockAnnounced(
    userId,
    () => void import('./lock-now.ts').then(({ lockNow }) => lockNow(userId, { isAnnounced: true })),
  );
  holdKey(userId, key);
  await reloadSnapshot(userId);
  await preloadLossMode(userId);
  useLock.setState({ lockedUserId: null });
}

/** Resolves when the data of this user may be opened: true; false when another user has signed in, or nobody is. */
export async function untilUnlocked(userId: string): Promise<boolean> {
  // Without storage there is no lock; opening the store reports the failure.
  if (!(await checkLock(userId).catch(() => false))) return true;
  return new Promise((resolve) => {
    const settle = () => {
      const isUser = currentUserId() === userId;
      if (isUser && useLock.getState().lockedUserId === userId) return;
      for (const stop of stops) stop();
      resolve(isUser);
    };
    const stops = [useLock.subscribe(settle), useSession.subscribe(settle)];
    settle();
  });
}
