import { doesContactWait, noteContactWaits } from '@/sync/online/contact-mark.ts';

/** The browser may believe that there is a network while the server is away. */
const AGAIN_MS = 30_000;

let again: ReturnType<typeof setTimeout> | undefined;

/** Tries to send what the contact form has kept, and again until nothing waits. Loads nothing while nothing does. */
async function sendWaiting(): Promise<void> {
  clearTimeout(again);
  if (!doesContactWait()) return;
  const { sendContact } = await import('@/sync/online/contact.ts');
  const isThrough = await sendContact().catch(() => false);
  if (isThrough) return;
  clearTimeout(again);
  again = setTimeout(() => void sendWaiting(), AGAIN_MS);
}

/** A message of the contact form was kept, or is wanted to go now. */
export function sendContactSoon(): void {
  noteContactWaits();
  void sendWaiting();
}

/** From the start on: now, and with every network that comes back. */
export function followContact(): void {
  window.addEventListener('online', () => void sendWaiting());
  void sendWaiting();
}
