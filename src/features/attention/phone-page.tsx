import { FormattedMessage, useIntl } from 'react-intl';
import { useStoreHealth } from '@/db/store-health.ts';
import { SaveBackup } from '@/save-backup.tsx';
import { Columns, Page } from '@/ui/page.tsx';
import { SectionTitle } from '@/ui/section-title.tsx';
import styles from './attention.module.css';
import { BringBackup } from './bring-backup.tsx';
import { RoomSection } from './room-section.tsx';
import { SafetySection } from './safety-section.tsx';
import { ShutStore } from './shut-store.tsx';
import { StoreTrouble } from './store-trouble.tsx';

/** What is safe, what waits, what is only on this phone, how much room there is, and a file to take along. */
export default function PhonePage() {
  const intl = useIntl();
  const shut = useStoreHealth((health) => health.shut);
  if (shut)
    return (
      <Page title={intl.formatMessage({ id: 'phone.title' })} back="/more" width="reading">
        <ShutStore reason={shut} />
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
                <BringBackup />
              </div>
            </details>
          </div>
        </section>
        <RoomSection />
      </Columns>
    </Page>
  );
}
