import { FormattedMessage, useIntl } from 'react-intl';
import { logLine } from '@/log/log-entry.ts';
import { clearLog } from '@/log/log.ts';
import { useLog } from '@/log/use-log.ts';
import { Button, ButtonLink } from '@/ui/controls/button.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import styles from './attention.module.css';

/** What did not work on this phone, in words, with the technical line that a report would send. */
export function LogSection() {
  const intl = useIntl();
  const entries = useLog().toReversed();
  return (
    <section>
      <SectionTitle>
        <FormattedMessage id="phone.log" />
      </SectionTitle>
      <div className={styles.form}>
        <p>
          <FormattedMessage id={entries.length === 0 ? 'phone.log.empty' : 'phone.log.text'} />
        </p>
        {entries.length > 0 && (
          <>
            <details className={styles.more}>
              <summary>
                <FormattedMessage id="phone.log.show" values={{ count: entries.length }} />
              </summary>
              <ul className={styles.log}>
                {entries.map((entry) => (
                  <li key={`${entry.at} ${entry.event} ${entry.part}`}>
                    <span>
                      {intl.formatDate(entry.at, { dateStyle: 'medium', timeStyle: 'short' })}
                      {' · '}
                      <FormattedMessage id={`phone.log.event.${entry.event}`} />
                    </span>
                    <code dir="ltr" className={styles.small}>
                      {logLine(entry)}
                    </code>
                  </li>
                ))}
              </ul>
            </details>
            <ButtonLink to="/contact" tone="secondary" icon="send" wide>
              <FormattedMessage id="phone.log.report" />
            </ButtonLink>
            <Button tone="quiet" icon="trash" wide onClick={clearLog}>
              <FormattedMessage id="phone.log.clear" />
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
