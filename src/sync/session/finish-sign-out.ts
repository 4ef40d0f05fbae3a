import { endIdentity } from '@/db/browser-storage/device-identity.ts';
import { eraseStore } from '@/db/store/erase-store.ts';
import { forgetStorePresence } from '@/db/store/store-loss.ts';
import { withUserErasureLock } from '@/db/store/erasure-lock.ts';
import { clearSignOut, unfinishedSignOuts } from './sign-out-progress.ts';
import { isSignedInOnDevice } from './session.ts';

/**
 * Erases what is left of users whose sign-out was interrupted before the key was erased. Skips users who have signed in
 * again.
 */
export async function finishSignOut(): Promise<void> {
  for (const userId of unfinishedSignOuts())
    await withUserErasureLock(userId, async () => {
      if (!unfinishedSignOuts().includes(userId)) return;
      if (!isSignedInOnDevice(userId)) {
        await eraseStore(userId);
        forgetStorePresence(userId);
        await endIdentity(userId);
      }
      clearSignOut(userId);
    });
}
