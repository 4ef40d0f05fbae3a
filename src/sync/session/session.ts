import { isStaff } from '@/model/account/staff.ts';
import { isErasurePending } from '@/sync/api/account/erasure-marker.ts';
import { eraseUserData, loadSignOut, releaseUser } from './sign-out.ts';
import { onOtherTabs, notifyOtherTabs } from './session-channel.ts';
import { setSignedOut, useSignOutFailure, wasSignedOut } from '@/sync/account/sign-out-marker.ts';
import { leaveStore } from '@/db/store/open-store.ts';
import { untilErased, withUserErasureLock } from '@/db/store/erasure-lock.ts';
import { clearSignOut, markSignOut } from './sign-out-progress.ts';
import { SESSION_KEY, signedIn, signedOut, useSession, type SessionUser } from '@/sync/account/session-store.ts';
import type { LogInInput, SignUpInput } from './sign-in.ts';
import { showErasedAccount } from '@/sync/account/erased-account.ts';
import { useSyncStatus } from '@/sync/status/use-sync-status.ts';

import { SignInError, SignInIncomplete } from './sign-in-error.ts';

export { SignInError, SignInIncomplete, type SignInStep } from './sign-in-error.ts';
export { endFirstRun, isFirstRunOpen, openFirstRun } from '@/sync/account/first-run-marker.ts';
export { useSignOutFailure } from '@/sync/account/sign-out-marker.ts';
export { loadSignOut } from './sign-out.ts';
export { readSessionUser } from '@/sync/account/account-details.ts';
export { useSession, type SessionUser } from '@/sync/account/session-store.ts';
export type { LogInInput, SignUpInput } from './sign-in.ts';

/** The last sign-out of this tab, until it is complete: the next user may be the same person. */
let runningSignOut: Promise<void> = Promise.resolve();

const syncRecordsNow = async (): Promise<void> => (await import('@/sync/worker/start-sync.ts')).resyncNow();
const syncForumNow = async (): Promise<void> => (await import('@/sync/outbox/forum-outbox.ts')).sendForumNow();

async function openUserSession(open: () => Promise<SessionUser>): Promise<SessionUser> {
  useSession.setState({ isLoading: true, error: null });
  try {
    await runningSignOut;
    const user = await open();
    await untilErased(user.id);
    clearSignOut(user.id);
    const before = useSession.getState().user;
    useSession.setState(signedIn(user));
    notifyOtherTabs();
    void reportDeviceUse(user, true);
    // The same user signed in again: the store is open and its sync only waits for the session.
    if (before?.id === user.id) {
      void syncForumNow();
      await syncRecordsNow();
    }
    return user;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    useSession.setState({ isLoading: false, error: error instanceof SignInIncomplete ? null : message });
    throw error;
  }
}

/** Creates the account, signs in and writes the first profile to the local store. @throws SignInError */
export const signUp = (input: SignUpInput): Promise<SessionUser> =>
  openUserSession(async () => (await import('./sign-in.ts')).createAccountFor(input));

/** @throws SignInError, SignInIncomplete */
export const logIn = (input: LogInInput): Promise<SessionUser> =>
  openUserSession(async () => (await import('./sign-in.ts')).openSessionFor(input));

/** Goes on after a step that `logIn` has asked for. @throws SignInError, SignInIncomplete */
export const continueLogIn = (input: LogInInput): Promise<SessionUser> =>
  openUserSession(async () => (await import('./sign-in.ts')).openedSessionFor(input));

/** Gives the log-in up that needs one more step. Never fails. */
export const cancelLogIn = async (): Promise<void> => (await import('./sign-in.ts')).endOpenedSession();

/**
 * Removes the user from this device, with or without a network: session, snapshot, key and databases, in every tab.
 * Does not ask for confirmation: the screen does, when something is unsent.
 */
export async function logOut(): Promise<void> {
  const { user } = useSession.getState();
  if (user) setSignedOut();
  useSession.setState(signedOut);
  if (!user) return;
  // Set only after the session state was cleared: finishing the sign-out of a signed-in user would erase unsent
  // records.
  markSignOut(user.id);
  notifyOtherTabs();
  const closeLeft = leaveStore(user.id);
  runningSignOut = withUserErasureLock(user.id, () => eraseUserData(user.id, closeLeft)).catch(() => undefined);
  await runningSignOut;
  // The user is signed out here all the same; the session on the server is ended later, and the log-in page says so.
  if (useSignOutFailure.getState().hasFailed && !useSession.getState().user)
    useSession.setState({ error: new SignInError('auth.logoutFailed').message });
}

/** Whether this user is signed in on this device, read from storage: this tab may not have received the change yet. */
export function isSignedInOnDevice(userId: string): boolean {
  const stored = JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null') as {
    state?: { user?: SessionUser | null; isAuthenticated?: boolean };
  } | null;
  return stored?.state?.isAuthenticated === true && stored.state.user?.id === userId;
}

/** Sends records and forum texts now. Starts the sync if it could not start before. @throws when it cannot start */
export async function sendNow(): Promise<void> {
  const { user } = useSession.getState();
  const { startSync } = await import('@/sync/worker/start-sync.ts');
  if (user) (await startSync(user.id)).resync();
  await syncForumNow();
}

/** Syncs records and forum texts now, if a sync is running in this tab. */
export async function resyncNow(): Promise<void> {
  await Promise.all([syncRecordsNow(), syncForumNow()]);
}

const retryPendingAccountName = async (): Promise<void> =>
  (await import('@/sync/api/account/account-name.ts')).retryAccountName();

const askToSignIn = (): void => useSyncStatus.setState({ phase: 'auth' });

/** Whether nothing is unsent; false when it cannot be counted. */
async function isAllSent(): Promise<boolean> {
  const { countAllUnsent } = await import('@/db/outbox/unsent-count.ts');
  return countAllUnsent().then(
    (count) => count === 0,
    () => false,
  );
}

/**
 * Erases the data of this user on this device when the server says so: the device was reported lost, or a doctor has
 * left the clinic. @returns whether it did
 */
async function wipeIfOrdered({ id }: SessionUser): Promise<boolean> {
  const { isWipeOrdered } = await import('@/sync/account/lost-device.ts');
  const isOrdered = await isWipeOrdered(id).catch(() => false);
  if (!isOrdered || !isSignedInOnDevice(id)) return false;
  await logOut();
  return true;
}

/** Continues a wipe that was interrupted or that the service worker has begun. @returns whether the user is signed out now */
export async function continueWipe(userId: string): Promise<boolean> {
  const { identityOf } = await import('@/db/browser-storage/device-identity.ts');
  const identity = await identityOf(userId).catch(() => undefined);
  const isOrdered = identity?.mustWipe === true;
  if (isOrdered && isSignedInOnDevice(userId)) await logOut();
  else if (identity?.isAccountErased) showErasedAccount(userId);
  return isOrdered;
}

/**
 * Erases this device after the account was erased elsewhere. The decision is stored first: an interrupted erasing
 * continues at the next start. @throws when the code cannot be fetched; nothing has changed then
 */
export async function wipeErasedAccount(userId: string): Promise<void> {
  const [{ keepIdentity }] = await Promise.all([import('@/db/browser-storage/device-identity.ts'), loadSignOut()]);
  await keepIdentity(userId, { mustWipe: true });
  if (isSignedInOnDevice(userId)) await logOut();
}

/** Tells the account that this device is in use, and erases its data if it was reported lost. */
async function reportDeviceUse(user: SessionUser, isNewSession: boolean): Promise<void> {
  const { reportUse } = await import('@/sync/account/lost-device.ts');
  const mustWipe = await reportUse(user.id, isStaff(user.labels), isNewSession).catch(() => false);
  if (mustWipe && isSignedInOnDevice(user.id)) await logOut();
}

/** Checks the session on the server in the background. The data on the device stays, whatever the server answers. */
export async function refreshSession(): Promise<void> {
  const { connectAccount, currentUser } = await import('@/sync/account/account.ts');
  const before = useSession.getState().user;
  if (before && isErasurePending(before.id)) {
    const { wasErased } = await import('@/sync/api/account/erase-account.ts');
    // The session may have ended for another reason than the erasure: unsent records are erased only if the user asks
    // for it.
    if ((await wasErased()) && isSignedInOnDevice(before.id)) return (await isAllSent()) ? logOut() : askToSignIn();
  }
  const user = await currentUser(connectAccount()).catch(() => undefined);
  // If the server is unreachable, nothing changes. If it knows no user or another one, the user must sign in again
  // before anything is sent. A user who signed out while the answer was under way must not come back with it.
  if (user === undefined || !before || !isSignedInOnDevice(before.id)) return;
  if (user?.id !== before.id) return (await wipeIfOrdered(before)) ? undefined : askToSignIn();
  // The clinic has ended the doctor's work: the records of her patients must not stay here.
  if (isStaff(before.labels) && !isStaff(user.labels)) return logOut();
  useSession.setState({ user });
  await retryPendingAccountName();
  void reportDeviceUse(user, false);
}

/** Ends the session of the signed-out user once the server is reachable again, also when no other user signs in. */
export async function endPreviousSession(): Promise<void> {
  if (!wasSignedOut()) return;
  const { endSignedOutSession } = await import('@/sync/account/end-signed-out-session.ts');
  await endSignedOutSession().catch(() => undefined);
}

/**
 * Another tab erases the user's data; a marker that this tab wrote before it received the message may be newer than
 * that.
 */
async function releaseSignedOutUser(userId: string): Promise<void> {
  const { forgetStorePresence } = await import('@/db/store/store-loss.ts');
  const forget = () => !isSignedInOnDevice(userId) && forgetStorePresence(userId);
  forget();
  await releaseUser(userId);
  // A store that was just opening writes the marker before it can be closed.
  forget();
}

/**
 * Takes over the stored session, which decides: a frozen tab receives the message late, and the user may have signed in
 * again since.
 */
function readStoredSession(): void {
  const { user } = useSession.getState();
  void useSession.persist.rehydrate();
  if (user && !isSignedInOnDevice(user.id)) void releaseSignedOutUser(user.id);
}

// A service worker imports this module to draw a page and has no session of its own.
if (typeof window !== 'undefined') {
  onOtherTabs(readStoredSession);
  // The session of a lost phone has ended, which the sync notices first.
  useSyncStatus.subscribe(({ phase }, before) => {
    const { user } = useSession.getState();
    if (phase === 'auth' && before.phase !== 'auth' && user) void wipeIfOrdered(user);
  });
  // An open page of a doctor would learn only at the next start that the clinic has ended the doctor's work.
  const isOpenPageOfStaff = () =>
    document.visibilityState === 'visible' && isStaff(useSession.getState().user?.labels ?? []);
  document.addEventListener('visibilitychange', () => {
    if (isOpenPageOfStaff()) void refreshSession();
  });
  window.addEventListener('online', () => {
    const { user } = useSession.getState();
    if (!user) return;
    // It also asks whether a wipe was ordered, and sends a pending name.
    if (isOpenPageOfStaff()) return void refreshSession();
    if (useSyncStatus.getState().phase === 'auth') void wipeIfOrdered(user);
    void (isErasurePending(user.id) ? refreshSession() : retryPendingAccountName());
  });
  // The stored session of another tab may arrive later than its message.
  window.addEventListener('storage', ({ key }) => {
    if (key === SESSION_KEY) readStoredSession();
  });
}
