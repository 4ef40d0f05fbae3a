import { withLock } from '@/db/scheduling/with-lock.ts';
import { requestBackgroundSync } from '@/sync/outbox/background-sync.ts';
import { CONTACT_LOCK, sendContactOf } from '@/sync/outbox/send-contact.ts';
import { useSession } from '@/sync/account/session-store.ts';
import { CONTACT_MARK, isContactUnsent, markContactUnsent } from './contact-marker.ts';

/**
 * Sends the unsent contact messages: those of the signed-in user, and those written on this device without an account,
 * each as its own writer.
 * @returns whether nothing is left
 */
export const sendContact = (): Promise<boolean> =>
  withLock(CONTACT_LOCK, async () => {
    const markerBefore = localStorage.getItem(CONTACT_MARK);
    const { user } = useSession.getState();
    const writers = user ? [null, user.id] : [null];
    const isAllSent = navigator.onLine && (await Promise.all(writers.map(sendContactOf))).every(Boolean);
    // A message that was written meanwhile has set the marker to another value: keep it.
    if (isAllSent && localStorage.getItem(CONTACT_MARK) === markerBefore) localStorage.removeItem(CONTACT_MARK);
    if (!isAllSent) {
      if (!isContactUnsent()) markContactUnsent();
      // If every tab is closed before it succeeds, the service worker sends it.
      requestBackgroundSync();
    }
    return isAllSent;
  });
