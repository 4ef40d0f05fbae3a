import { markMessagesRead } from '@/sync/api/messages/doctor-messages.ts';

/** The number of ids that one call takes. */
const MAX_MARKED = 100;
/** What this page has sent, as `userId messageId`. */
const sent = new Set<string>();

/** Tells the server that this user has read these messages; each once, and again only if the call failed. */
export function sendReadMarks(userId: string, ids: readonly string[]): void {
  if (!navigator.onLine) return;
  const keyOf = (id: string) => `${userId} ${id}`;
  const batch = ids.filter((id) => !sent.has(keyOf(id))).slice(0, MAX_MARKED);
  if (batch.length === 0) return;
  for (const id of batch) sent.add(keyOf(id));
  markMessagesRead(batch).catch(() => {
    for (const id of batch) sent.delete(keyOf(id));
  });
}
