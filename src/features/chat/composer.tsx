import { useEffect, useRef, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ChatPicture } from '@/db/chat.ts';
import { refusalText } from '@/i18n/file-words.ts';
import { Button } from '@/ui/button.tsx';
import { BlobPicture } from '@/ui/blob-picture.tsx';
import { Chip } from '@/ui/chip.tsx';
import { useNotKept } from '@/use-not-kept.ts';
import type { ChatContext, ContextPart } from './chat-context.ts';
import styles from './chat.module.css';
import { PictureButton } from './picture-button.tsx';
import { usePickedPicture, type PictureTrouble } from './use-picked-picture.ts';

/** As the record allows. */
const LONGEST = 20_000;

/** What is being written, kept sealed until it is sent; see `useSealedDraft`. */
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
  /** Keeps the message and asks. @throws when it could not be kept */
  onSend: (text: string, picture: ChatPicture | null) => Promise<void>;
  emergencyNumber: string;
}

/** Where a message is written. It stays in the box until it is kept on the phone. */
export function Composer(props: ComposerProps) {
  const { draft, context, shared, onShare, isAnswering, onStop, onSend, emergencyNumber } = props;
  const intl = useIntl();
  const notKept = useNotKept();
  const [hasFailed, setFailed] = useState(false);
  const { picture, trouble, isPreparing, choose, remove } = usePickedPicture();
  const tooLong = draft.text.length > LONGEST;
  const text = draft.text.trim() || (picture ? intl.formatMessage({ id: 'chat.picture.question' }) : '');
  // State arrives with the next rendering; a second Enter can come before it.
  const hasBegun = useRef(false);
  const [ended, setEnded] = useState(0);
  // Only a box that was drawn again without what was sent may send again.
  useEffect(() => void (hasBegun.current = false), [ended]);
  const box = useRef({ text: draft.text, picture });
  useEffect(() => {
    box.current = { text: draft.text, picture };
  });

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (hasBegun.current || isAnswering || isPreparing || tooLong || text === '') return;
    hasBegun.current = true;
    try {
      await onSend(text, picture);
      setFailed(false);
      // What was typed or chosen meanwhile is the next message.
      if (box.current.text === draft.text) draft.clear();
      if (box.current.picture === picture) remove();
    } catch {
      setFailed(true);
    } finally {
      setEnded((times) => times + 1);
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
            : intl.formatMessage({ id: notKept('chat.notSaved') })}
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
            // On a phone Enter is a new line; with a keyboard it sends, as everywhere.
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
