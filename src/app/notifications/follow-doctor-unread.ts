import { refetchOnEvent } from '@/db/scheduling/refetch-on-event.ts';
import type { UnreadMessage } from '@/sync/api/doctor/inbox-documents.ts';
import { unreadMessages } from '@/sync/api/doctor/doctor-inbox.ts';
import { watchPatients } from '@/sync/api/doctor/watch-patients.ts';
import { followUnread } from './follow-unread.ts';
import { keepUnconfirmed, seenMessages } from './seen-messages.ts';
import { noteServerUnread, useServerUnread } from './server-unread.ts';

/** Some networks block realtime events, so the list is polled too (ms). */
const POLL_MS = 5 * 60_000;
/** A page that was opened a moment ago (ms) may have asked the server already. */
const FRESH_MS = 5_000;

/**
 * While a doctor is signed in: follows the patients' messages that the doctor has not read. They are on the server and
 * are never stored here.
 * @returns a function that stops it
 */
export function followDoctorUnread(doctorId: string): () => void {
  let refresh = () => {};
  const follow = (onUnread: (messages: readonly UnreadMessage[]) => void) => {
    let isStopped = false;
    const load = async () => {
      const seenBefore = seenMessages(doctorId);
      const messages = await unreadMessages(doctorId);
      if (isStopped) return;
      noteServerUnread(doctorId, messages, Date.now());
      // A message that was seen while the server answered may be newer than the answer: its mark stays.
      keepUnconfirmed(doctorId, new Set(messages.map(({ id }) => id)), seenBefore);
    };
    const publish = () => {
      const { answer } = useServerUnread.getState();
      if (answer?.doctorId === doctorId) onUnread(answer.messages);
    };
    const { trigger, stop } = refetchOnEvent(load);
    refresh = trigger;
    const stops = [
      stop,
      useServerUnread.subscribe(publish),
      watchPatients(doctorId, { onRing: trigger, onLiveChange: (isLive) => isLive && trigger() }, ['doctorMessages']),
    ];
    const timer = setInterval(trigger, POLL_MS);
    window.addEventListener('online', trigger);
    publish();
    const { answer } = useServerUnread.getState();
    if (answer?.doctorId !== doctorId || Date.now() - answer.at > FRESH_MS) trigger();
    return () => {
      isStopped = true;
      for (const each of stops) each();
      clearInterval(timer);
      window.removeEventListener('online', trigger);
      useServerUnread.setState({ answer: null });
    };
  };
  const asOf = () => useServerUnread.getState().answer?.at ?? 0;
  return followUnread(doctorId, { follow, refresh: () => refresh(), asOf });
}
