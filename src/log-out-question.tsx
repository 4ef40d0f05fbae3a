import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ForumHeld } from '@/forum-held.tsx';
import { SaveBackup } from '@/save-backup.tsx';
import { SIGN_IN_AGAIN } from '@/origin.ts';
import { resyncNow } from '@/sync/session.ts';
import { useSyncStatus } from '@/sync/status.ts';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { Sheet } from '@/ui/sheet.tsx';
import { useForumLeft } from '@/use-forum-left.ts';
import styles from './log-out.module.css';

interface LogOutQuestionProps {
  /** Entries that are only on this phone, counted when it was asked. */
  waiting: number;
  /** Messages of the contact form that are only on this phone. */
  messages: number;
  /** Texts that the forum did not take, counted when it was asked. */
  refusedTexts: number;
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
export function LogOutQuestion({ waiting, messages, refusedTexts, onStay, onLeave }: LogOutQuestionProps) {
  const intl = useIntl();
  const { phase, pending, dead } = useSyncStatus();
  const isAllRefused = dead > 0 && pending === 0;
  const [file, setFile] = useState<'none' | 'asked' | 'saved'>('none');
  const left = useLeft(waiting);
  const isSent = left === 0;
  const forum = useForumLeft(refusedTexts);
  // What the forum refused counts nowhere else, and goes with her.
  const isNothingLost = isSent && messages === 0 && forum.refused === 0;
  const isForFile = !isSent || forum.refused > 0;
  return (
    <Sheet open onClose={onStay} title={intl.formatMessage({ id: 'more.logOut.title' })}>
      <div className={styles.question}>
        <p role="status" className={styles.strong}>
          {isNothingLost ? (
            <FormattedMessage id="more.logOut.sent" />
          ) : isSent ? null : isAllRefused ? (
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
        {!isSent && forum.held && <ForumHeld held={forum.held} until={forum.heldUntil} />}
        {forum.refused > 0 && (
          <p className={styles.strong}>
            <FormattedMessage id="more.logOut.forum.refused" values={{ count: forum.refused }} />
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
        {isForFile && file !== 'none' ? (
          <>
            <p>
              <FormattedMessage id="more.logOut.file.text" />
            </p>
            <SaveBackup what="unsent" onSaved={() => setFile('saved')} />
          </>
        ) : (
          <BestWayOut
            wayOut={!isSent && !isAllRefused ? 'send' : !isSent ? '/needs-you' : forum.refused > 0 ? '/forum' : null}
          />
        )}
        <Button tone="secondary" wide onClick={onStay}>
          <FormattedMessage id="more.logOut.stay" />
        </Button>
        {isForFile && file === 'none' && (
          <Button tone="secondary" icon="download" wide onClick={() => setFile('asked')}>
            <FormattedMessage id="more.logOut.file" />
          </Button>
        )}
        <Button tone={isNothingLost || file === 'saved' ? 'primary' : 'quiet'} icon="log-out" wide onClick={onLeave}>
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

/** Sends what waits, or leads to what was refused. */
function BestWayOut({ wayOut }: { wayOut: 'send' | '/needs-you' | '/forum' | null }) {
  if (wayOut === 'send') return <SendFirst />;
  return wayOut && <LookFirst to={wayOut} />;
}

/** What the server has refused is refused again when it is sent again: a person has to look at it. */
const LookFirst = ({ to }: { to: string }) => (
  <ButtonLink to={to} icon="warning" wide>
    <FormattedMessage id="more.logOut.look" />
  </ButtonLink>
);

/** The best way out: nothing is lost and nothing has to be carried. */
function SendFirst() {
  const [isTrying, setTrying] = useState(false);
  const phase = useSyncStatus((status) => status.phase);
  if (phase === 'auth')
    return (
      <ButtonLink to={SIGN_IN_AGAIN} wide>
        <FormattedMessage id="more.logOut.toSignIn" />
      </ButtonLink>
    );
  const isSending = isTrying || phase === 'syncing';
  const send = () => {
    setTrying(true);
    void resyncNow().finally(() => setTrying(false));
  };
  return (
    <Button icon="send" wide busy={isSending} onClick={send}>
      <FormattedMessage id={isSending ? 'more.logOut.sending' : 'more.logOut.send'} />
    </Button>
  );
}
