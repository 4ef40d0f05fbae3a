import { FormattedMessage, useIntl } from 'react-intl';
import { lockDelays, type LockDelay } from '@/app/lock/lock-settings.ts';
import { ChoiceChips } from '@/ui/controls/choice-chips.tsx';
import styles from './lock.module.css';

/** After how many minutes without use the app locks. */
export function DelayChoice({ delay, onChange }: { delay: LockDelay; onChange: (delay: LockDelay) => void }) {
  const intl = useIntl();
  return (
    <div className={styles.form}>
      <ChoiceChips
        always
        legend={intl.formatMessage({ id: 'lock.delay' })}
        options={lockDelays.map((minutes) => ({
          value: String(minutes),
          label: intl.formatMessage({ id: `lock.delay.${minutes}` }),
        }))}
        chosen={[String(delay)]}
        onChange={([chosen]) => {
          const found = lockDelays.find((minutes) => String(minutes) === chosen);
          if (found !== undefined) onChange(found);
        }}
      />
      <p className={styles.small}>
        <FormattedMessage id="lock.delay.hint" />
      </p>
    </div>
  );
}
