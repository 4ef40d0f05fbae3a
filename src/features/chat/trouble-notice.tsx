import { FormattedMessage } from 'react-intl';
import { useSession } from '@/sync/session/session.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Card } from '@/ui/layout/card.tsx';
import styles from './chat.module.css';
import { LibraryAnswers } from './library-answers.tsx';
import type { Turn } from './use-assistant.ts';

interface TroubleNoticeProps {
  turn: Turn;
  question: string;
  onAskAgain: () => void;
}

/** No answer from the assistant: show results from the built-in texts instead. */
const fromLibrary: ReadonlySet<string> = new Set([
  'unreachable',
  'server',
  'no-key',
  'blocked',
  'none',
  'malformed',
  'often',
]);

/**
 * Why the last question has no answer, with a button to ask again. The question is saved. Only an administrator reads what
 * is wrong in the configuration, because no other user can change it.
 */
export function TroubleNotice({ turn, question, onAskAgain }: TroubleNoticeProps) {
  const isAdmin = useSession((session) => session.user?.labels.includes('admin') ?? false);
  const isNotConfigured = turn.phase === 'failed' && turn.trouble === 'no-key';
  return (
    <Card tone="amber" as="section">
      <div className={styles.trouble} role="status">
        <p>
          {turn.phase === 'failed' ? (
            <FormattedMessage
              id={isNotConfigured && isAdmin ? 'chat.admin.no-key' : `chat.trouble.${turn.trouble}`}
              values={{ reason: turn.detail }}
            />
          ) : (
            <FormattedMessage id="chat.unanswered" />
          )}
        </p>
        {turn.phase === 'failed' && fromLibrary.has(turn.trouble) && <LibraryAnswers question={question} />}
        {(!isNotConfigured || isAdmin) && (
          <Button tone="secondary" onClick={onAskAgain}>
            <FormattedMessage id="chat.askAgain" />
          </Button>
        )}
      </div>
    </Card>
  );
}
