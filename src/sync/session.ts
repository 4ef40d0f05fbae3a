import { isErasureOpen } from './erasure-mark.ts';
import { eraseHere, letGo } from './leave.ts';
import { hearOtherTabs, tellOtherTabs } from './session-channel.ts';
import { hasLeft, noteLeft } from './left-mark.ts';
import { forgetLeaving, noteLeaving, untilGone, whileLeaving } from './leaving.ts';
import { SESSION_KEY, signedIn, signedOut, useSession, type SessionUser } from './session-store.ts';
import type { LogInInput, SignUpInput } from './sign-in.ts';
import { useSyncStatus } from './status.ts';

export { SignInError } from './sign-in-error.ts';
export { useSession, type SessionUser } from './session-store.ts';
export type { LogInInput, SignUpInput } from './sign-in.ts';

/** The last sign-out of this tab, until it is through: the next one who enters may be the same person. */
let leaving: Promise<void> = Promise.resolve();

const carryRecordsNow = async (): Promise<void> => (await import('./start-sync.ts')).resyncNow();
const carryForumNow = async (): Promise<void> => (await import('./carry-forum.ts')).carryForumNow();

async function enter(open: () => Promise<SessionUser>): Promise<SessionUser> {
  useSession.setState({ isLoading: true, error: null });
  try {
    await leaving;
    const user = await open();
    await untilGone(user.id);
    forgetLeaving(user.id);
    const before = useSession.getState().user;
    useSession.setState(signedIn(user));
    tellOtherTabs();
    // The same person again: her store is open and her sync only waits for this.
    if (before?.id === user.id) {
      void carryForumNow();
      await carryRecordsNow();
    }
    return user;
  } catch (error) {
    useSession.setState({ isLoading: false, error: error instanceof Error ? error.message : String(error) });
    throw error;
  }
}

/** Makes the account, signs in and writes the first profile on this phone. @throws SignInError */
export const signUp = (input: SignUpInput): Promise<SessionUser> =>
  enter(async () => (await import('./sign-in.ts')).createAccountFor(input));

/** @throws SignInError */
export const logIn = (input: LogInInput): Promise<SessionUser> =>
  enter(async () => (await import('./sign-in.ts')).openSessionFor(input));

/**
 * Leaves this phone clean, with or without a network: who she is, her snapshot, her key, her databases, in every tab.
 * Asks nothing: the screen asks before, when something has not been sent.
 */
export async function logOut(): Promise<void> {
  const { user } = useSession.getState();
  if (user) noteLeft();
  useSession.setState(signedOut);
  if (!user) return;
  // Never of somebody who is still signed in: what she has not sent would go with it.
  noteLeaving(user.id);
  tellOtherTabs();
  leaving = whileLeaving(user.id, () => eraseHere(user.id)).catch(() => undefined);
  await leaving;
}

/** Whether this user is signed in on this phone, as all tabs have written it down: this tab may not have heard yet. */
export function isSignedInHere(userId: string): boolean {
  const stored = JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null') as {
    state?: { user?: SessionUser | null; isAuthenticated?: boolean };
  } | null;
  return stored?.state?.isAuthenticated === true && stored.state.user?.id === userId;
}

/** Tries again now to send and to fetch, what waits for the forum too, if a sync runs in this tab. */
export async function resyncNow(): Promise<void> {
  await Promise.all([carryRecordsNow(), carryForumNow()]);
}

const nameAccountLater = async (): Promise<void> => (await import('./online/name-account.ts')).nameAccountLater();

const askToSignIn = (): void => useSyncStatus.setState({ phase: 'auth' });

/** Whether nothing is only on this phone; no when nobody can tell. */
async function isAllSent(): Promise<boolean> {
  const { waitingHere } = await import('@/db/waiting-here.ts');
  return waitingHere().then(
    (count) => count === 0,
    () => false,
  );
}

/** Asks the server in the background who is signed in. What is on the phone stays, whatever it answers. */
export async function refreshSession(): Promise<void> {
  const { connectAccount, currentUser } = await import('./account.ts');
  const before = useSession.getState().user;
  if (before && isErasureOpen(before.id)) {
    const { wasErased } = await import('./online/erase-account.ts');
    // Her sign-in may have ended for another reason too: what is only here goes with her own word alone.
    if ((await wasErased()) && isSignedInHere(before.id)) return (await isAllSent()) ? logOut() : askToSignIn();
  }
  const user = await currentUser(connectAccount()).catch(() => undefined);
  // Unreachable says nothing; nobody or somebody else means that she must sign in again before anything is sent.
  // Who left while the answer was on its way does not come back with it.
  if (user === undefined || !before || !isSignedInHere(before.id)) return;
  if (user?.id !== before.id) return askToSignIn();
  useSession.setState({ user });
  await nameAccountLater();
}

/** With a contact that works again, the session of whoever left is ended, also when nobody signs in. */
export async function endSessionOfWhoeverLeft(): Promise<void> {
  if (!hasLeft()) return;
  const { endLeftSession } = await import('./left-session.ts');
  await endLeftSession().catch(() => undefined);
}

/** Another tab erases what she had here; what this one noted of her before it heard may be newer than that. */
async function followOut(userId: string): Promise<void> {
  const { forgetKept } = await import('@/db/store-loss.ts');
  const forget = () => !isSignedInHere(userId) && forgetKept(userId);
  forget();
  await letGo(userId);
  // A store that was just opening notes it before it can be closed.
  forget();
}

/** Takes over what is written down, which counts: a tab that was frozen hears late, and she may have come back since. */
function followOtherTabs(): void {
  const { user } = useSession.getState();
  void useSession.persist.rehydrate();
  if (user && !isSignedInHere(user.id)) void followOut(user.id);
}

// A service worker has this here to draw a page, and no session of its own.
if (typeof window !== 'undefined') {
  hearOtherTabs(followOtherTabs);
  window.addEventListener('online', () => {
    const { user } = useSession.getState();
    if (user) void (isErasureOpen(user.id) ? refreshSession() : nameAccountLater());
  });
  // What another tab wrote down may come later than its message.
  window.addEventListener('storage', ({ key }) => {
    if (key === SESSION_KEY) followOtherTabs();
  });
}
