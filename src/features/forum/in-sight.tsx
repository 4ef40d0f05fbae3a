import { useState, type MouseEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { hearAuthor, muteAuthor } from '@/db/forum.ts';
import { authorKey, type MetAuthor } from '@/model/forum-muting.ts';
import { Button } from '@/ui/button.tsx';
import { useNotKept } from '@/use-not-kept.ts';
import styles from './forum.module.css';

interface InSightProps {
  author: MetAuthor;
  isMuted: boolean;
  /** What was written, with the call that puts who wrote it out of sight. */
  children: (mute: (event: MouseEvent<HTMLElement>) => void) => ReactNode;
}

/** The button goes with what it changes: what stays has the focus. */
const focusPlace = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest<HTMLElement>(`.${styles.sight}`)?.focus({ preventScroll: true });

/** What somebody wrote, or, where the reader hid who wrote it, one line in its place and the way back. */
export function InSight({ author, isMuted, children }: InSightProps) {
  const intl = useIntl();
  const notKept = useNotKept();
  const [hasFailed, setFailed] = useState(false);
  const turn = (change: () => Promise<void>) => (event: MouseEvent<HTMLElement>) => {
    setFailed(false);
    focusPlace(event);
    change().catch(() => setFailed(true));
  };
  return (
    <div tabIndex={-1} className={styles.sight}>
      {isMuted ? (
        <div className={styles.unseen}>
          <p className={styles.quiet}>{intl.formatMessage({ id: 'forum.muted' })}</p>
          <Button tone="quiet" icon="eye" onClick={turn(() => hearAuthor(authorKey(author)))}>
            {intl.formatMessage({ id: 'forum.unmute' })}
          </Button>
        </div>
      ) : (
        children(turn(() => muteAuthor(author)))
      )}
      {hasFailed && <p role="alert">{intl.formatMessage({ id: notKept('records.notChanged') })}</p>}
    </div>
  );
}
