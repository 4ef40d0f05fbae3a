import { useIntl } from 'react-intl';
import { intervalDays } from '@/model/reminders/reminder-frequency.ts';
import { weekdays } from '@/model/reminders/reminder.ts';
import { ChoiceChips } from '@/ui/controls/choice-chips.tsx';
import { FieldPair } from '@/ui/controls/field-group.tsx';
import { NumberField } from '@/ui/controls/number-field.tsx';
import { DateField } from '@/ui/dates/date-field.tsx';
import { applyWeekdays, type ReminderDraft } from './reminder-entry.ts';
import styles from './reminder-form.module.css';

interface ScheduleFieldsProps {
  draft: ReminderDraft;
  change: (changes: Partial<ReminderDraft>) => void;
  error: (field: string) => string | null;
}

/** Weekdays, interval, start and end. Collapsed, because most reminders need none of them. */
export function ScheduleFields({ draft, change, error }: ScheduleFieldsProps) {
  const intl = useIntl();
  const isOpen = ['everyDays', 'startsOn', 'endsOn'].some((field) => error(field) !== null);
  const hasSome = draft.weekdays.length > 0 || draft.everyDays !== '' || draft.startsOn !== '' || draft.endsOn !== '';
  // 1 January 2024 was a Monday.
  const dayName = (at: number) => intl.formatDate(Date.UTC(2024, 0, 1 + at), { weekday: 'short', timeZone: 'UTC' });
  return (
    <details className={styles.more} open={isOpen || hasSome || undefined}>
      <summary>
        {intl.formatMessage({ id: 'reminders.form.days' })}
        {!hasSome && intervalDays(draft.frequency) === null && (
          <span>{intl.formatMessage({ id: 'reminders.form.days.every' })}</span>
        )}
      </summary>
      <div className={styles.moreBody}>
        <ChoiceChips
          legend={intl.formatMessage({ id: 'reminders.form.weekdays' })}
          options={weekdays.map((value, at) => ({ value, label: dayName(at) }))}
          chosen={draft.weekdays}
          onChange={(chosen) =>
            change(
              applyWeekdays(
                draft,
                weekdays.filter((day) => chosen.includes(day)),
              ),
            )
          }
          many
        />
        <NumberField
          label={intl.formatMessage({ id: 'reminders.form.everyDays' })}
          hint={intl.formatMessage({ id: 'reminders.form.everyDays.hint' })}
          error={error('everyDays')}
          value={draft.everyDays}
          onChange={(everyDays) => change({ everyDays })}
        />
        <FieldPair>
          <DateField
            name="startsOn"
            label={intl.formatMessage({ id: 'reminders.form.starts' })}
            error={error('startsOn')}
            value={draft.startsOn}
            onChange={(startsOn) => change({ startsOn })}
          />
          <DateField
            name="endsOn"
            label={intl.formatMessage({ id: 'reminders.form.ends' })}
            error={error('endsOn')}
            value={draft.endsOn}
            onChange={(endsOn) => change({ endsOn })}
          />
        </FieldPair>
      </div>
    </details>
  );
}
