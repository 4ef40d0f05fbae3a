import { useIntl } from 'react-intl';
import { Button } from '@/ui/controls/button.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { AnswerSymptoms } from './answer-symptoms.tsx';
import type { Answer } from './answer.ts';
import { openEntry } from '@/features/readings/state/entry-state.ts';

interface AnswerAsksProps {
  answer: Answer;
  /** Absent where nothing can be noted about the reading. */
  onSymptoms: ((chosen: string[]) => void) | undefined;
}

/** Whether the answer has questions, so that their space is reserved. */
export const asksAnything = ({ askPressure, asked }: Answer, canNote = true): boolean =>
  askPressure || (canNote && asked.length > 0);

/** The questions of an answer: a blood pressure now, and symptoms. Each chosen symptom can raise the tier at once. */
export function AnswerAsks({ answer, onSymptoms }: AnswerAsksProps) {
  const intl = useIntl();
  return (
    <>
      {answer.askPressure && (
        <Button tone="secondary" icon="heart-pulse" wide onClick={() => openEntry('bloodPressure')}>
          {intl.formatMessage({ id: 'readings.answer.measurePressure' })}
        </Button>
      )}
      {onSymptoms && answer.asked.length > 0 && (
        <div>
          <SectionTitle>{intl.formatMessage({ id: 'clinical.ask.symptoms' })}</SectionTitle>
          <AnswerSymptoms answer={answer} onChange={onSymptoms} />
        </div>
      )}
    </>
  );
}
