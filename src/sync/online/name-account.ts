import { keepNote, readNote } from '@/db/sealed-note.ts';
import { ACCOUNT_NAME_NOTE, changeAccountName } from './own-account.ts';

/** Calls the account as the profile is called. Without an answer the name is kept on this phone for the next contact. */
export const nameAccount = (name: string): Promise<void> =>
  changeAccountName(name).catch(async () => {
    await keepNote(ACCOUNT_NAME_NOTE, name);
  });

/** Tries again what `nameAccount` could not do. */
export async function nameAccountLater(): Promise<void> {
  const name = await readNote<string>(ACCOUNT_NAME_NOTE);
  if (name !== null) await nameAccount(name);
}
