import type { DoctorMessage } from './doctor-message.ts';

type Received = Pick<DoctorMessage, 'senderId' | 'isRead'> & { readonly serverUpdatedAt: string };

/** The messages of the other party that the server does not know as read by this reader; never the reader's own. */
export const unreadFor = <Message extends Received>(messages: readonly Message[], readerId: string): Message[] =>
  messages.filter(
    ({ senderId, isRead, serverUpdatedAt }) => senderId !== readerId && !isRead && serverUpdatedAt !== '',
  );
