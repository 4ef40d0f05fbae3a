import { useIntl } from 'react-intl';
import { MAIN_ID, PAGE_TITLE_ID } from '@/ui/page/page-ids.ts';
import { useNow } from '@/ui/hooks/use-now.ts';
import styles from './lock.module.css';

/** The neutral page of the quick exit: a clock, without the name of the app and without links. Works without a network. */
export default function ClockPage() {
  const intl = useIntl();
  const now = useNow(1_000);
  return (
    <main id={MAIN_ID} tabIndex={-1} className={styles.clock} data-no-offers="">
      <h1 id={PAGE_TITLE_ID} tabIndex={-1} className={styles.time}>
        {intl.formatTime(now, { hour: '2-digit', minute: '2-digit' })}
      </h1>
      <p>{intl.formatDate(now, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })}</p>
    </main>
  );
}
