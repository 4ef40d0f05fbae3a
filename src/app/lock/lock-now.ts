import { flushSealedDrafts } from '@/db/drafts/sealed-draft.ts';
import { announceLock, dropHeldKey } from '@/db/encryption/held-key.ts';
import { closeStore } from '@/db/store/open-store.ts';
import { withTimeout } from '@/db/scheduling/with-timeout.ts';
import { releaseUser } from '@/sync/session/sign-out.ts';
import { coverPage } from './cover.ts';

/** How long a write of a draft may delay the lock. */
const FLUSH_TIMEOUT_MS = 1_000;
/** How long the sync and running writes may take to end. */
const STOP_TIMEOUT_MS = 3_000;

interface LockOptions {
  /** Path to open; default: this page again. */
  readonly to?: string;
  /** False when a neutral page is shown already. */
  readonly isCovered?: boolean;
  /** Another tab has announced it. */
  readonly isAnnounced?: boolean;
}

let isLocking = false;

/**
 * Locks this browser: encrypts what is being typed, stops the sync, closes the store, and loads the page again. Only a new page is
 * sure to hold nothing in memory: no key, no list, no picture. All other tabs do the same.
 */
export async function lockNow(
  userId: string,
  { to, isCovered = true, isAnnounced = false }: LockOptions = {},
): Promise<void> {
  if (isLocking) return;
  isLocking = true;
  if (isCovered) coverPage();
  // First, in all tabs: a tab that is loaded again asks the others for the key. The open store still has it until it is closed.
  dropHeldKey();
  if (!isAnnounced) announceLock(userId);
  await withTimeout(FLUSH_TIMEOUT_MS, flushSealedDrafts());
  // The session goes on: what is saved until the page is left still goes into this store.
  await withTimeout(
    STOP_TIMEOUT_MS,
    releaseUser(userId, () => closeStore(userId)),
  );
  if (to === undefined) location.reload();
  else location.replace(to);
}
