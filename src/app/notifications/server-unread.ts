import { create } from 'zustand';
import type { UnreadMessage } from '@/sync/api/doctor/inbox-documents.ts';

interface ServerUnread {
  readonly doctorId: string;
  /** When the server answered, in ms since 1970. */
  readonly at: number;
  readonly messages: readonly UnreadMessage[];
}

/** The newest answer of the server to "which messages has this doctor not read"; newest first, in memory only. */
export const useServerUnread = create<{ answer: ServerUnread | null }>(() => ({ answer: null }));

/** Any page that has asked the server passes the answer on; an older answer than the known one is ignored. */
export function noteServerUnread(doctorId: string, messages: readonly UnreadMessage[], at: number): void {
  const { answer } = useServerUnread.getState();
  if (answer?.doctorId === doctorId && answer.at >= at) return;
  useServerUnread.setState({ answer: { doctorId, at, messages } });
}
