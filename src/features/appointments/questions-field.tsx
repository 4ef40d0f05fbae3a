import { useIntl } from 'react-intl';
import { LONGEST_QUESTION, type Appointment } from '@/model/appointment.ts';
import { issue } from '@/model/issue.ts';
import { issueText } from '@/i18n/issue-text.ts';
import { Button } from '@/ui/button.tsx';
import { FieldGroup } from '@/ui/field-group.tsx';
import { RemoveButton } from '@/ui/text-button.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { canAddQuestion } from './visit-entry.ts';

interface QuestionsFieldProps {
  questions: readonly string[];
  /** The whole list was refused. */
  isRefused: boolean;
  onChange: (questions: NonNullable<Appointment['questions']>) => void;
}

/** What she wants to ask, one line each. */
export function QuestionsField({ questions, isRefused, onChange }: QuestionsFieldProps) {
  const intl = useIntl();
  const tooLong = issue('questions', 'long', { limit: LONGEST_QUESTION });
  const errorOf = (question: string) =>
    isRefused && question.trim().length > LONGEST_QUESTION ? issueText(intl, [tooLong], 'questions') : null;
  return (
    <FieldGroup legend={intl.formatMessage({ id: 'appointments.questions' })}>
      {questions.map((question, at) => (
        <TextField
          // A question has no identity but its place.
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
