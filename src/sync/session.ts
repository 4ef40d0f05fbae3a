import { eraseHere } from './leave.ts';
import { hearOtherTabs, tellOtherTabs } from './session-channel.ts';
import { signedIn, signedOut, useSession, type SessionUser } from './session-store.ts';
import type { LogInInput, SignUpInput } from './sign-in.ts';
import { useSyncStatus } from './status.ts';

export { SignInError } from './sign-in-error.ts';
export { useSession, type SessionUser } from './session-store.ts';
export type { LogInInput, SignUpInput } from './sign-in.ts';

async function enter(open: () => Promise<SessionUser>): Promise<SessionUser> {
  useSession.setState({ isLoading: true, error: null });
  try {
    const user = await open();
    const before = useSession.getState().user;
    useSession.setState(signedIn(user));
    tellOtherTabs({ is: 'entered' });
    // The same person again: her store is open and her sync only waits for this.
    if (before?.id === user.id) await (await import('./start-sync.ts')).resyncNow();
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
  useSession.setState(signedOut);
  if (!user) return;
  tellOtherTabs({ is: 'left', userId: user.id });
  await eraseHere(user.id, { endSession: true });
}

/** Asks the server in the background who is signed in. What is on the phone stays, whatever it answers. */
export async function refreshSession(): Promise<void> {
  const { connectAccount, currentUser } = await import('./account.ts');
  const user = await currentUser(connectAccount()).catch(() => undefined);
  const before = useSession.getState().user;
  // Unreachable says nothing; nobody or somebody else means that she must sign in again before anything is sent.
  if (user === undefined || !before) return;
  if (user?.id === before.id) useSession.setState({ user });
  else useSyncStatus.setState({ phase: 'auth' });
}

hearOtherTabs((news) => {
  const { user } = useSession.getState();
  if (news.is === 'entered') void useSession.persist.rehydrate();
  else if (user?.id === news.userId) {
    useSession.setState(signedOut);
    void eraseHere(user.id, { endSession: false });
  }
});
