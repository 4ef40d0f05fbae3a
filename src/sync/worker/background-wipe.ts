import { identifiedUserIds, identityOf } from '@/db/browser-storage/device-identity.ts';
import { eraseStore } from '@/db/store/erase-store.ts';
import { isWipeOrdered } from '@/sync/account/lost-device.ts';
import { signedInUserId } from './signed-in-user-id.ts';

async function eraseIfOrdered(userId: string): Promise<void> {
  if (await isWipeOrdered(userId)) await eraseStore(userId);
}

/**
 * Erases the data of users whose device was reported lost, before anything is sent or fetched. What only a page can
 * erase, such as `localStorage`, goes at the next start. Without a network nothing is asked, and nothing is erased that
 * was not ordered before.
 */
export async function wipeInBackground(): Promise<void> {
  const userIds = await identifiedUserIds();
  if (userIds.length === 0) return;
  const signedIn = await signedInUserId().catch(() => undefined);
  for (const userId of userIds) {
    const isOrdered = (await identityOf(userId))?.mustWipe === true;
    if (isOrdered || (signedIn !== undefined && signedIn !== userId))
      await eraseIfOrdered(userId).catch(() => undefined);
  }
}
