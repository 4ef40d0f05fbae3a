import { FormattedMessage, useIntl } from 'react-intl';
import { choiceText } from '@/i18n/phrases/choice-words.ts';
import { frequencies } from '@/model/reminders/reminder-frequency.ts';
import { Chip } from '@/ui/controls/chip.tsx';
import { TimeField } from '@/ui/dates/time-field.tsx';
import { dateOf } from '@/app/profile/date-text.ts';
import type { RowChange } from './answers.ts';
import { firstDayOfWeekly, type PlanRow } from './plan-rows.ts';
import styles from './first-run.module.css';

interface PlanRowFieldsProps {
  row: PlanRow;
  words: { readonly name: string; readonly how: string };
  today: string;
  isTimeless: boolean;
  onChange: (changes: RowChange) => void;
}

/** A proposed measurement: on or off, how often, and its times. */
export function PlanRowFields({ row, words, today, isTimeless, onChange }: PlanRowFieldsProps) {
  const intl = useIntl();
  const { isOn, times, frequency, endsOn } = row;
  const often = choiceText(intl, 'frequency', frequencies[frequency].text);
  const day = intl.formatDate(`${firstDayOfWeekly(today)}T12:00:00`, { weekday: 'long' });
  return (
    <li className={styles.measure}>
      <div className={styles.measureHead}>
        <div>
          <h2 className={styles.name}>{words.name}</h2>
          <p className={styles.detail}>
            {frequency === 'weekly' ? <FormattedMessage id="firstRun.measure.weekly" values={{ often, day }} /> : often}
            {endsOn && (
              <>
                {' · '}
                <FormattedMessage id="firstRun.measure.until" values={{ date: dateOf(intl, endsOn) }} />
              </>
            )}
          </p>
        </div>
        <Chip
          chosen={isOn}
          aria-label={`${intl.formatMessage({ id: 'firstRun.measure.remind' })}: ${words.name}`}
          onClick={() => onChange({ isOn: !isOn })}
        >
          <FormattedMessage id="firstRun.measure.remind" />
        </Chip>
      </div>
      {isOn && (
        <>
          <div className={styles.times}>
            {times.map((time, at) => (
              <TimeField
                // The number of times is fixed, so a time keeps its place.
                key={at}
                label={intl.formatMessage({ id: 'firstRun.measure.time' }, { number: at + 1, count: times.length })}
                value={time}
                onChange={(value) => onChange({ times: times.map((each, place) => (place === at ? value : each)) })}
                error={isTimeless && at === 0 ? intl.formatMessage({ id: 'firstRun.measure.timeless' }) : null}
              />
            ))}
          </div>
          <p className={styles.small}>{words.how}</p>
        </>
      )}
    </li>
  );
}
