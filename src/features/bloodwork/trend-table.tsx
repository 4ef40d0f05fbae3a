import { FormattedMessage, useIntl } from 'react-intl';
import { labTrends } from '@/clinical/lab/lab-trend.ts';
import type { StoredBloodwork } from '@/db/records/bloodwork.ts';
import { readResults } from '@/model/records/bloodwork.ts';
import { Card } from '@/ui/layout/card.tsx';
import { labUnitText } from '@/i18n/phrases/lab-unit-text.ts';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import styles from './bloodwork.module.css';

/** Each test that several reports contain, oldest value first. */
export function TrendTable({ reports }: { reports: readonly StoredBloodwork[] }) {
  const intl = useIntl();
  const trends = labTrends(reports.map(({ recordedAt, results }) => ({ recordedAt, results: readResults(results) })));
  if (trends.length === 0) return null;
  return (
    <section>
      <SectionTitle>
        <FormattedMessage id="bloodwork.trend" />
      </SectionTitle>
      <Card>
        <ul className={styles.results}>
          {trends.map(({ key, name, unit, points }) => (
            <li key={key} className={styles.result}>
              <span>
                {name} <span className={styles.quiet}>{labUnitText(unit)}</span>
              </span>
              <ol className={styles.actions}>
                {points.map(({ recordedAt, text }) => (
                  <li key={recordedAt}>
                    <bdi dir="ltr">
                      <strong>{text}</strong>
                    </bdi>{' '}
                    <span className={styles.quiet}>
                      {intl.formatDate(recordedAt, { dateStyle: 'medium', timeZone: 'UTC' })}
                    </span>
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
