import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Stage } from '@/clinical/stage.ts';
import { unknownStage } from '@/clinical/stage.ts';
import { DangerCard } from '@/danger-card.tsx';
import { sendMessage, type KeptMessage, type Parties } from '@/db/doctor-messages.ts';
import { isDocumentHere } from '@/db/documents.ts';
import { isolated } from '@/i18n/isolated.ts';
import { readAttachment } from '@/model/message-attachment.ts';
import { Button } from '@/ui/button.tsx';
import { Empty } from '@/ui/empty.tsx';
import { Page } from '@/ui/page.tsx';
import { messageForm, type MessageDraft } from '@/doctor-message-draft.ts';
import { useLatest } from '@/use-latest.ts';
import { useSealedDraft } from '@/use-sealed-draft.ts';
import { wordsToSend } from './attachment-words.ts';
import { AttachSheet } from './attach-sheet.tsx';
import { Bubble } from './bubble.tsx';
import styles from './chat.module.css';
import { Composer } from './composer.tsx';
import { DeleteQuestion, type Deletion } from './delete-question.tsx';
import { NotForEmergencies } from './not-for-emergencies.tsx';
import { useDanger } from '@/use-danger.ts';
import { useReadMarks } from './use-read-marks.ts';

interface ConversationProps extends Parties {
  /** Who sits here. */
  writer: 'patient' | 'doctor';
  /** In their order. */
  messages: readonly KeptMessage[];
  /** It is known that nobody has written yet. */
  isEmpty: boolean;
  /** The other party. */
  name: string;
  /** For the patient's own words; a doctor writes of others. */
  stage?: Stage;
  countryCode?: string | null;
  tone?: 'blush' | 'paper';
  back?: string;
  /** Above the messages: how old what is shown is, or that nobody may read them. */
  note?: ReactNode;
  patientPage?: string;
}

const emptyDraft: MessageDraft = { content: '', attachment: '' };

/** Two people's messages, the field below them, and the card over words of danger. */
export function Conversation(props: ConversationProps) {
  const { userId, doctorId, writer, messages, name, stage = unknownStage, patientPage } = props;
  const intl = useIntl();
  const me = writer === 'doctor' ? doctorId : userId;
  const { draft, set, clear } = useSealedDraft<MessageDraft>(messageForm(userId, doctorId), emptyDraft);
  const latest = useLatest(draft);
  const [isAttaching, setAttaching] = useState(false);
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  const isPatient = writer === 'patient';
  // The doctor is told nothing about what she writes herself.
  const own = useMemo(
    () => (isPatient ? messages.filter(({ senderId }) => senderId === me) : []),
    [isPatient, messages, me],
  );
  const danger = useDanger(isPatient ? draft.content : '', own, stage);
  useReadMarks(messages, me);
  const end = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.id;
  useEffect(() => {
    // Some browsers answer with a promise, which is nothing to clean up.
    void end.current?.scrollIntoView?.({ block: 'end' });
  }, [newest]);
  const shown = danger.danger?.tier;
  useEffect(() => {
    if (shown) card.current?.scrollIntoView?.({ block: 'start' });
  }, [shown, newest]);

  async function send(written: MessageDraft): Promise<string> {
    const attached = readAttachment(written.attachment);
    // It may have been deleted since, also on another phone. Where that cannot be read, the message goes.
    if (attached?.kind === 'document' && !(await isDocumentHere(attached.id).catch(() => true)))
      return intl.formatMessage({ id: 'doctorChat.attached.gone' }, { name: isolated(intl, attached.fileName) });
    const message = await sendMessage({ userId, doctorId }, writer, {
      content: wordsToSend(intl, written.content, written.attachment),
      attachment: written.attachment || null,
    });
    danger.sent(message);
    const { content, attachment } = latest();
    const isSaid = content.trim() === written.content;
    const isGiven = attachment === written.attachment;
    // What was typed or attached meanwhile stays.
    if (isSaid && isGiven) clear();
    else set({ ...(isSaid && { content: '' }), ...(isGiven && { attachment: '' }) });
    return '';
  }

  return (
    <Page
      title={isPatient ? intl.formatMessage({ id: 'doctorChat.title' }) : name}
      tone={props.tone}
      back={props.back}
      width="reading"
      action={
        <Composer
          draft={draft}
          onChange={set}
          onSend={send}
          onAttach={isPatient ? () => setAttaching(true) : undefined}
        />
      }
    >
      {danger.danger && (
        <div ref={card} className={styles.danger}>
          <DangerCard danger={danger.danger} stage={stage} countryCode={props.countryCode} onClose={danger.close} />
        </div>
      )}
      <NotForEmergencies />
      {isPatient && <p className={styles.quiet}>{intl.formatMessage({ id: 'doctorChat.with' }, { name })}</p>}
      {props.note && (
        <p role="status" className={styles.quiet}>
          {props.note}
        </p>
      )}
      {props.isEmpty && (
        <Empty title={intl.formatMessage({ id: 'doctorChat.empty.title' })}>
          <p>{intl.formatMessage({ id: 'doctorChat.empty' })}</p>
        </Empty>
      )}
      <ol className={styles.messages} aria-label={intl.formatMessage({ id: 'doctorChat.conversation' }, { name })}>
        {messages.map((message) => (
          <Bubble
            key={message.id}
            message={message}
            isOwn={message.senderId === me}
            name={message.senderId === me ? intl.formatMessage({ id: 'doctorChat.you' }) : name}
            patientPage={patientPage}
            onDelete={() => setDeletion({ id: message.id })}
          />
        ))}
      </ol>
      {messages.some(({ senderId }) => senderId === me) && (
        <Button tone="quiet" icon="trash" onClick={() => setDeletion({ id: null })}>
          {intl.formatMessage({ id: 'doctorChat.deleteAll' })}
        </Button>
      )}
      <div ref={end} className={styles.end} />
      {isAttaching && (
        <AttachSheet
          onClose={() => setAttaching(false)}
          onChoose={(attachment) => {
            set({ attachment });
            setAttaching(false);
          }}
        />
      )}
      {deletion && (
        <DeleteQuestion
          deletion={deletion}
          parties={{ userId, doctorId }}
          shown={messages.filter(({ senderId }) => senderId === me).map(({ id }) => id)}
          name={name}
          onClose={() => setDeletion(null)}
        />
      )}
    </Page>
  );
}
