import { useIntl } from 'react-intl';
import type { BloodPressureReading } from '@/model/records/reading.ts';
import { pressureAverages } from './pressure-averages.ts';
import { formatReadingNumber } from '@/features/readings/values/reading-words.ts';
import styles from '@/features/readings/list/readings.module.css';

/** Morning and evening side by side. */
export function PressureAverageLine({ readings }: { readings: readonly BloodPressureReading[] }) {
  const intl = useIntl();
  const { morning, evening } = pressureAverages(readings);
  if (!morning && !evening) return null;
  const parts = [
    { label: intl.formatMessage({ id: 'readings.average.morning' }), mean: morning },
    { label: intl.formatMessage({ id: 'readings.average.evening' }), mean: evening },
  ];
  return (
    <dl className={styles.averages}>
      {parts.map(({ label, mean }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi dir="ltr">
              <b>
                {mean
                  ? `${formatReadingNumber(intl, mean.systolic)}/${formatReadingNumber(intl, mean.diastolic)}`
                  : '–'}
              </b>{' '}
              <span>mmHg</span>
            </bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
