import { useIntl } from 'react-intl';
import { LONGEST_QUESTION, type Appointment } from '@/model/appointment.ts';
import { issue } from '@/model/issue.ts';
import { issueText } from '@/i18n/issue-text.ts';
import { Button } from '@/ui/button.tsx';
import { Icon } from '@/ui/icon.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { canAddQuestion } from './visit-entry.ts';
import styles from './visits.module.css';

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
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{intl.formatMessage({ id: 'appointments.questions' })}</legend>
      {questions.map((question, at) => (
        <TextField
          // A question has no identity but its place.
          key={at} // oxlint-disable-line react/no-array-index-key
          label={intl.formatMessage({ id: 'appointments.form.question' }, { number: at + 1 })}
          error={errorOf(question)}
          value={question}
          onChange={(changed) => onChange(questions.map((each, place) => (place === at ? changed : each)))}
          end={
            <button
              type="button"
              className={styles.remove}
              aria-label={intl.formatMessage({ id: 'appointments.form.question.remove' }, { number: at + 1 })}
              onClick={() => onChange(questions.filter((_, place) => place !== at))}
            >
              <Icon name="close" size={20} />
            </button>
          }
        />
      ))}
      {canAddQuestion(questions) && (
        <Button tone="quiet" icon="plus" onClick={() => onChange([...questions, ''])}>
          {intl.formatMessage({ id: 'appointments.form.question.add' })}
        </Button>
      )}
    </fieldset>
  );
}
