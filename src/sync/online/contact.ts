import { inTurn } from '@/db/in-turn.ts';
import { askForBackgroundSync } from '../background-sync.ts';
import { CONTACT_LOCK, sendContactOf } from '../send-contact.ts';
import { useSession } from '../session-store.ts';
import { CONTACT_MARK, doesContactWait, noteContactWaits } from './contact-mark.ts';

/**
 * Sends what waits: of whoever is signed in, and what was written on this phone without an account, each as its own.
 * @returns whether nothing waits any more
 */
export const sendContact = (): Promise<boolean> =>
  inTurn(CONTACT_LOCK, async () => {
    const noted = localStorage.getItem(CONTACT_MARK);
    const { user } = useSession.getState();
    const writers = user ? [null, user.id] : [null];
    const isThrough = navigator.onLine && (await Promise.all(writers.map(sendContactOf))).every(Boolean);
    // One that was written meanwhile waits for its own turn.
    if (isThrough && localStorage.getItem(CONTACT_MARK) === noted) localStorage.removeItem(CONTACT_MARK);
    if (!isThrough) {
      if (!doesContactWait()) noteContactWaits();
      // Should every tab be closed before it works, the service worker sends it.
      askForBackgroundSync();
    }
    return isThrough;
  });
