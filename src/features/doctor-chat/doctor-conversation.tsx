import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { keptMessages } from '@/db/kept-messages.ts';
import { liveConversation } from '@/db/doctor-messages.ts';
import { useLiveQuery } from '@/db/use-live-query.ts';
import { listConversation, patientNames } from '@/sync/online/messages.ts';
import { asOfText } from './as-of-text.ts';
import { Conversation } from './conversation.tsx';
import { mergeMessages } from './message-order.ts';
import { useAnswered } from './use-answered.ts';
import { useDeleted } from './use-deleted.ts';
import { useKeptQuery } from './use-kept-query.ts';
import { askedOften, MESSAGES_KEY, useLiveMessages } from './use-live-messages.ts';

/** A doctor and one patient: her words from the server, his own also from this phone, where they wait for the network. */
export function DoctorConversation({ doctorId, userId }: { doctorId: string; userId: string }) {
  const intl = useIntl();
  const contact = useLiveMessages(doctorId);
  const kept = useLiveQuery(() => liveConversation({ userId, doctorId }), `conversation ${userId} ${doctorId}`);
  const listed = useKeptQuery({
    doctorId,
    queryKey: [MESSAGES_KEY, doctorId, userId],
    queryFn: () => listConversation(doctorId, userId),
    keptAs: keptMessages.conversation(doctorId, userId),
    ...askedOften,
  });
  const names = useKeptQuery({
    doctorId,
    queryKey: ['patient names', doctorId, userId],
    queryFn: () => patientNames([userId]),
    keptAs: keptMessages.name(doctorId, userId),
  });
  const isListed = useAnswered(listed);
  const isHere = kept && new Set(kept.map(({ id }) => id));
  // Before it is known what is here, nothing is absent: one deleted after that question would not be asked about again.
  const absent = isHere && listed.data?.filter(({ id, senderId }) => senderId === doctorId && !isHere.has(id));
  const deleted = useDeleted(absent?.map(({ id }) => id) ?? []);
  const messages = useMemo(() => mergeMessages(kept ?? [], listed.data, deleted), [kept, listed.data, deleted]);
  return (
    <Conversation
      key={userId}
      userId={userId}
      doctorId={doctorId}
      writer="doctor"
      messages={messages}
      isEmpty={isListed && kept !== undefined && messages.length === 0}
      name={names.data?.[0]?.name || intl.formatMessage({ id: 'doctorChat.patient' })}
      tone="paper"
      back="/doctor-chat"
      note={asOfText(intl, listed, contact)}
      patientPage={`/doctor/patient/${userId}`}
    />
  );
}
