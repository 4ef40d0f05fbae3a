import { dropNote, keepNote, readNote } from '@/db/sealed-note.ts';
import { connectAccount, currentUser } from '../account.ts';
import { useSession } from '../session-store.ts';
import { ACCOUNT_NAME_NOTE, AccountError, changeAccountName } from './own-account.ts';

/** A name that the account shall have, and what it was called when that was typed. */
interface WaitingName {
  readonly userId: string;
  readonly name: string;
  readonly was: string;
}

const idHere = () => useSession.getState().user?.id;

/** Calls the account as the profile is called. Without an answer the name is kept on this phone for the next contact. */
export async function nameAccount(name: string): Promise<void> {
  const { user } = useSession.getState();
  if (!user) return;
  const waiting: WaitingName = { userId: user.id, name, was: user.name };
  try {
    await changeAccountName(name);
  } catch (error) {
    // What the server does not accept it never will, and by now somebody else may be here.
    const isRefused = error instanceof AccountError && error.trouble === 'weak';
    if (!isRefused && idHere() === user.id) await keepNote(ACCOUNT_NAME_NOTE, waiting);
    else if (isRefused) dropNote(ACCOUNT_NAME_NOTE);
  }
}

/** Tries again what `nameAccount` could not do, unless the account was given another name elsewhere meanwhile. */
export async function nameAccountLater(): Promise<void> {
  const waiting = await readNote<WaitingName>(ACCOUNT_NAME_NOTE);
  if (waiting === null) return;
  const there = await currentUser(connectAccount()).catch(() => undefined);
  if (!there || there.id !== idHere()) return;
  if (waiting.userId === there.id && waiting.was === there.name) await nameAccount(waiting.name);
  else dropNote(ACCOUNT_NAME_NOTE);
}
