import { useState, type MouseEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { unmuteAuthor, muteAuthor } from '@/db/forum/forum-writes.ts';
import { authorKey, type SeenAuthor } from '@/model/forum/forum-authorship.ts';
import { Button } from '@/ui/controls/button.tsx';
import { useSaveFailure } from '@/app/forms/use-save-failure.ts';
import styles from '@/features/forum/layout/forum.module.css';

interface MutedTextProps {
  author: SeenAuthor;
  isMuted: boolean;
  /** Renders the text; receives a callback that mutes its author. */
  children: (mute: (event: MouseEvent<HTMLElement>) => void) => ReactNode;
}

/** The focused button disappears, so move the focus to the surrounding element. */
const focusPlace = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest<HTMLElement>(`.${styles.sight}`)?.focus({ preventScroll: true });

/** A text, or one line with an unmute button if the reader has muted its author. */
export function MutedText({ author, isMuted, children }: MutedTextProps) {
  const intl = useIntl();
  const failureMessage = useSaveFailure();
  const [hasFailed, setFailed] = useState(false);
  const run = (change: () => Promise<void>) => (event: MouseEvent<HTMLElement>) => {
    setFailed(false);
    focusPlace(event);
    change().catch(() => setFailed(true));
  };
  return (
    <div tabIndex={-1} className={styles.sight}>
      {isMuted ? (
        <div className={styles.unseen}>
          <p className={styles.quiet}>{intl.formatMessage({ id: 'forum.muted' })}</p>
          <Button tone="quiet" icon="eye" onClick={run(() => unmuteAuthor(authorKey(author)))}>
            {intl.formatMessage({ id: 'forum.unmute' })}
          </Button>
        </div>
      ) : (
        children(run(() => muteAuthor(author)))
      )}
      {hasFailed && <p role="alert">{intl.formatMessage({ id: failureMessage('records.notChanged') })}</p>}
    </div>
  );
}
