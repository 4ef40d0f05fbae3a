import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { liveConversation } from '@/db/doctor-messages.ts';
import { useLiveQuery } from '@/db/use-live-query.ts';
import { listConversation, patientNames } from '@/sync/online/messages.ts';
import { Conversation } from './conversation.tsx';
import { mergeMessages } from './message-order.ts';
import { MESSAGES_KEY, useLiveMessages } from './use-live-messages.ts';

/** A doctor and one patient: her words from the server, his own also from this phone, where they wait for the network. */
export function DoctorConversation({ doctorId, userId }: { doctorId: string; userId: string }) {
  const intl = useIntl();
  useLiveMessages(doctorId);
  const kept = useLiveQuery(() => liveConversation({ userId, doctorId }), `conversation ${userId} ${doctorId}`);
  const listed = useQuery({
    queryKey: [MESSAGES_KEY, doctorId, userId],
    queryFn: () => listConversation(doctorId, userId),
  });
  const names = useQuery({ queryKey: ['patient names', doctorId, userId], queryFn: () => patientNames([userId]) });
  const messages = useMemo(() => mergeMessages(kept ?? [], listed.data), [kept, listed.data]);
  const time = intl.formatTime(listed.dataUpdatedAt, { hour: '2-digit', minute: '2-digit' });
  const trouble = listed.data
    ? intl.formatMessage({ id: 'doctorChat.asOf' }, { time })
    : intl.formatMessage({ id: 'doctorChat.notLoaded' });
  const isBroken = listed.isError || listed.fetchStatus === 'paused';
  return (
    <Conversation
      key={userId}
      userId={userId}
      doctorId={doctorId}
      writer="doctor"
      messages={messages}
      name={names.data?.get(userId) || intl.formatMessage({ id: 'doctorChat.patient' })}
      tone="paper"
      back="/doctor-chat"
      note={isBroken ? trouble : undefined}
      patientPage={`/doctor/patient/${userId}`}
    />
  );
}
