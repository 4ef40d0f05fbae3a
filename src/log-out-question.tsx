import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SaveBackup } from '@/save-backup.tsx';
import { resyncNow } from '@/sync/session.ts';
import { useSyncStatus } from '@/sync/status.ts';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { Sheet } from '@/ui/sheet.tsx';
import styles from './log-out.module.css';

interface LogOutQuestionProps {
  /** Entries that are only on this phone, counted when it was asked. */
  waiting: number;
  /** Messages of the contact form that are only on this phone. */
  messages: number;
  onStay: () => void;
  onLeave: () => void;
}

/** How many are left now: until the sync of this tab has counted, what was counted on the tap holds. */
function useLeft(waiting: number): number {
  const { pending, dead, lastSafeCopyAt } = useSyncStatus();
  return lastSafeCopyAt === null && pending + dead === 0 ? waiting : pending + dead;
}

/**
 * Send first, stay, take them along in an encrypted file, or leave and lose what was never sent: the number is said before
 * it is lost.
 */
export function LogOutQuestion({ waiting, messages, onStay, onLeave }: LogOutQuestionProps) {
  const intl = useIntl();
  const { phase, pending, dead } = useSyncStatus();
  const isAllRefused = dead > 0 && pending === 0;
  const [file, setFile] = useState<'none' | 'asked' | 'saved'>('none');
  const left = useLeft(waiting);
  const isSent = left === 0;
  return (
    <Sheet open onClose={onStay} title={intl.formatMessage({ id: 'more.logOut.title' })}>
      <div className={styles.question}>
        <p role="status" className={styles.strong}>
          {isSent && messages > 0 ? null : isSent ? (
            <FormattedMessage id="more.logOut.sent" />
          ) : isAllRefused ? (
            <FormattedMessage id="more.logOut.refused" values={{ dead }} />
          ) : (
            <FormattedMessage id="more.logOut.waiting" values={{ pending: left }} />
          )}
        </p>
        {dead > 0 && !isAllRefused && (
          <p>
            <FormattedMessage id="frame.notAccepted" values={{ dead }} />
          </p>
        )}
        {!isSent && !isAllRefused && phase !== 'idle' && phase !== 'syncing' && (
          <p>
            <FormattedMessage id={phase === 'auth' ? 'more.logOut.signIn' : 'more.logOut.notSent'} />
          </p>
        )}
        {messages > 0 && (
          <p className={styles.strong}>
            <FormattedMessage id="more.logOut.messages" values={{ count: messages }} />
          </p>
        )}
        <p className={styles.small}>
          <FormattedMessage id="more.logOut.text" />
        </p>
        {!isSent && file !== 'none' ? (
          <>
            <p>
              <FormattedMessage id="more.logOut.file.text" />
            </p>
            <SaveBackup what="unsent" onSaved={() => setFile('saved')} />
          </>
        ) : (
          !isSent && (isAllRefused ? <LookFirst /> : <SendFirst />)
        )}
        <Button tone="secondary" wide onClick={onStay}>
          <FormattedMessage id="more.logOut.stay" />
        </Button>
        {!isSent && file === 'none' && (
          <Button tone="secondary" icon="download" wide onClick={() => setFile('asked')}>
            <FormattedMessage id="more.logOut.file" />
          </Button>
        )}
        <Button
          tone={(isSent && messages === 0) || file === 'saved' ? 'primary' : 'quiet'}
          icon="log-out"
          wide
          onClick={onLeave}
        >
          {isSent ? (
            <FormattedMessage id="more.logOut.leave" />
          ) : file === 'saved' ? (
            <FormattedMessage id="more.logOut.leaveWithFile" />
          ) : (
            <FormattedMessage id="more.logOut.lose" values={{ pending: left }} />
          )}
        </Button>
      </div>
    </Sheet>
  );
}

/** What the server has refused is refused again when it is sent again: a person has to look at it. */
const LookFirst = () => (
  <ButtonLink to="/needs-you" icon="warning" wide>
    <FormattedMessage id="more.logOut.look" />
  </ButtonLink>
);

/** The best way out: nothing is lost and nothing has to be carried. */
function SendFirst() {
  const phase = useSyncStatus((status) => status.phase);
  if (phase === 'auth')
    return (
      <ButtonLink to="/login" wide>
        <FormattedMessage id="more.logOut.toSignIn" />
      </ButtonLink>
    );
  return (
    <Button icon="send" wide busy={phase === 'syncing'} onClick={() => void resyncNow()}>
      <FormattedMessage id={phase === 'syncing' ? 'more.logOut.sending' : 'more.logOut.send'} />
    </Button>
  );
}
