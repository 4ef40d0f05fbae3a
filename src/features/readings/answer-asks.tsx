import { useIntl } from 'react-intl';
import { Button } from '@/ui/button.tsx';
import { SectionTitle } from '@/ui/section-title.tsx';
import { AnswerSymptoms } from './answer-symptoms.tsx';
import type { Answer } from './answer.ts';
import { openEntry } from './entry-state.ts';

interface AnswerAsksProps {
  answer: Answer;
  /** Absent where nothing can be noted about the reading. */
  onSymptoms: ((chosen: string[]) => void) | undefined;
}

/** Whether there is anything to ask, so that the place for it is made. */
export const asksAnything = ({ askPressure, asked }: Answer, canNote = true): boolean =>
  askPressure || (canNote && asked.length > 0);

/** What an answer wants to know besides: a blood pressure now, and symptoms; each that is tapped can raise it at once. */
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
