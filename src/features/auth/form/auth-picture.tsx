import { FormattedMessage, useIntl } from 'react-intl';
import { WeekWheel } from '@/ui/drawings/week-wheel.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import styles from './auth-picture.module.css';

/** Beside a form on a desk: the week on its tape, and what an account is for. */
export function AuthPicture() {
  const intl = useIntl();
  return (
    <div className={styles.picture}>
      <div className={styles.wheel}>
        <WeekWheel shape="round" words={intl.formatMessage({ id: 'home.exampleWeek' })} />
      </div>
      <div className={styles.words}>
        <p className={styles.title}>
          <FormattedMessage id="home.heading" />
        </p>
        <p>
          <FormattedMessage id="home.lead" />
        </p>
        <p className={styles.privacy}>
          <Icon name="lock" size={20} />
          <FormattedMessage id="home.privacy" />
        </p>
      </div>
    </div>
  );
}
