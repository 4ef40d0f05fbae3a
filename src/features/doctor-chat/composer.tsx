import { useId, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { StorageFailure } from '@/db/browser-storage/storage-failure.ts';
import { openGaps } from '@/model/clinic/template-placeholders.ts';
import type { MessageDraft } from '@/app/forms/doctor-message-draft.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import { useSaveFailure } from '@/app/forms/use-save-failure.ts';
import { AttachmentCard } from './attachment-card.tsx';
import { GapQuestion } from './templates/gap-question.tsx';
import { useInsertion } from './templates/use-insertion.ts';
import styles from './chat.module.css';

/** Maximum length in the record's schema, in characters. */
const MOST_CHARACTERS = 5000;

interface ComposerProps {
  draft: MessageDraft;
  onChange: (changes: Partial<MessageDraft>) => void;
  /**
   * Resolves when the message is saved on this phone: with an empty string, or with the reason why it cannot be sent as
   * it is.
   */
  onSend: (draft: MessageDraft) => Promise<string>;
  /** Undefined where nothing can be attached. */
  onAttach?: () => void;
  /** Whether a text with an open gap of a template is sent only after a question. */
  asksAboutGaps?: boolean;
  /** A dialog of texts for the cursor; undefined where there are none. */
  templates?: (dialog: { onChoose: (text: string) => void; onClose: () => void }) => ReactNode;
}

/** The message field. The text stays in it until the message is saved on the phone. */
export function Composer({ draft, onChange, onSend, onAttach, asksAboutGaps = false, templates }: ComposerProps) {
  const intl = useIntl();
  const fieldId = useId();
  const failureMessage = useSaveFailure();
  const [trouble, setTrouble] = useState('');
  const [isSending, setSending] = useState(false);
  const [dialog, setDialog] = useState<'templates' | 'gaps' | null>(null);
  const { content, attachment } = draft;
  const { field, rememberCursor, insert, selectGap } = useInsertion(content, (next) => onChange({ content: next }));
  const gaps = asksAboutGaps ? openGaps(content) : [];

  async function send(areGapsMeant = false) {
    const length = content.trim().length;
    if (length === 0 && attachment === '') return setTrouble(intl.formatMessage({ id: 'doctorChat.nothing' }));
    if (length > MOST_CHARACTERS)
      return setTrouble(intl.formatMessage({ id: 'doctorChat.tooLong' }, { most: MOST_CHARACTERS, length }));
    if (gaps.length > 0 && !areGapsMeant) return setDialog('gaps');
    setSending(true);
    setTrouble('');
    try {
      setTrouble(await onSend({ content: content.trim(), attachment }));
    } catch (error) {
      if (!(error instanceof StorageFailure)) throw error;
      setTrouble(intl.formatMessage({ id: failureMessage('doctorChat.notSaved') }));
    } finally {
      setSending(false);
    }
  }

  return (
    <form
      className={styles.composer}
      aria-label={intl.formatMessage({ id: 'doctorChat.form' })}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) void send();
      }}
    >
      {attachment !== '' && (
        <div className={styles.attached}>
          <AttachmentCard attachment={attachment} />
          <Button tone="quiet" onClick={() => onChange({ attachment: '' })}>
            {intl.formatMessage({ id: 'doctorChat.attached.remove' })}
          </Button>
        </div>
      )}
      {trouble && (
        <p role="alert" className={styles.trouble}>
          <Icon name="alert" size={20} />
          {trouble}
        </p>
      )}
      <div className={styles.line}>
        {onAttach && (
          <button type="button" className={styles.attach} onClick={onAttach}>
            <Icon name="plus" size={24} />
            <span className="hidden-text">{intl.formatMessage({ id: 'doctorChat.attach' })}</span>
          </button>
        )}
        {templates && (
          <button type="button" className={styles.attach} onClick={() => setDialog('templates')}>
            <Icon name="note" size={24} />
            <span className="hidden-text">{intl.formatMessage({ id: 'templates.choose' })}</span>
          </button>
        )}
        <label htmlFor={fieldId} className="hidden-text">
          {intl.formatMessage({ id: 'doctorChat.write' })}
        </label>
        <textarea
          ref={field}
          id={fieldId}
          data-key="n"
          rows={1}
          autoComplete="off"
          dir="auto"
          className={styles.field}
          placeholder={intl.formatMessage({ id: 'doctorChat.write' })}
          value={content}
          onChange={(event) => onChange({ content: event.target.value })}
          onBlur={rememberCursor}
        />
        <Button type="submit" icon="send" busy={isSending}>
          {intl.formatMessage({ id: 'doctorChat.send' })}
        </Button>
      </div>
      {dialog === 'templates' &&
        templates?.({
          onChoose: (text) => {
            setDialog(null);
            insert(text);
          },
          onClose: () => setDialog(null),
        })}
      {dialog === 'gaps' && (
        <GapQuestion
          gaps={gaps}
          onFill={() => {
            setDialog(null);
            selectGap();
          }}
          onSend={() => {
            setDialog(null);
            void send(true);
          }}
        />
      )}
    </form>
  );
}
