import { create } from 'zustand';

/** The user of this device whose account was erased on another device; null when there is none. */
export const useErasedAccount = create<{ readonly userId: string | null }>(() => ({ userId: null }));

export const showErasedAccount = (userId: string): void => useErasedAccount.setState({ userId });

/** Imported late: the first paint needs no identity. */
const identities = () => import('@/db/browser-storage/device-identity.ts');

/** Stores that the account was erased elsewhere, and then shows it: a tab that dies in between shows it at the next start. */
export async function noteErasedAccount(userId: string): Promise<void> {
  await (await identities()).keepIdentity(userId, { isAccountErased: true });
  showErasedAccount(userId);
}

/** The account exists again: the server was restored from a backup. */
export async function forgetErasedAccount(userId: string): Promise<void> {
  await (await identities()).keepIdentity(userId, { isAccountErased: false });
  if (useErasedAccount.getState().userId === userId) useErasedAccount.setState({ userId: null });
}
