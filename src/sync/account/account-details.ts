import { loadedSnapshot, readSnapshot, saveSnapshot } from '@/db/snapshot/first-paint-snapshot.ts';
import { useSession, type SessionUser } from './session-store.ts';

/** Every account has an address, so an empty one was not read yet. */
const lacksDetails = (user: SessionUser | null, userId: string): user is SessionUser =>
  user?.id === userId && user.email === '';

/** Fills in name and address of the signed-in user from the encrypted snapshot. Does nothing when they are known. */
export async function restoreAccountDetails(userId: string): Promise<void> {
  if (!lacksDetails(useSession.getState().user, userId)) return;
  const details = await readSnapshot(userId, 'account');
  // The server may have answered meanwhile, and another user may have signed in.
  const { user } = useSession.getState();
  if (details && lacksDetails(user, userId)) useSession.setState({ user: { ...user, ...details } });
}

/**
 * The signed-in user with name and address: from this device, else from the server. Null when no user is signed in. Name
 * and address stay empty only without a snapshot and without a network.
 */
export async function readSessionUser(): Promise<SessionUser | null> {
  const { user } = useSession.getState();
  if (!user || user.email !== '') return user;
  await restoreAccountDetails(user.id);
  if (lacksDetails(useSession.getState().user, user.id)) {
    const { connectAccount, currentUser } = await import('./account.ts');
    const answer = await currentUser(connectAccount()).catch(() => null);
    if (answer?.id === user.id && lacksDetails(useSession.getState().user, user.id))
      useSession.setState({ user: answer });
  }
  return useSession.getState().user;
}

/**
 * Saves name and address of the user for the next start, now and after each change. Call it when the store is open,
 * because the encryption key exists only then. @returns a function that stops it
 */
export function saveAccountDetails(userId: string): () => void {
  const save = () => {
    const { user } = useSession.getState();
    if (user?.id !== userId || user.email === '') return;
    const saved = loadedSnapshot(userId, 'account');
    if (saved?.name !== user.name || saved.email !== user.email)
      saveSnapshot(userId, 'account', { name: user.name, email: user.email });
  };
  save();
  return useSession.subscribe(save);
}
