import { useIntl } from 'react-intl';
import { FailureMessage } from '@/ui/feedback/live-region.tsx';
import { UndoToast } from '@/ui/feedback/undo-toast.tsx';
import type { AnswerAlarms } from './use-answer-alarms.ts';

/** Says which outcome was saved, with Undo, and when an undo could not be saved. */
export function OutcomeToast({ saved, undo, hasUndoFailed }: Pick<AnswerAlarms, 'saved' | 'undo' | 'hasUndoFailed'>) {
  const intl = useIntl();
  const outcome = saved?.outcome;
  if (outcome)
    return (
      <UndoToast
        text={intl.formatMessage(
          { id: outcome === 'noAnswer' ? 'doctor.close.kept' : 'doctor.close.done' },
          { outcome: intl.formatMessage({ id: `doctor.close.outcome.${outcome}` }) },
        )}
        onUndo={undo}
      />
    );
  return hasUndoFailed ? (
    <FailureMessage alert>{intl.formatMessage({ id: 'doctor.close.undoFailed' })}</FailureMessage>
  ) : null;
}
