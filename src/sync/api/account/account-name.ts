import { removeSealedItem, saveSealedItem, readSealedItem } from '@/db/drafts/sealed-item.ts';
import { connectAccount, currentUser } from '@/sync/account/account.ts';
import { readSessionUser } from '@/sync/account/account-details.ts';
import { useSession } from '@/sync/account/session-store.ts';
import { PENDING_NAME_KEY, AccountError, changeAccountName } from './account-settings.ts';

/** A name to set on the account, and the account's name when it was entered. */
interface PendingName {
  readonly userId: string;
  readonly name: string;
  readonly was: string;
}

const signedInId = () => useSession.getState().user?.id;

/**
 * Sets the account's name to the profile's. Without an answer the name is stored on this device for the next contact.
 */
export async function setAccountName(name: string): Promise<void> {
  const before = useSession.getState().user;
  // Only a user without details is read again: another user may sign in meanwhile, and must not be renamed.
  const user = before?.email === '' ? await readSessionUser() : before;
  if (!user || user.id !== before?.id) return;
  const pending: PendingName = { userId: user.id, name, was: user.name };
  try {
    await changeAccountName(name);
  } catch (error) {
    // A rejected name will never be accepted; and another user may have signed in by now.
    const isRefused = error instanceof AccountError && error.trouble === 'weak';
    if (!isRefused && signedInId() === user.id) await saveSealedItem(PENDING_NAME_KEY, pending);
    else if (isRefused) removeSealedItem(PENDING_NAME_KEY);
  }
}

/** Retries a stored name, unless the account was renamed elsewhere meanwhile. */
export async function retryAccountName(): Promise<void> {
  const pending = await readSealedItem<PendingName>(PENDING_NAME_KEY);
  if (pending === null) return;
  const serverUser = await currentUser(connectAccount()).catch(() => undefined);
  if (!serverUser || serverUser.id !== signedInId()) return;
  if (pending.userId === serverUser.id && pending.was === serverUser.name) await setAccountName(pending.name);
  else removeSealedItem(PENDING_NAME_KEY);
}
