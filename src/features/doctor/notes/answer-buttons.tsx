import type { IntlShape } from 'react-intl';
import { bidiIsolate } from '@/i18n/formats/bidi-isolation.ts';
import { Button } from '@/ui/controls/button.tsx';
import type { AnswerState } from './use-answer-alarms.ts';
import styles from './answer-buttons.module.css';

interface AnswerButtonsProps {
  intl: IntlShape;
  /** Patient name for the accessible labels, because a button is also read alone. */
  name: string;
  state: AnswerState | undefined;
  /** Undefined when nothing is left to see. */
  onSeen: (() => void) | undefined;
  /** Undefined without an open case. */
  onClose: (() => void) | undefined;
  tone?: 'primary' | 'secondary';
}

/** What a doctor does about an alarm: "I have seen it", and "Close", which asks for the outcome. */
export function AnswerButtons({ intl, name, state, onSeen, onClose, tone }: AnswerButtonsProps) {
  const label = (id: 'doctor.acknowledge.name' | 'doctor.close.name') =>
    intl.formatMessage({ id }, { name: bidiIsolate(intl, name) });
  return (
    <span className={styles.place}>
      {onSeen && (
        <Button tone={tone} aria-label={label('doctor.acknowledge.name')} busy={state === 'pending'} onClick={onSeen}>
          {intl.formatMessage({ id: 'doctor.acknowledge' })}
        </Button>
      )}
      {onClose && (
        <Button tone="secondary" aria-label={label('doctor.close.name')} onClick={onClose}>
          {intl.formatMessage({ id: 'doctor.close' })}
        </Button>
      )}
      {state === 'failed' && (
        <span role="alert" className={styles.failed}>
          {intl.formatMessage({ id: 'doctor.acknowledge.failed' })}
        </span>
      )}
    </span>
  );
}
