import { useMemo, type ComponentType, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useMessageDangers } from '@/app/danger/use-message-dangers.ts';
import { unknownStage, type Stage } from '@/clinical/gestation/pregnancy-stage.ts';
import { messageCacheKeys } from '@/db/cache/message-cache-keys.ts';
import { liveConversation } from '@/db/records/doctor-messages.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import { listTemplates } from '@/sync/api/clinic/templates.ts';
import { listConversation, patientNames } from '@/sync/api/messages/doctor-messages.ts';
import { asOfText } from './as-of-text.ts';
import { Conversation } from './conversation.tsx';
import { mergeMessages } from './message-order.ts';
import type { TemplateChoice } from './templates/template-sheet.tsx';
import { useIsListCurrent } from './use-answered.ts';
import { useDeletedMessages } from './use-deleted-messages.ts';
import { useCachedQuery } from './use-cached-query.ts';
import { messagePolling, MESSAGES_KEY, useLiveMessages } from './use-live-messages.ts';

interface DoctorConversationProps {
  doctorId: string;
  /** The patient. */
  userId: string;
  /** Referentially stable. */
  stageOf?: (userId: string) => Stage;
  /** What is known about the patient, above the conversation. */
  head?: ReactNode;
  /** The templates of the clinic, filled for this patient. */
  TemplateSheet?: PatientTemplateSheet;
}

export type PatientTemplateSheet = ComponentType<TemplateChoice & { userId: string }>;

const unknown = () => unknownStage;
const TEMPLATES_KEY = 'message templates';

/** A doctor and one patient: her messages from the server, his own also from this phone while they are unsent. */
export function DoctorConversation(props: DoctorConversationProps) {
  const { doctorId, userId, stageOf = unknown, head, TemplateSheet } = props;
  const intl = useIntl();
  const contact = useLiveMessages(doctorId);
  const local = useLiveQuery(() => liveConversation({ userId, doctorId }), `conversation ${userId} ${doctorId}`);
  const listed = useCachedQuery({
    doctorId,
    queryKey: [MESSAGES_KEY, doctorId, userId],
    queryFn: () => listConversation(doctorId, userId),
    cacheKey: messageCacheKeys.conversation(doctorId, userId),
    ...messagePolling,
  });
  const names = useCachedQuery({
    doctorId,
    queryKey: ['patient names', doctorId, userId],
    queryFn: () => patientNames([userId]),
    cacheKey: messageCacheKeys.name(doctorId, userId),
  });
  // Loaded with the conversation and not with the dialog, so that they are there without a network.
  const templates = useCachedQuery({
    doctorId,
    queryKey: [TEMPLATES_KEY, doctorId],
    queryFn: listTemplates,
    cacheKey: messageCacheKeys.templates(doctorId),
    enabled: TemplateSheet !== undefined,
  });
  const isListed = useIsListCurrent(listed);
  const localIds = local && new Set(local.map(({ id }) => id));
  // Compute only when the local messages are loaded: a message that the server lists but this phone does not have may
  // have been deleted here.
  const absent = localIds && listed.data?.filter(({ id, senderId }) => senderId === doctorId && !localIds.has(id));
  const deleted = useDeletedMessages(absent?.map(({ id }) => id) ?? []);
  const messages = useMemo(() => mergeMessages(local ?? [], listed.data, deleted), [local, listed.data, deleted]);
  const hers = useMemo(() => messages.filter(({ senderId }) => senderId === userId), [messages, userId]);
  const dangers = useMessageDangers(hers, stageOf);
  return (
    <Conversation
      key={userId}
      userId={userId}
      doctorId={doctorId}
      writer="doctor"
      messages={messages}
      dangers={dangers}
      head={head}
      isEmpty={isListed && local !== undefined && messages.length === 0}
      name={names.data?.[0]?.name || intl.formatMessage({ id: 'doctorChat.patient' })}
      tone="paper"
      back="/doctor-chat"
      note={asOfText(intl, listed, contact)}
      patientPage={`/doctor/patient/${userId}`}
      templates={
        TemplateSheet && templates.data && templates.data.length > 0
          ? (dialog) => <TemplateSheet {...dialog} userId={userId} templates={templates.data} />
          : undefined
      }
    />
  );
}
