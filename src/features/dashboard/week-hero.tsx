import { useIntl } from 'react-intl';
import type { CalendarDate } from '@/clinical/time/calendar-date.ts';
import { shortDate } from '@/i18n/formats/locale-forms.ts';
import { WeekTape } from '@/ui/chart/week-tape.tsx';
import styles from './dashboard.module.css';
import type { WeekHeader } from './week-header.ts';

type CountedHeader = Extract<WeekHeader, { is: 'pregnant' | 'born' }>;

/** Last day of the tape after a birth: the twelve weeks of the postpartum rules. */
const BIRTH_TAPE_END = 12 * 7;

function useWords(header: CountedHeader) {
  const intl = useIntl();
  // A calendar date has no time zone; noon local time keeps it on the same day.
  const date = (day: CalendarDate) => shortDate(intl, `${day}T12:00:00`);
  if (header.is === 'born') {
    return {
      side: [
        intl.formatMessage({ id: 'dashboard.sinceBirth' }),
        intl.formatMessage({ id: 'dashboard.born' }, { date: date(header.birthDate) }),
      ],
      tape: intl.formatMessage({ id: 'dashboard.tapeBirth' }, { weeks: header.weeks, days: header.days }),
    };
  }
  const due = intl.formatMessage({ id: 'dashboard.due' }, { date: date(header.dueDate) });
  const left =
    header.daysToGo >= 0
      ? intl.formatMessage({ id: 'dashboard.toGo' }, { days: header.daysToGo })
      : intl.formatMessage({ id: 'dashboard.past' }, { days: -header.daysToGo });
  return {
    side: [left, due],
    tape: intl.formatMessage(
      { id: 'dashboard.tape' },
      { weeks: header.weeks, days: header.days ?? 0, date: date(header.dueDate) },
    ),
  };
}

/** The week in large type, beside it the days to go or past. */
export function WeekHero({ header }: { header: CountedHeader }) {
  const intl = useIntl();
  const { side } = useWords(header);
  return (
    <div className={styles.hero}>
      <p className={styles.week}>
        {header.days === null && <span className={styles.about}>{intl.formatMessage({ id: 'dashboard.about' })}</span>}
        <span className={styles.weekNumber}>{header.weeks}</span>
        <span className={styles.weekWords}>
          <span>{intl.formatMessage({ id: 'dashboard.weeks' }, { weeks: header.weeks })}</span>
          {header.days !== null && <span>{intl.formatMessage({ id: 'dashboard.days' }, { days: header.days })}</span>}
        </span>
      </p>
      <p className={styles.side}>
        <b>{side[0]}</b>
        <span>{side[1]}</span>
      </p>
    </div>
  );
}

/** Reserve the space while the profile is loading. */
export const HeroPlaceholder = () => <div className={styles.heroPlace} />;
export const TapePlaceholder = () => <div className={styles.tapePlace} />;

/** The week tape with today in the middle. */
export function HeroTape({ header }: { header: CountedHeader }) {
  const { tape } = useWords(header);
  return <WeekTape day={header.totalDays} end={header.is === 'born' ? BIRTH_TAPE_END : undefined} summary={tape} />;
}
