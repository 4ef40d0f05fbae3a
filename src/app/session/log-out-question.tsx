import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ForumHoldNotice } from '@/app/session/forum-hold-notice.tsx';
import { SaveBackup } from '@/app/backup/save-backup.tsx';
import { SIGN_IN_AGAIN } from '@/app/session/return-path.ts';
import { sendNow } from '@/sync/session/session.ts';
import { useSyncStatus } from '@/sync/status/use-sync-status.ts';
import { Button, ButtonLink } from '@/ui/controls/button.tsx';
import { FailureMessage, LiveRegion } from '@/ui/feedback/live-region.tsx';
import { Sheet } from '@/ui/layout/sheet.tsx';
import { useUnsentForumTexts } from '@/app/session/use-unsent-forum-texts.ts';
import styles from './log-out-question.module.css';

interface LogOutQuestionProps {
  /** Unsent entries, counted when the user tapped Log out. */
  waiting: number;
  /** Unsent messages of the contact form. */
  messages: number;
  /** Rejected forum texts, counted when the user tapped Log out. */
  refusedTexts: number;
  onStay: () => void;
  onLeave: () => void;
}

/** The current number of unsent entries. Until the sync of this tab has counted, the number from the tap is used. */
function useUnsentCount(waiting: number): number {
  const { pending, dead, lastSafeCopyAt } = useSyncStatus();
  return lastSafeCopyAt === null && pending + dead === 0 ? waiting : pending + dead;
}

/**
 * Asks before a log-out with unsent data: send first, stay, save an encrypted backup file, or leave and lose it. The number
 * of entries is always shown before they are lost.
 */
export function LogOutQuestion({ waiting, messages, refusedTexts, onStay, onLeave }: LogOutQuestionProps) {
  const intl = useIntl();
  const { phase, pending, dead } = useSyncStatus();
  const isAllRefused = dead > 0 && pending === 0;
  const [file, setFile] = useState<'none' | 'asked' | 'saved'>('none');
  const left = useUnsentCount(waiting);
  const isSent = left === 0;
  const forum = useUnsentForumTexts(refusedTexts);
  // Rejected forum texts are in no other count, and a log-out deletes them.
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
        {!isSent && forum.held && <ForumHoldNotice held={forum.held} until={forum.heldUntil} />}
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
          <RecommendedAction
            action={!isSent && !isAllRefused ? 'send' : !isSent ? '/needs-you' : forum.refused > 0 ? '/forum' : null}
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

/** The recommended action: send unsent entries, or look at rejected ones. */
function RecommendedAction({ action }: { action: 'send' | '/needs-you' | '/forum' | null }) {
  if (action === 'send') return <SendFirst />;
  return action && <LookFirst to={action} />;
}

/** The server would reject a rejected change again, so the user has to correct it. */
const LookFirst = ({ to }: { to: string }) => (
  <ButtonLink to={to} icon="warning" wide>
    <FormattedMessage id="more.logOut.look" />
  </ButtonLink>
);

/** Sending first loses nothing and needs no backup file. */
function SendFirst() {
  const [state, setState] = useState<'rest' | 'trying' | 'failed'>('rest');
  const phase = useSyncStatus((status) => status.phase);
  if (phase === 'auth')
    return (
      <ButtonLink to={SIGN_IN_AGAIN} wide>
        <FormattedMessage id="more.logOut.toSignIn" />
      </ButtonLink>
    );
  const isSending = state === 'trying' || phase === 'syncing';
  const send = () => {
    setState('trying');
    sendNow().then(
      () => setState('rest'),
      () => setState('failed'),
    );
  };
  return (
    <>
      <LiveRegion>
        {state === 'failed' && (
          <FailureMessage>
            <FormattedMessage id="more.logOut.notSent" />
          </FailureMessage>
        )}
      </LiveRegion>
      <Button icon="send" wide busy={isSending} onClick={send}>
        <FormattedMessage id={isSending ? 'more.logOut.sending' : 'more.logOut.send'} />
      </Button>
    </>
  );
}
