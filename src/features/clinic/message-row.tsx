import { useState } from 'react';
import { useIntl } from 'react-intl';
import { MAX_CONTACT_LENGTH } from '@/model/messages/contact-message.ts';
import { answerContactMessage, deleteContactMessage, type ListedMessage } from '@/sync/api/clinic/clinic.ts';
import { Button, ButtonLink } from '@/ui/controls/button.tsx';
import { useDraft } from '@/ui/controls/use-draft.ts';
import { TextAreaField } from '@/ui/controls/text-area-field.tsx';
import { FailureMessage } from '@/ui/feedback/live-region.tsx';
import { ListRow } from '@/ui/layout/list.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import { useClinicAction } from './use-clinic-action.ts';
import styles from './clinic.module.css';

/** Opens the mail program with the answer; the address is the sender's own word. */
const mailLink = (to: string, subject: string, body: string): string =>
  `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;

interface Typed {
  /** null: no answer is being written. */
  readonly answer: string | null;
  /** When the answer that was shown at the beginning was given, empty without one; null: the answer that is shown now. */
  readonly seenAt: string | null;
}
const nothingTyped: Typed = { answer: null, seenAt: '' };

/** One message of the contact form, with its answer or a field for it. */
export function MessageRow({ message }: { message: ListedMessage }) {
  const intl = useIntl();
  const { run, isBusy, trouble } = useClinicAction('clinic.message.otherAnswer');
  const { id, kind, text, replyTo, userId, writtenAt, answer, answeredAt } = message;
  // What is typed outlives the row: another administrator's answer moves it to the other list.
  const { draft: typed, set, clear } = useDraft<Typed>(`clinic answer ${id}`, nothingTyped);
  const draft = typed.answer;
  const [isDeleting, setDeleting] = useState(false);
  const when = (at: string) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  const subject = intl.formatMessage({ id: `contact.about.${kind}` });
  const from = userId
    ? intl.formatMessage({ id: 'clinic.message.member' })
    : intl.formatMessage({ id: 'clinic.message.guest' });

  async function send(): Promise<void> {
    if (draft === null || draft.trim() === '') return;
    const seenAt = typed.seenAt ?? answeredAt ?? '';
    if (await run(() => answerContactMessage(id, draft, seenAt))) clear();
    // The list was read again, so a second try knows the answer of another administrator.
    else set({ seenAt: null });
  }

  return (
    <ListRow
      lead={<Icon name={answeredAt ? 'check' : 'message'} />}
      title={subject}
      detail={`${when(writtenAt)} · ${from}`}
    >
      <div className={styles.stack}>
        <p className={styles.written}>
          <bdi>{text}</bdi>
        </p>
        {replyTo && (
          <p className={styles.quiet}>
            <bdi>{replyTo}</bdi>
          </p>
        )}
        {answer && answeredAt && (
          <div>
            <p className={styles.quiet}>
              {intl.formatMessage({ id: 'clinic.message.answered' }, { when: when(answeredAt) })}
            </p>
            <p className={styles.written}>
              <bdi>{answer}</bdi>
            </p>
          </div>
        )}
        {draft !== null && (
          <>
            <TextAreaField
              label={intl.formatMessage({ id: 'clinic.message.yours' })}
              hint={intl.formatMessage({ id: userId ? 'clinic.message.toMember' : 'clinic.message.toGuest' })}
              value={draft}
              rows={4}
              maxLength={MAX_CONTACT_LENGTH}
              onChange={(changed) => set({ answer: changed })}
            />
            <div className={styles.acts}>
              <Button busy={isBusy} icon="send" onClick={() => void send()}>
                {intl.formatMessage({ id: userId ? 'clinic.message.send' : 'clinic.message.keep' })}
              </Button>
              {replyTo && (
                <ButtonLink tone="secondary" icon="share" to={mailLink(replyTo, subject, draft)}>
                  {intl.formatMessage({ id: 'clinic.message.mail' })}
                </ButtonLink>
              )}
            </div>
          </>
        )}
        <div className={styles.acts}>
          {draft === null && (
            <Button
              tone="secondary"
              icon="pencil"
              onClick={() => set({ answer: answer ?? '', seenAt: answeredAt ?? '' })}
            >
              {intl.formatMessage({ id: answer ? 'clinic.message.again' : 'clinic.message.answer' })}
            </Button>
          )}
          {isDeleting ? (
            <Button
              tone="secondary"
              icon="trash"
              busy={isBusy}
              onClick={() => void run(() => deleteContactMessage(id))}
            >
              {intl.formatMessage({ id: 'clinic.message.deleteNow' })}
            </Button>
          ) : (
            <Button tone="quiet" icon="trash" onClick={() => setDeleting(true)}>
              {intl.formatMessage({ id: 'clinic.message.delete' })}
            </Button>
          )}
        </div>
        {trouble && <FailureMessage alert>{trouble}</FailureMessage>}
      </div>
    </ListRow>
  );
}
