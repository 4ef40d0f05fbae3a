import { isClinician } from '@/model/account/staff.ts';
import { withTimeout } from '@/db/scheduling/with-timeout.ts';
import { TYPING_TIMEOUT_MS, untilIdle, whenIdle } from '@/db/scheduling/when-idle.ts';
import { reportOpenFailure } from '@/db/store/open-failure.ts';
import { allowReopeningWhile, openStore, storeRequested } from '@/db/store/open-store.ts';
import {
  continueWipe,
  endPreviousSession,
  isSignedInOnDevice,
  refreshSession,
  useSession,
} from '@/sync/session/session.ts';
import { restoreAccountDetails, saveAccountDetails } from '@/sync/account/account-details.ts';
import { useSyncStatus } from '@/sync/status/use-sync-status.ts';
import { forgetEmergencyContacts } from '@/app/emergency/emergency-contacts.ts';
import { followProfileCountry } from '@/app/emergency/profile-country.ts';
import { forgetUnreadList } from '@/db/store/store-health.ts';
import { forgetCachedLists } from '@/db/cache/cached-list.ts';
import { preloadLossMode, endLossMode, followLossMode } from '@/app/settings/pregnancy-loss-mode.ts';
import { untilUnlocked } from '@/app/lock/lock-state.ts';
import { clearDrafts } from '@/ui/controls/use-draft.ts';

/** Runs `work` after the next paint, when the browser is idle. */
const afterPaint = (work: () => void) => requestAnimationFrame(() => whenIdle(work, TYPING_TIMEOUT_MS));

interface Running {
  userId: string;
  stop: () => Promise<void>;
}

/** If no screen requests the store, it is opened after this time, but not while the user types. */
const UNREQUESTED_DELAY_MS = 1500;

/** Resolves when a screen requests the store; without a request, after the delay and when the browser is idle. */
async function whenNeeded(): Promise<void> {
  await withTimeout(UNREQUESTED_DELAY_MS, storeRequested());
  await Promise.race([storeRequested(), untilIdle(TYPING_TIMEOUT_MS)]);
}

/**
 * Opens the user's store after the first paint, which uses the snapshot of the last visit, and starts the sync when the
 * screen is up. Neither is in the first chunk.
 */
async function begin(userId: string): Promise<Running> {
  await whenNeeded();
  if (await continueWipe(userId)) return { userId, stop: async () => {} };
  if (!(await untilUnlocked(userId))) return { userId, stop: async () => {} };
  await restoreAccountDetails(userId);
  // After a sign-out meanwhile, an empty store with a new key would be left behind.
  if (!isSignedInOnDevice(userId)) return { userId, stop: async () => {} };
  const store = await openStore(userId).catch((error: unknown) => {
    // A store that is not opened because the user has signed out meanwhile is no failure.
    if (isSignedInOnDevice(userId)) reportOpenFailure(error);
  });
  // `reportOpenFailure` has shown the failure; without a store there is nothing to follow.
  if (!store) return { userId, stop: async () => {} };
  const stops = [
    await followLossMode(userId),
    await noteUnsent(userId),
    followProfileCountry(),
    saveAccountDetails(userId),
  ];
  let stop = async () => {};
  let isStopped = false;
  const follow = (start: () => () => void) => {
    if (!isStopped) stops.push(start());
  };
  afterPaint(() => {
    if (isStopped) return;
    void import('@/sync/worker/start-sync.ts').then(async ({ startSync }) => {
      const sync = await startSync(userId);
      stop = () => sync.stop();
      if (isStopped) await stop();
    });
    void import('@/db/first-paint/readings-snapshot.ts').then(({ saveReadingsSnapshots }) =>
      follow(() => saveReadingsSnapshots(userId)),
    );
    void import('@/app/notifications/follow-notifications.ts').then(({ followNotifications }) =>
      follow(() => followNotifications(userId)),
    );
    // A doctor's messages are on the server, not in the store.
    if (isClinician(useSession.getState().user?.labels ?? []))
      void import('@/app/notifications/follow-doctor-unread.ts').then(({ followDoctorUnread }) =>
        follow(() => followDoctorUnread(userId)),
      );
    else {
      void import('@/app/notifications/follow-unread-messages.ts').then(({ followUnreadMessages }) =>
        follow(() => followUnreadMessages(userId)),
      );
      void import('@/app/plan/follow-late-plan.ts').then(({ saveLatePlans }) => follow(() => saveLatePlans(userId)));
      void import('@/app/episodes/follow-episodes.ts').then(({ followEpisodes }) => follow(followEpisodes));
    }
    void import('@/app/notifications/app-badge.ts').then(({ followAppBadge }) => follow(() => followAppBadge(userId)));
    void import('@/app/recovery/follow-rejected-records.ts').then(({ followRejectedRecords }) =>
      follow(followRejectedRecords),
    );
    void import('@/sync/outbox/forum-outbox.ts').then(({ startForumOutbox }) => follow(() => startForumOutbox(userId)));
  });
  return {
    userId,
    stop: () => {
      isStopped = true;
      for (const each of stops) each();
      return stop();
    },
  };
}

/** Records the number of unsent entries outside the store, so that it can be reported if the browser deletes the store. */
async function noteUnsent(userId: string): Promise<() => void> {
  const { recordStorePresence } = await import('@/db/store/store-loss.ts');
  return useSyncStatus.subscribe(({ pending, dead, lastSafeCopyAt }) => {
    const isCounted = lastSafeCopyAt !== null || pending + dead > 0;
    if (isCounted && isSignedInOnDevice(userId)) recordStorePresence(userId, pending + dead);
  });
}

/** Clears the data of the previous user that pages keep outside the store. */
function forgetUser(): void {
  clearDrafts();
  forgetCachedLists();
  forgetUnreadList();
  forgetEmergencyContacts();
  endLossMode();
}

/** Tells the server what earlier sign-outs could not tell it without a network. */
const reportErasedNow = (): Promise<void> =>
  import('@/sync/account/lost-device.ts').then(({ reportErased }) => reportErased()).catch(() => undefined);

/** Finishes a sign-out that was interrupted or had no network, and deletes stores without a user. */
function finishInterruptedSignOut(): void {
  void endPreviousSession();
  window.addEventListener('online', () => void endPreviousSession().then(reportErasedNow));
  afterPaint(() => {
    const { user } = useSession.getState();
    void import('@/sync/session/finish-sign-out.ts')
      .then(({ finishSignOut }) => finishSignOut())
      .catch(() => undefined)
      .then(() => import('@/db/store/erase-store.ts'))
      .then(({ eraseOrphans }) => eraseOrphans(user?.id ?? null))
      .catch(() => undefined)
      // Last: only then the data is gone.
      .then(() => reportErasedNow());
  });
}

/** From now on, opens and closes store and sync when the signed-in user changes. */
export function followSession(): void {
  let running: Promise<Running> | null = null;
  let current: string | null = null;
  const follow = (userId: string | null) => {
    if (userId === current) return;
    if (current !== null) forgetUser();
    current = userId;
    if (userId !== null) void Promise.all([preloadLossMode(userId), restoreAccountDetails(userId)]);
    // An error in the session of the previous user must not block the next one.
    const before = Promise.resolve(running).catch(() => null);
    running = userId === null ? null : before.then(() => begin(userId));
    void before.then((previous) => previous?.stop());
  };
  const signedInUserId = () => {
    const { user, isAuthenticated } = useSession.getState();
    return isAuthenticated && user ? user.id : null;
  };
  allowReopeningWhile(isSignedInOnDevice);
  finishInterruptedSignOut();
  useSession.subscribe(() => follow(signedInUserId()));
  follow(signedInUserId());
  if (current !== null) void whenNeeded().then(() => afterPaint(() => void refreshSession()));
}
