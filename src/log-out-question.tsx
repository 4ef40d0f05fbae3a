import { FormattedMessage, useIntl } from 'react-intl';
import { useSyncStatus } from '@/sync/status.ts';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { Sheet } from '@/ui/sheet.tsx';
import styles from './log-out.module.css';

interface LogOutQuestionProps {
  /** Entries that are only on this phone, counted when it was asked. */
  waiting: number;
  onStay: () => void;
  onLeave: () => void;
}

/** Send first, stay, or leave and lose what was never sent: the number is said before it is lost. */
export function LogOutQuestion({ waiting, onStay, onLeave }: LogOutQuestionProps) {
  const intl = useIntl();
  const { phase, pending, dead, lastSafeCopyAt } = useSyncStatus();
  // Until the sync of this tab has counted, what was counted on the tap holds.
  const left = lastSafeCopyAt === null && pending + dead === 0 ? waiting : pending + dead;
  const isSent = left === 0;
  const send = () => void import('@/sync/start-sync.ts').then(({ resyncNow }) => resyncNow());
  return (
    <Sheet open onClose={onStay} title={intl.formatMessage({ id: 'more.logOut.title' })}>
      <div className={styles.question}>
        <p role="status" className={styles.strong}>
          {isSent ? (
            <FormattedMessage id="more.logOut.sent" />
          ) : (
            <FormattedMessage id="more.logOut.waiting" values={{ pending: left }} />
          )}
        </p>
        {!isSent && phase !== 'idle' && phase !== 'syncing' && (
          <p>
            <FormattedMessage id={phase === 'auth' ? 'more.logOut.signIn' : 'more.logOut.notSent'} />
          </p>
        )}
        <p className={styles.small}>
          <FormattedMessage id="more.logOut.text" />
        </p>
        {!isSent &&
          (phase === 'auth' ? (
            <ButtonLink to="/login" wide>
              <FormattedMessage id="more.logOut.toSignIn" />
            </ButtonLink>
          ) : (
            <Button icon="send" wide busy={phase === 'syncing'} onClick={send}>
              <FormattedMessage id={phase === 'syncing' ? 'more.logOut.sending' : 'more.logOut.send'} />
            </Button>
          ))}
        <Button tone="secondary" wide onClick={onStay}>
          <FormattedMessage id="more.logOut.stay" />
        </Button>
        <Button tone={isSent ? 'primary' : 'quiet'} icon="log-out" wide onClick={onLeave}>
          {isSent ? (
            <FormattedMessage id="more.logOut.leave" />
          ) : (
            <FormattedMessage id="more.logOut.lose" values={{ pending: left }} />
          )}
        </Button>
      </div>
    </Sheet>
  );
}
