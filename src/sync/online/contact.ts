import { inTurn } from '@/db/in-turn.ts';
import { askForBackgroundSync } from '../background-sync.ts';
import { CONTACT_LOCK, sendContactOf } from '../send-contact.ts';
import { useSession } from '../session-store.ts';
import { CONTACT_MARK } from './contact-mark.ts';

/**
 * Sends what waits: of whoever is signed in, and what was written on this phone without an account, each as its own.
 * @returns whether nothing waits any more
 */
export const sendContact = (): Promise<boolean> =>
  inTurn(CONTACT_LOCK, async () => {
    const { user } = useSession.getState();
    const writers = user ? [null, user.id] : [null];
    const isThrough = navigator.onLine && (await Promise.all(writers.map(sendContactOf))).every(Boolean);
    if (isThrough) localStorage.removeItem(CONTACT_MARK);
    // Should every tab be closed before it works, the service worker sends it.
    else askForBackgroundSync();
    return isThrough;
  });
