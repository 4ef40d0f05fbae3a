import { useEffect, useRef, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ChatPicture } from '@/db/records/chat.ts';
import { refusalText } from '@/i18n/phrases/file-words.ts';
import { Button } from '@/ui/controls/button.tsx';
import { BlobPicture } from '@/ui/media/blob-picture.tsx';
import { Chip } from '@/ui/controls/chip.tsx';
import { useSaveFailure } from '@/app/forms/use-save-failure.ts';
import type { ChatContext, ContextPart } from './chat-context.ts';
import styles from './chat.module.css';
import { PictureButton } from './picture-button.tsx';
import { usePickedPicture, type PictureTrouble } from './use-picked-picture.ts';

/** Maximum length in the record's schema, in characters. */
const LONGEST = 20_000;

/** The message draft, stored encrypted until it is sent; see `useSealedDraft`. */
export interface ChatDraft {
  readonly text: string;
  readonly set: (text: string) => void;
  readonly clear: () => void;
}

interface ComposerProps {
  draft: ChatDraft;
  context: ChatContext;
  shared: readonly ContextPart[];
  onShare: (shared: ContextPart[]) => void;
  isAnswering: boolean;
  onStop: () => void;
  /** Saves the message and asks the assistant. @throws if it could not be saved */
  onSend: (text: string, picture: ChatPicture | null) => Promise<void>;
  emergencyNumber: string;
}

/** The message field. The text stays in it until the message is saved on the phone. */
export function Composer(props: ComposerProps) {
  const { draft, context, shared, onShare, isAnswering, onStop, onSend, emergencyNumber } = props;
  const intl = useIntl();
  const failureMessage = useSaveFailure();
  const [hasFailed, setFailed] = useState(false);
  const { picture, trouble, isPreparing, choose, remove } = usePickedPicture();
  const tooLong = draft.text.length > LONGEST;
  const text = draft.text.trim() || (picture ? intl.formatMessage({ id: 'chat.picture.question' }) : '');
  // A ref, because state changes only with the next render, and a second Enter can come before that.
  const hasBegun = useRef(false);
  const [attempts, setAttempts] = useState(0);
  // Allow the next message only after a render in which the sent text is gone.
  useEffect(() => void (hasBegun.current = false), [attempts]);
  const latest = useRef({ text: draft.text, picture });
  useEffect(() => {
    latest.current = { text: draft.text, picture };
  });

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (hasBegun.current || isAnswering || isPreparing || tooLong || text === '') return;
    hasBegun.current = true;
    try {
      await onSend(text, picture);
      setFailed(false);
      // Anything typed or chosen while sending belongs to the next message.
      if (latest.current.text === draft.text) draft.clear();
      if (latest.current.picture === picture) remove();
    } catch {
      setFailed(true);
    } finally {
      setAttempts((times) => times + 1);
    }
  };
  const pictureTroubleText = ({ name, reason }: PictureTrouble) =>
    reason === 'unreadable'
      ? intl.formatMessage({ id: 'files.unreadable' }, { name })
      : refusalText(intl, 'chat-images', reason, name);
  const toggle = (part: ContextPart) =>
    onShare(shared.includes(part) ? shared.filter((other) => other !== part) : [...shared, part]);

  return (
    <form
      className={styles.composer}
      aria-label={intl.formatMessage({ id: 'chat.form' })}
      onSubmit={(event) => void send(event)}
    >
      <fieldset className={styles.chips}>
        <legend className="hidden-text">
          <FormattedMessage id="chat.shared" />
        </legend>
        {context.stage.kind !== 'unknown' && context.stage.kind !== 'ended' && (
          <Chip chosen={shared.includes('stage')} onClick={() => toggle('stage')}>
            {context.stage.kind === 'pregnant'
              ? intl.formatMessage({ id: 'chat.shared.week' }, { weeks: context.stage.weeks })
              : intl.formatMessage({ id: 'chat.shared.stage' })}
          </Chip>
        )}
        {context.readings.length > 0 && (
          <Chip chosen={shared.includes('readings')} onClick={() => toggle('readings')}>
            <FormattedMessage id="chat.shared.readings" />
          </Chip>
        )}
      </fieldset>
      {(hasFailed || tooLong) && (
        <p role="alert" className={styles.error}>
          {tooLong
            ? intl.formatMessage({ id: 'chat.long' }, { limit: LONGEST, length: draft.text.length })
            : intl.formatMessage({ id: failureMessage('chat.notSaved') })}
        </p>
      )}
      {trouble && (
        <p role="alert" className={styles.error}>
          {pictureTroubleText(trouble)}
        </p>
      )}
      {picture && (
        <div className={styles.picked}>
          <BlobPicture picture={picture.thumbnail ?? picture.blob} alt="" className={styles.pickedPicture} />
          <p className={styles.small}>
            <FormattedMessage id="chat.picture.leaves" />
          </p>
          <Button tone="quiet" onClick={remove}>
            <FormattedMessage id="chat.picture.remove" />
          </Button>
        </div>
      )}
      <div className={styles.line}>
        <PictureButton onChoose={choose} />
        <textarea
          className={styles.input}
          rows={1}
          autoComplete="off"
          aria-label={intl.formatMessage({ id: 'chat.message' })}
          placeholder={intl.formatMessage({ id: 'chat.message' })}
          value={draft.text}
          onChange={(event) => draft.set(event.target.value)}
          onKeyDown={(event) => {
            // Enter starts a new line on a phone, and sends with a hardware keyboard.
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            if (matchMedia('(pointer: fine)').matches) void send(event);
          }}
        />
        {isAnswering ? (
          <Button tone="secondary" onClick={onStop}>
            <FormattedMessage id="chat.stop" />
          </Button>
        ) : (
          <Button type="submit">
            <FormattedMessage id="chat.send" />
          </Button>
        )}
      </div>
      <p className={styles.small}>
        <FormattedMessage id="chat.footer" values={{ number: emergencyNumber }} />
      </p>
    </form>
  );
}
