import { Fragment, useEffect, useMemo, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Danger } from '@/clinical/danger/recognise-danger.ts';
import type { Stage } from '@/clinical/gestation/pregnancy-stage.ts';
import { unknownStage } from '@/clinical/gestation/pregnancy-stage.ts';
import { DangerCard } from '@/app/danger/danger-card.tsx';
import { sendMessage, type StoredDoctorMessage, type ConversationParties } from '@/db/records/doctor-messages.ts';
import { doesDocumentExist } from '@/db/records/documents.ts';
import { bidiIsolate } from '@/i18n/formats/bidi-isolation.ts';
import { readAttachment } from '@/model/messages/message-attachment.ts';
import { Menu } from '@/ui/controls/menu.tsx';
import { Empty } from '@/ui/feedback/empty.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { messageDraftName, type MessageDraft } from '@/app/forms/doctor-message-draft.ts';
import { useLatest } from '@/ui/hooks/use-latest.ts';
import { useSealedDraft } from '@/app/forms/use-sealed-draft.ts';
import { wordsToSend } from './attachment-words.ts';
import { AttachSheet } from './attach-sheet.tsx';
import { Bubble } from './bubble.tsx';
import styles from './chat.module.css';
import { Composer } from './composer.tsx';
import { DeleteQuestion, type Deletion } from './delete-question.tsx';
import { NotForEmergencies } from './not-for-emergencies.tsx';
import { useDanger } from '@/app/danger/use-danger.ts';
import { openForMessage } from '@/app/episodes/open-for-message.ts';
import { useOpenAtUnread } from './use-open-at-unread.ts';
import { useReadMarks } from './use-read-marks.ts';

interface ConversationProps extends ConversationParties {
  /** The role of the current user. */
  writer: 'patient' | 'doctor';
  /** In display order. */
  messages: readonly StoredDoctorMessage[];
  /** True only when it is certain that there are no messages. */
  isEmpty: boolean;
  /** Name of the other party. */
  name: string;
  /** Set for a patient, whose own texts are checked for danger signs; a doctor writes about other people. */
  stage?: Stage;
  tone?: 'blush' | 'paper';
  back?: string;
  /** Shown above the messages: their age, or that nobody reads them. */
  note?: ReactNode;
  patientPage?: string;
  /** Danger words in the patient's messages by message id, for her doctor. */
  dangers?: ReadonlyMap<string, Danger>;
  /** A doctor's texts for messages. */
  templates?: ComponentProps<typeof Composer>['templates'];
  /** Below the messages, once the current user has written one. */
  offer?: ReactNode;
  /** In the header of the page. */
  head?: ReactNode;
  /** Beside the conversation on a desk. */
  rail?: ReactNode;
}

const emptyDraft: MessageDraft = { content: '', attachment: '' };

/** A conversation of two people, the message field, and a card when a text contains danger signs. */
export function Conversation(props: ConversationProps) {
  const { userId, doctorId, writer, messages, name, stage = unknownStage, patientPage } = props;
  const intl = useIntl();
  const me = writer === 'doctor' ? doctorId : userId;
  const { draft, set, clear } = useSealedDraft<MessageDraft>(messageDraftName(userId, doctorId), emptyDraft);
  const latest = useLatest(draft);
  const [isAttaching, setAttaching] = useState(false);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  const isPatient = writer === 'patient';
  // Only a patient's texts are checked, never a doctor's.
  const userTexts = useMemo(
    () => (isPatient ? messages.filter(({ senderId }) => senderId === me) : []),
    [isPatient, messages, me],
  );
  const danger = useDanger(isPatient ? draft.content : '', userTexts, stage, openForMessage);
  const { firstUnreadId, unread, end } = useOpenAtUnread(messages, me);
  useReadMarks(messages, me);
  const card = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.id;
  const shown = danger.danger?.tier;
  useEffect(() => {
    if (shown) card.current?.scrollIntoView?.({ block: 'start' });
  }, [shown, newest]);

  const dangerCard = danger.danger && (
    <div ref={card} className={styles.danger}>
      <DangerCard danger={danger.danger} stage={stage} onClose={danger.close} />
    </div>
  );
  // Both are seen at once when the card stands directly above the first unread message.
  const isCardAboveUnread = messages.some(({ id }) => id === firstUnreadId);

  async function send(written: MessageDraft): Promise<string> {
    const attached = readAttachment(written.attachment);
    // The document may have been deleted since, also on another phone. If that cannot be checked, send the message.
    if (attached?.kind === 'document' && !(await doesDocumentExist(attached.id).catch(() => true)))
      return intl.formatMessage({ id: 'doctorChat.attached.gone' }, { name: bidiIsolate(intl, attached.fileName) });
    const message = await sendMessage({ userId, doctorId }, writer, {
      content: wordsToSend(intl, written.content, written.attachment),
      attachment: written.attachment || null,
    });
    danger.sent(message);
    const { content, attachment } = latest();
    const isSameText = content.trim() === written.content;
    const isSameAttachment = attachment === written.attachment;
    // Keep anything that was typed or attached while sending.
    if (isSameText && isSameAttachment) clear();
    else set({ ...(isSameText && { content: '' }), ...(isSameAttachment && { attachment: '' }) });
    return '';
  }

  return (
    <Page
      title={isPatient ? intl.formatMessage({ id: 'doctorChat.title' }) : name}
      tone={props.tone}
      back={props.back}
      width="reading"
      hero={props.head}
      rail={props.rail}
      tools={
        messages.some(({ senderId }) => senderId === me) && (
          <Menu
            label={intl.formatMessage({ id: 'doctorChat.menu' })}
            isAtEnd
            isOpen={isMenuOpen}
            onOpenChange={setMenuOpen}
            items={[
              {
                text: intl.formatMessage({ id: 'doctorChat.deleteAll' }),
                icon: 'trash',
                onChoose: () => setDeletion({ id: null }),
              },
            ]}
          />
        )
      }
      foot={
        <Composer
          draft={draft}
          onChange={set}
          onSend={send}
          onAttach={isPatient ? () => setAttaching(true) : undefined}
          asksAboutGaps={!isPatient}
          templates={props.templates}
        />
      }
    >
      {!isCardAboveUnread && dangerCard}
      {isPatient && <NotForEmergencies />}
      {isPatient && <p className={styles.quiet}>{intl.formatMessage({ id: 'doctorChat.with' }, { name })}</p>}
      {props.note && (
        <p role="status" className={styles.quiet}>
          {props.note}
        </p>
      )}
      {props.isEmpty && (
        <Empty ghost="messages" title={intl.formatMessage({ id: 'doctorChat.empty.title' })}>
          <p>{intl.formatMessage({ id: 'doctorChat.empty' })}</p>
        </Empty>
      )}
      <ol className={styles.messages} aria-label={intl.formatMessage({ id: 'doctorChat.conversation' }, { name })}>
        {messages.map((message) => (
          <Fragment key={message.id}>
            {message.id === firstUnreadId && dangerCard && <li>{dangerCard}</li>}
            <Bubble
              lead={
                message.id === firstUnreadId && (
                  <p ref={unread} className={styles.firstUnread}>
                    {intl.formatMessage({ id: 'doctorChat.newMessages' })}
                  </p>
                )
              }
              message={message}
              isOwn={message.senderId === me}
              name={message.senderId === me ? intl.formatMessage({ id: 'doctorChat.you' }) : name}
              patientPage={patientPage}
              danger={props.dangers?.get(message.id)}
              onDelete={() => setDeletion({ id: message.id })}
            />
          </Fragment>
        ))}
      </ol>
      {messages.some(({ senderId }) => senderId === me) && props.offer}
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
