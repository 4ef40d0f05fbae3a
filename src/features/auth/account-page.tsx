import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '@/ui/media/icon.tsx';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { AccountForms } from '@/features/auth/account/account-forms.tsx';
import { ConsentLine } from '@/features/auth/account/consent-line.tsx';
import { EraseSection } from '@/features/auth/account/erase-section.tsx';
import { ExportSection } from '@/features/auth/account/export-section.tsx';
import { SessionsSection } from '@/features/auth/account/sessions-section.tsx';
import { SecondFactorSection } from '@/features/auth/second-factor/second-factor-section.tsx';
import styles from '@/features/auth/account/account-page.module.css';

/** Account settings that do not concern health. */
export default function AccountPage() {
  const intl = useIntl();
  return (
    <Page title={intl.formatMessage({ id: 'account.title' })} back="/more">
      <div className={styles.columns}>
        <div>
          <section>
            <SectionTitle>
              <FormattedMessage id="account.you" />
            </SectionTitle>
            <AccountForms />
            <div className={styles.consent}>
              <ConsentLine />
            </div>
          </section>
          <SecondFactorSection />
          <SessionsSection />
        </div>
        <div>
          <section>
            <SectionTitle>
              <FormattedMessage id="account.privacy" />
            </SectionTitle>
            <List>
              <ListRow
                to="/who-looked"
                lead={<Icon name="user" />}
                title={intl.formatMessage({ id: 'account.looked' })}
                detail={intl.formatMessage({ id: 'account.looked.detail' })}
              />
              <ListRow
                to="/privacy"
                lead={<Icon name="lock" />}
                title={intl.formatMessage({ id: 'privacy.title' })}
                detail={intl.formatMessage({ id: 'more.privacy.detail' })}
              />
            </List>
          </section>
          <ExportSection />
          <EraseSection />
        </div>
      </div>
    </Page>
  );
}
