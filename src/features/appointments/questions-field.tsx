import { useIntl } from 'react-intl';
import { MAX_QUESTION_LENGTH, type Appointment } from '@/model/records/appointment.ts';
import { issue } from '@/model/schema/issue.ts';
import { issueText } from '@/i18n/phrases/issue-text.ts';
import { Button } from '@/ui/controls/button.tsx';
import { FieldGroup } from '@/ui/controls/field-group.tsx';
import { RemoveButton } from '@/ui/controls/text-button.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { canAddQuestion } from './visit-entry.ts';

interface QuestionsFieldProps {
  questions: readonly string[];
  /** The list as a whole has an error. */
  isRefused: boolean;
  onChange: (questions: NonNullable<Appointment['questions']>) => void;
}

/** Questions for the visit, one line each. */
export function QuestionsField({ questions, isRefused, onChange }: QuestionsFieldProps) {
  const intl = useIntl();
  const tooLong = issue('questions', 'long', { limit: MAX_QUESTION_LENGTH });
  const errorOf = (question: string) =>
    isRefused && question.trim().length > MAX_QUESTION_LENGTH ? issueText(intl, [tooLong], 'questions') : null;
  return (
    <FieldGroup legend={intl.formatMessage({ id: 'appointments.questions' })}>
      {questions.map((question, at) => (
        <TextField
          // Questions have no id, only a position.
          key={at} // oxlint-disable-line react/no-array-index-key
          label={intl.formatMessage({ id: 'appointments.form.question' }, { number: at + 1 })}
          error={errorOf(question)}
          value={question}
          onChange={(changed) => onChange(questions.map((each, place) => (place === at ? changed : each)))}
          end={
            <RemoveButton
              label={intl.formatMessage({ id: 'appointments.form.question.remove' }, { number: at + 1 })}
              onClick={() => onChange(questions.filter((_, place) => place !== at))}
            />
          }
        />
      ))}
      {canAddQuestion(questions) && (
        <Button tone="quiet" icon="plus" onClick={() => onChange([...questions, ''])}>
          {intl.formatMessage({ id: 'appointments.form.question.add' })}
        </Button>
      )}
    </FieldGroup>
  );
}
