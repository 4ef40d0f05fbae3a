import { useIntl } from 'react-intl';
import type { Issue } from '@/model/issue.ts';
import { MOST_TIMES } from '@/model/reminder.ts';
import { Button } from '@/ui/button.tsx';
import { FieldGroup } from '@/ui/field-group.tsx';
import { RemoveButton } from '@/ui/text-button.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { issueText } from '@/i18n/issue-text.ts';
import styles from './reminder-form.module.css';
import { timeIssues } from './reminder-entry.ts';

interface TimesFieldProps {
  times: readonly string[];
  issues: readonly Issue[];
  onChange: (times: string[]) => void;
  hint: string | null;
}

/** Any number of times of a day; what is wrong stands at the time it is about. */
export function TimesField({ times, issues, onChange, hint }: TimesFieldProps) {
  const intl = useIntl();
  const errorAt = (time: string, at: number) => {
    const [found] = timeIssues(issues, time, at);
    return found ? issueText(intl, [found], found.field) : null;
  };
  const isPlaced = (found: Issue) => times.some((time, at) => timeIssues([found], time, at).length > 0);
  const other = issues.find((found) => found.field === 'times' && !isPlaced(found));
  return (
    <FieldGroup legend={intl.formatMessage({ id: 'reminders.form.times' })}>
      <div className={styles.times}>
        {times.map((time, at) => (
          <TextField
            // A time has no identity but its place.
            key={at} // oxlint-disable-line react/no-array-index-key
            type="time"
            name={`times.${at}`}
            label={intl.formatMessage({ id: 'reminders.form.time' }, { number: at + 1 })}
            error={errorAt(time, at)}
            value={time}
            onChange={(changed) => onChange(times.map((each, place) => (place === at ? changed : each)))}
            end={
              times.length > 1 && (
                <RemoveButton
                  label={intl.formatMessage({ id: 'reminders.form.time.remove' }, { number: at + 1 })}
                  onClick={() => onChange(times.filter((_, place) => place !== at))}
                />
              )
            }
          />
        ))}
      </div>
      {other && (
        <p role="alert" className={styles.error}>
          {issueText(intl, [other], 'times')}
        </p>
      )}
      {hint && <p className={styles.hint}>{hint}</p>}
      {times.length < MOST_TIMES && (
        <Button tone="quiet" icon="plus" onClick={() => onChange([...times, ''])}>
          {intl.formatMessage({ id: 'reminders.form.time.add' })}
        </Button>
      )}
    </FieldGroup>
  );
}
