import { isContactUnsent, markContactUnsent } from '@/sync/api/messages/contact-marker.ts';

/** Retried on a timer, because the browser can report a network while the server cannot be reached. */
const RETRY_MS = 30_000;

let retryTimer: ReturnType<typeof setTimeout> | undefined;

/** Sends unsent messages of the contact form and retries until none is left. Loads no code while none is unsent. */
async function sendUnsent(): Promise<void> {
  clearTimeout(retryTimer);
  if (!isContactUnsent()) return;
  const { sendContact } = await import('@/sync/api/messages/contact-form.ts');
  const isSent = await sendContact().catch(() => false);
  if (isSent) return;
  clearTimeout(retryTimer);
  retryTimer = setTimeout(() => void sendUnsent(), RETRY_MS);
}

/** Call after a message was stored in the outbox, or to retry now. */
export function sendContactSoon(): void {
  markContactUnsent();
  void sendUnsent();
}

/** Sends unsent messages now and whenever the network comes back. Call once at startup. */
export function retryContactMessages(): void {
  window.addEventListener('online', () => void sendUnsent());
  void sendUnsent();
}
