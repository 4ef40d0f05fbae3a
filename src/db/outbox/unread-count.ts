import { seal, unseal } from '@/db/encryption/seal.ts';
import { aadOf, inTransaction, keyOf } from './notices-database.ts';

const UNREAD = 'unread';

/** Stores the number of unread messages, encrypted, for the service worker while the app is closed. */
export async function saveUnreadCount(userId: string, count: number): Promise<void> {
  const sealed = await seal(await keyOf(userId), String(count), aadOf('plan'));
  await inTransaction(userId, 'plan', 'readwrite', (rows) => rows.put(sealed, UNREAD));
}

/** The number of unread messages when the app was last open. @throws Error while the app lock is closed, or signed out */
export async function readUnreadCount(userId: string): Promise<number> {
  const key = await keyOf(userId);
  const request = (rows: IDBObjectStore) => rows.get(UNREAD) as IDBRequest<string | undefined>;
  const sealed = await inTransaction(userId, 'plan', 'readonly', request);
  return sealed === undefined ? 0 : Number(await unseal(key, sealed, aadOf('plan')));
}
