import { useIntl } from 'react-intl';
import type { Issue } from '@/model/schema/issue.ts';
import { MAX_TIMES } from '@/model/reminders/reminder.ts';
import { Button } from '@/ui/controls/button.tsx';
import { FieldGroup } from '@/ui/controls/field-group.tsx';
import { RemoveButton } from '@/ui/controls/text-button.tsx';
import { TimeField } from '@/ui/dates/time-field.tsx';
import { issueText } from '@/i18n/phrases/issue-text.ts';
import styles from './reminder-form.module.css';
import { timeIssues } from './reminder-entry.ts';

interface TimesFieldProps {
  times: readonly string[];
  issues: readonly Issue[];
  onChange: (times: string[]) => void;
  hint: string | null;
}

/** The times of a day; each error is shown at its time. */
export function TimesField({ times, issues, onChange, hint }: TimesFieldProps) {
  const intl = useIntl();
  const errorAt = (time: string, at: number) => {
    const [found] = timeIssues(issues, time, at);
    return found ? issueText(intl, [found], found.field) : null;
  };
  const belongsToTime = (found: Issue) => times.some((time, at) => timeIssues([found], time, at).length > 0);
  const other = issues.find((found) => found.field === 'times' && !belongsToTime(found));
  return (
    <FieldGroup legend={intl.formatMessage({ id: 'reminders.form.times' })}>
      <div className={styles.times}>
        {times.map((time, at) => (
          <TimeField
            // A time has no id; its index identifies it.
            key={at} // oxlint-disable-line react/no-array-index-key
            name={`times.${at}`}
            label={intl.formatMessage({ id: 'reminders.form.time' }, { number: at + 1 })}
            error={errorAt(time, at)}
            value={time}
            onChange={(changed) => onChange(times.map((each, index) => (index === at ? changed : each)))}
            end={
              times.length > 1 && (
                <RemoveButton
                  label={intl.formatMessage({ id: 'reminders.form.time.remove' }, { number: at + 1 })}
                  onClick={() => onChange(times.filter((_, index) => index !== at))}
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
      {times.length < MAX_TIMES && (
        <Button tone="quiet" icon="plus" onClick={() => onChange([...times, ''])}>
          {intl.formatMessage({ id: 'reminders.form.time.add' })}
        </Button>
      )}
    </FieldGroup>
  );
}
