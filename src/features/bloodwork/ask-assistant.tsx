import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AiErrorReason } from '@/app/network/ask-ai.ts';
import { linesToSend, readAssistantAnswer, type AssistantAnswer } from '@/clinical/lab/report/assistant-answer.ts';
import type { LabReading } from '@/app/labs/read-lab-file.ts';
import { useOnline } from '@/ui/hooks/use-online.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import styles from './review.module.css';

interface AskAssistantProps {
  reading: LabReading;
  onAnswer: (answer: AssistantAnswer) => void;
}

interface Trouble {
  readonly kind: AiErrorReason;
  /** Why the answer was blocked. */
  readonly reason: string;
}

/** Sends this one file to the assistant, only after the user has confirmed what leaves the phone. */
export function AskAssistant({ reading, onAnswer }: AskAssistantProps) {
  const [phase, setPhase] = useState<'offered' | 'asked' | 'waiting' | 'done'>('offered');
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const isOnline = useOnline();
  const lines = linesToSend(reading.pages);
  if (phase === 'done') return null;
  if (lines.length === 0)
    return (
      <p className={styles.quiet}>
        <FormattedMessage id="bloodwork.assistant.noWords" />
      </p>
    );

  async function ask(): Promise<void> {
    setPhase('waiting');
    setTrouble(null);
    const { AiError, completeAnswer } = await import('@/app/network/ask-ai.ts');
    try {
      const text = lines.join('\n');
      const reply = await completeAnswer({ task: 'lab-report', contents: [{ role: 'user', parts: [{ text }] }] });
      const answer = readAssistantAnswer(reply, reading.pages);
      if (!answer) throw new AiError('malformed');
      onAnswer(answer);
      setPhase('done');
    } catch (error) {
      const { trouble: why, detail } = error instanceof AiError ? error : new AiError('malformed');
      setTrouble({ kind: why, reason: detail });
      setPhase('offered');
    }
  }

  return (
    <div className={styles.notice}>
      {trouble && (
        <p role="alert" className={styles.trouble}>
          <Icon name="alert" size={20} />
          <span>
            <FormattedMessage id={`bloodwork.assistant.${trouble.kind}`} values={{ reason: trouble.reason }} />
          </span>
        </p>
      )}
      {phase === 'offered' && (
        <Button tone="quiet" onClick={() => setPhase('asked')}>
          <FormattedMessage id="bloodwork.assistant.offer" />
        </Button>
      )}
      {phase !== 'offered' && (
        <>
          <p>
            <FormattedMessage id="bloodwork.assistant.consent" values={{ count: lines.length }} />
          </p>
          {!isOnline && (
            <p className={styles.quiet}>
              <FormattedMessage id="bloodwork.assistant.offline" />
            </p>
          )}
          <div className={styles.turn}>
            <Button tone="secondary" busy={phase === 'waiting' || !isOnline} onClick={() => void ask()}>
              <FormattedMessage id="bloodwork.assistant.yes" />
            </Button>
            <Button tone="quiet" onClick={() => setPhase('offered')}>
              <FormattedMessage id="bloodwork.assistant.no" />
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
