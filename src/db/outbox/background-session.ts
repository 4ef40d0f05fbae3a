import { deviceKeyUserIds } from '@/db/encryption/device-key.ts';
import { seal, unseal } from '@/db/encryption/seal.ts';
import { inTransaction, keyOf } from './notices-database.ts';

interface SavedSession {
  readonly session: string;
  /** ms since 1970 */
  readonly savedAt: number;
}

const SESSION = 'session';
const AAD = 'notices session';

/**
 * Saves the session for the service worker, which has no `localStorage`, where the browser sends no cookie. Encrypted
 * with the device key, so that a sign-out makes it unreadable. @throws Error when this device has no key of this user
 */
export async function saveBackgroundSession(userId: string, session: string): Promise<void> {
  const saved: SavedSession = { session, savedAt: Date.now() };
  const sealed = await seal(await keyOf(userId), JSON.stringify(saved), AAD);
  await inTransaction(userId, 'plan', 'readwrite', (rows) => rows.put(sealed, SESSION));
}

async function readSaved(userId: string): Promise<SavedSession | undefined> {
  const read = (rows: IDBObjectStore) => rows.get(SESSION) as IDBRequest<string | undefined>;
  const sealed = await inTransaction(userId, 'plan', 'readonly', read);
  return sealed === undefined
    ? undefined
    : (JSON.parse(await unseal(await keyOf(userId), sealed, AAD)) as SavedSession);
}

/**
 * The session that was saved last on this device, as a browser has one cookie; undefined when none was saved or every
 * user has signed out.
 */
export async function backgroundSession(): Promise<string | undefined> {
  if (typeof indexedDB === 'undefined') return undefined;
  const userIds = await deviceKeyUserIds();
  const saved = await Promise.all(userIds.map((userId) => readSaved(userId).catch(() => undefined)));
  return saved.filter((each) => each !== undefined).toSorted((one, other) => other.savedAt - one.savedAt)[0]?.session;
}
