import { FormattedMessage, useIntl } from 'react-intl';
import { useStoreHealth } from '@/db/store/store-health.ts';
import { SaveBackup } from '@/app/backup/save-backup.tsx';
import { Columns, Page } from '@/ui/layout/page.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import styles from './attention.module.css';
import { LogSection } from './log-section.tsx';
import { RestoreBackup } from './restore-backup.tsx';
import { StorageSection } from './storage-section.tsx';
import { SafetySection } from './safety-section.tsx';
import { StoreFailureCard } from './store-failure-card.tsx';
import { StoreTrouble } from './store-trouble.tsx';

/** The device page: sync status, unsent changes, storage space, and a backup file. */
export default function PhonePage() {
  const intl = useIntl();
  const openFailure = useStoreHealth((health) => health.openFailure);
  if (openFailure)
    return (
      <Page title={intl.formatMessage({ id: 'phone.title' })} back="/more" width="reading">
        <StoreFailureCard reason={openFailure} />
        <LogSection />
      </Page>
    );
  return (
    <Page title={intl.formatMessage({ id: 'phone.title' })} back="/more">
      <StoreTrouble />
      <Columns>
        <SafetySection />
        <section>
          <SectionTitle>
            <FormattedMessage id="phone.backup" />
          </SectionTitle>
          <div className={styles.form}>
            <p>
              <FormattedMessage id="phone.backup.text" />
            </p>
            <details className={styles.more}>
              <summary>
                <FormattedMessage id="phone.backup.make" />
              </summary>
              <div className={styles.inside}>
                <SaveBackup what="everything" />
              </div>
            </details>
            <details className={styles.more}>
              <summary>
                <FormattedMessage id="phone.backup.bring" />
              </summary>
              <div className={styles.inside}>
                <RestoreBackup />
              </div>
            </details>
          </div>
        </section>
        <StorageSection />
        <LogSection />
      </Columns>
    </Page>
  );
}
