import { useIntl } from 'react-intl';
import type { Hours } from '@/model/clinic/on-call.ts';
import { Button } from '@/ui/controls/button.tsx';
import { SelectField, type Option } from '@/ui/controls/select-field.tsx';
import { RemoveButton } from '@/ui/controls/text-button.tsx';
import { TimeField } from '@/ui/dates/time-field.tsx';
import styles from './roster.module.css';

interface HoursListProps {
  /** The weekday or the date, in words. */
  name: string;
  hours: readonly Hours[];
  doctors: readonly Option[];
  onChange: (hours: Hours[]) => void;
}

/** Where the last shift ends the next one begins; the first one is a whole day. */
const nextHours = (hours: readonly Hours[]): Hours => {
  const from = hours.at(-1)?.to ?? '08:00';
  return { from, to: hours[0]?.from ?? '08:00', userId: '' };
};

/** The shifts that start on one day, to change. */
export function HoursList({ name, hours, doctors, onChange }: HoursListProps) {
  const intl = useIntl();
  const choices = [{ value: '', label: intl.formatMessage({ id: 'roster.who.choose' }) }, ...doctors];
  const set = (at: number, changes: Partial<Hours>) =>
    onChange(hours.map((each, n) => (n === at ? { ...each, ...changes } : each)));
  return (
    <div className={styles.day}>
      {hours.map(({ from, to, userId }, at) => (
        <div
          // The shifts of a day have no id, and their fields change while they are typed.
          key={at}
          role="group"
          aria-label={intl.formatMessage({ id: 'roster.shift' }, { day: name, number: at + 1 })}
          className={styles.shift}
        >
          <TimeField
            label={intl.formatMessage({ id: 'roster.from' })}
            value={from}
            onChange={(value) => set(at, { from: value })}
          />
          <TimeField
            label={intl.formatMessage({ id: 'roster.to' })}
            value={to}
            hint={to !== '' && to <= from ? intl.formatMessage({ id: 'roster.nextDay' }) : undefined}
            onChange={(value) => set(at, { to: value })}
          />
          <div className={styles.who}>
            <SelectField
              label={intl.formatMessage({ id: 'roster.who' })}
              value={userId}
              options={
                choices.some(({ value }) => value === userId)
                  ? choices
                  : [...choices, { value: userId, label: intl.formatMessage({ id: 'roster.who.left' }) }]
              }
              onChange={(value) => set(at, { userId: value })}
            />
          </div>
          <RemoveButton
            label={intl.formatMessage({ id: 'roster.remove' }, { day: name, number: at + 1 })}
            onClick={() => onChange(hours.filter((_, n) => n !== at))}
          />
        </div>
      ))}
      <div>
        <Button
          tone="quiet"
          icon="plus"
          aria-label={intl.formatMessage({ id: 'roster.add.name' }, { day: name })}
          onClick={() => onChange([...hours, nextHours(hours)])}
        >
          {intl.formatMessage({ id: 'roster.add' })}
        </Button>
      </div>
    </div>
  );
}
