import { withTimeout } from '@/db/scheduling/with-timeout.ts';
import { leaveStore } from '@/db/store/open-store.ts';
import { withSignOutLock } from '@/sync/account/sign-out-marker.ts';
import { forgetStoredTraces } from './stored-traces.ts';

/** How long a server that does not answer may delay a sign-out. */
const TIMEOUT_MS = 5_000;

const parts = {
  startSync: () => import('@/sync/worker/start-sync.ts'),
  push: () => import('@/sync/api/push/push-subscription.ts'),
  endSession: () => import('@/sync/account/end-signed-out-session.ts'),
  eraseStore: () => import('@/db/store/erase-store.ts'),
  storeLoss: () => import('@/db/store/store-loss.ts'),
  backgroundSync: () => import('@/sync/outbox/background-sync.ts'),
  identity: () => import('@/db/browser-storage/device-identity.ts'),
  lostDevice: () => import('@/sync/account/lost-device.ts'),
} as const;

/**
 * Loads all code that a sign-out needs. A screen calls it before it signs out: on a first visit no service worker holds the
 * chunks yet, and a sign-out that stops at a missing chunk would leave the key on the device. @throws when a chunk cannot be
 * fetched; nothing has changed then
 */
export async function loadSignOut(): Promise<void> {
  const loads = Object.values(parts).map((load) => load());
  // A second try would share a request that is about to fail, so a failure is reported when none is under way.
  await Promise.allSettled(loads);
  await Promise.all(loads);
}

/**
 * Stops everything that runs for this user in this tab and closes the store. The erasing is done by the tab that signed
 * out. A store that is opened after this call stays open: the user may sign in again meanwhile.
 */
export async function releaseUser(userId: string, closeLeft = leaveStore(userId)): Promise<void> {
  const { stopSync } = await parts.startSync();
  await stopSync(userId);
  await closeLeft();
}

async function removePush(userId: string): Promise<void> {
  const { removePushTarget } = await parts.push();
  await removePushTarget(userId);
}

/**
 * Removes this device's push target from the account. Started first, because it needs the session that any later call
 * ends.
 */
const detachPush = (userId: string): Promise<unknown> =>
  // A frozen tab may hold the lock, and a server that does not answer may hold it too: limit both.
  withTimeout(
    TIMEOUT_MS,
    withSignOutLock(() => withTimeout(TIMEOUT_MS, removePush(userId))),
  );

/** Ends the session on the server. If that fails, it is tried again at the next contact. */
async function endSession(): Promise<void> {
  const { endSignedOutSession } = await parts.endSession();
  await endSignedOutSession();
}

/**
 * Erases all data of this user on this device. The key is erased first, so that the encrypted data cannot be read even
 * if the rest is interrupted.
 * @param closeLeft of `leaveStore`
 */
export async function eraseUserData(userId: string, closeLeft: () => Promise<void>): Promise<void> {
  const pushDetached = detachPush(userId);
  const [{ eraseStore, deleteKeyAndSnapshot }, { forgetStorePresence }] = await Promise.all([
    parts.eraseStore(),
    parts.storeLoss(),
  ]);
  await deleteKeyAndSnapshot(userId);
  forgetStoredTraces(userId);
  await releaseUser(userId, closeLeft);
  // A store that was just opening writes the marker again when it is open.
  forgetStorePresence(userId);
  const { cancelBackgroundSync } = await parts.backgroundSync();
  await withTimeout(TIMEOUT_MS, cancelBackgroundSync());
  await pushDetached;
  await withTimeout(TIMEOUT_MS, endSession());
  await eraseStore(userId);
  const [{ endIdentity }, { reportErased }] = await Promise.all([parts.identity(), parts.lostDevice()]);
  await endIdentity(userId);
  await withTimeout(TIMEOUT_MS, reportErased());
}
