import { FormattedMessage } from 'react-intl';
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

/** Why the last question has no answer, with a button to ask again. The question is saved. */
export function TroubleNotice({ turn, question, onAskAgain }: TroubleNoticeProps) {
  return (
    <Card tone="amber" as="section">
      <div className={styles.trouble} role="status">
        <p>
          {turn.phase === 'failed' ? (
            <FormattedMessage id={`chat.trouble.${turn.trouble}`} values={{ reason: turn.detail }} />
          ) : (
            <FormattedMessage id="chat.unanswered" />
          )}
        </p>
        {turn.phase === 'failed' && fromLibrary.has(turn.trouble) && <LibraryAnswers question={question} />}
        <Button tone="secondary" onClick={onAskAgain}>
          <FormattedMessage id="chat.askAgain" />
        </Button>
      </div>
    </Card>
  );
}
