import { useIntl } from 'react-intl';
import { adherence, type PlannedDose } from '@/clinical/medicines/adherence.ts';
import { addDays } from '@/clinical/time/calendar-date.ts';
import { dateIn } from '@/clinical/time/wall-clock.ts';
import { deviceTimeZone } from '@/model/time/device-time-zone.ts';
import styles from './doses.module.css';

const PERIODS_DAYS = [7, 30] as const;

/** Share of due doses that were taken, over 7 and 30 days. Shows no praise and no blame. */
export function AdherenceShares({ doses, now }: { doses: readonly PlannedDose[]; now: number }) {
  const intl = useIntl();
  const today = dateIn(now, deviceTimeZone());
  return (
    <>
      <dl className={styles.shares}>
        {PERIODS_DAYS.map((days) => (
          <Share key={days} days={days} doses={doses.filter(({ date }) => date > addDays(today, -days))} />
        ))}
      </dl>
      <p className={styles.note}>{intl.formatMessage({ id: 'reminders.share.note' })}</p>
    </>
  );
}

function Share({ days, doses }: { days: number; doses: readonly PlannedDose[] }) {
  const intl = useIntl();
  const { due, ...counts } = adherence(doses);
  return (
    <div className={styles.share}>
      <dt>{intl.formatMessage({ id: 'reminders.share.days' }, { days })}</dt>
      <dd>
        {due === 0 ? (
          intl.formatMessage({ id: 'reminders.share.none' })
        ) : (
          <>
            <span className={styles.percent}>{intl.formatNumber(counts.taken / due, { style: 'percent' })}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" className={styles.bar} aria-hidden="true">
              <rect width="100" height="10" className={styles.track} />
              <rect width={(100 * counts.taken) / due} height="10" className={styles.part} />
            </svg>
            {intl.formatMessage({ id: 'reminders.share.detail' }, { due, ...counts })}
          </>
        )}
      </dd>
    </div>
  );
}
